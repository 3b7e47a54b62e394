import { loadPost } from '../content/pages/post.server.ts';
import { Article } from '../sections/article.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/blog-post';
import { pageHeaders } from './cache-control.ts';

/** A post by its slug, or by its number (spec §2). */
export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadPost(context, url, params.id);
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <Article {...loaderData} />;
}
