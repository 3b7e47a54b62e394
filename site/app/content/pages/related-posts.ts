import { compareNewest } from './dated-list.ts';

type Tagged = { id: string; date: string | null; tags: { nodes: readonly { slug: string | null }[] } | null };

/** Finds the posts that share most tags with one, newest first among equals. */
export function findRelatedPosts<Post extends Tagged>(posts: readonly Post[], of: Tagged, amount: number): Post[] {
  const wanted = new Set(slugsOf(of));
  return posts
    .filter(({ id }) => id !== of.id)
    .map((post) => ({ post, shared: slugsOf(post).filter((slug) => wanted.has(slug)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared || compareNewest(one.post, other.post))
    .slice(0, amount)
    .map(({ post }) => post);
}

function slugsOf({ tags }: Tagged): string[] {
  return (tags?.nodes ?? []).flatMap(({ slug }) => slug ?? []);
}
