import { pageHeaders } from '../cache-control.ts';
import { SingleBlogDocument } from '../content/generated/graphql.ts';
import { createLoad } from '../content/load.server.ts';
import { notFound } from '../content/not-found.server.ts';
import { formatDate } from '../locale/format-date.ts';
import { useLocale } from '../locale/use-locale.ts';
import { buildHead } from '../seo/head.server.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Image } from '../ui/image.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { Route } from './+types/blog-post';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const load = createLoad(context);
  const answer = await load(SingleBlogDocument, { slug: params.id, language: load.locale.language });
  const post = answer.posts?.nodes[0];
  if (post?.slug !== params.id) throw notFound(url);
  return {
    head: await buildHead(context, {
      url,
      title: post.seo?.metaTitle || post.title,
      description: post.seo?.metaDescription,
      image: post.featuredImage?.node.mediaItemUrl,
    }),
    post,
  };
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function BlogPost({ loaderData: { post } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <article className="wrap max-w-[72ch]! py-section">
      <h1 className="text-h2">{post.title}</h1>
      {post.date && (
        <time dateTime={post.date} className="mt-4 block text-ink-2">
          {formatDate(post.date, locale)}
        </time>
      )}
      <Image media={post.featuredImage?.node} width={960} height={640} sizes="(min-width: 769px) 66ch, 100vw" priority className="my-8 aspect-3/2 w-full object-cover" />
      <RichText html={post.content} />
    </article>
  );
}
