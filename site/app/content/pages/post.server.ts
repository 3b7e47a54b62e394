import { type RouterContextProvider, redirect } from 'react-router';
import { localeTag, resolveCountry } from '../../../../contract/countries.ts';
import { inLanguage, parseLanguageTag } from '../../../../contract/languages.ts';
import { parseModified, parseSiteTime } from '../../../../contract/site-time.ts';
import { company } from '../../../company.ts';
import { buildPath } from '../../locale/path.ts';
import { m } from '../../messages/generated/messages.js';
import { buildArticle } from '../../seo/json-ld/article.ts';
import { imageUrl } from '../../ui/image-address.ts';
import { plainText } from '../cleaning/plain-text.ts';
import { findBySlug, parseSlug } from '../cleaning/slug.ts';
import { optional } from '../client/optional.ts';
import { NewsAndMediaDocument, type PostCardFragment, SingleBlogDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { loadArticleParts } from './article-parts.server.ts';
import { buildHead } from './head.server.ts';
import { createLoad, critical, type Load } from './load.server.ts';
import { findNearest } from './nearest.server.ts';
import { notFound } from './not-found.server.ts';
import { buildOutline } from './outline.server.ts';
import { buildTrail, buildTrailData } from './page-data.server.ts';
import { countReadingMinutes } from './reading-time.ts';
import { findRelatedPosts } from './related-posts.ts';

type Context = Readonly<RouterContextProvider>;

const RELATED = 3;
/** The default permalinks of WordPress: dated, or plain. */
const PERMALINK = /^\/(?:\d{4}\/\d{2}\/(?:\d{2}\/)?)?([^/]+)$/;

/** Loads a post by its slug, with contents, reading time and related posts; a number redirects to its slug. */
export async function loadPost(context: Context, url: URL, id: string) {
  const load = createLoad(context);
  const { language } = load.locale;
  const slug = parseSlug(id);
  const answer = await load(SingleBlogDocument, { slug, language });
  const post = findBySlug(answer.posts?.nodes ?? [], slug);
  if (!post) throw await findByNumber(context, load, url, slug);
  const posts = await loadAllPosts(load);
  const { siteOrigin } = context.get(servicesContext);
  const place = { origin: siteOrigin, locale: load.locale };
  const trail = buildTrail(place, [
    { name: m.post_trail_news({}, { locale: language }), pagePath: '/news-and-media' },
    { name: post.title ?? '', pagePath: `/blogs/${encodeURIComponent(slug)}` },
  ]);
  const address = `${siteOrigin}${trail.at(-1)?.href ?? ''}`;
  const image = post.featuredImage?.node.mediaItemUrl;
  const published = post.date ? parseSiteTime(post.date, resolveCountry(load.locale.country).timeZone) : null;
  const modified = parseModified(post.modifiedGmt);
  const outline = buildOutline(post.content);
  return {
    head: await buildHead(context, {
      url,
      title: post.seo?.metaTitle || post.title,
      description: post.seo?.metaDescription || plainText(post.excerpt, 160),
      image,
      jsonLd: [
        buildTrailData(place, trail),
        buildArticle({
          origin: siteOrigin,
          company: inLanguage(company.name, language),
          url: address,
          headline: post.title ?? '',
          datePublished: published === null ? (post.date ?? '') : new Date(published).toISOString(),
          dateModified: modified === null ? null : new Date(modified).toISOString(),
          inLanguage: localeTag(load.locale.country, parseLanguageTag(post.locale?.locale ?? '') ?? language),
          description: plainText(post.excerpt),
          images: image ? [`${siteOrigin}${imageUrl(image, 'w_1200,f_jpeg,q_80')}`] : [],
        }),
      ],
    }),
    post: {
      title: post.title,
      locale: post.locale,
      date: post.date,
      excerpt: post.excerpt,
      image: post.featuredImage?.node ?? null,
      tags: (post.tags?.nodes ?? []).flatMap((tag) =>
        tag.slug ? [{ slug: tag.slug, name: tag.name ?? tag.slug }] : [],
      ),
      parts: await loadArticleParts(context, outline.html),
      headings: outline.headings,
      minutes: countReadingMinutes(post.content, language),
    },
    trail,
    address,
    related: findRelatedPosts(posts, post, RELATED),
  };
}

export type PostData = Awaited<ReturnType<typeof loadPost>>;

/** Related posts are optional. */
async function loadAllPosts(load: Load): Promise<readonly PostCardFragment[]> {
  const answer = await load.optional(NewsAndMediaDocument, { language: load.locale.language });
  return answer?.posts?.nodes ?? [];
}

/** Old links have a post's number: redirect them to its slug. */
async function findByNumber(context: Context, { locale }: Load, url: URL, id: string) {
  const { siteIndex } = context.get(servicesContext);
  const isNumber = /^\d{1,10}$/.test(id);
  const index = isNumber ? await optional(siteIndex.load(locale), null, context.get(tagsContext)) : null;
  const post = index?.posts.find((one) => String(one.id) === id);
  if (!post) return notFound(context, url, { nearest: await findNearest(context, [id]) });
  return redirect(buildPath({ ...locale, pagePath: `/blogs/${encodeURIComponent(post.slug)}` }), 301);
}

/** Redirects to the post whose WordPress address a page path is; null when no post has it. */
export async function findPostAt(context: Context, { locale }: Load, pagePath: string): Promise<Response | null> {
  const { content, siteIndex } = context.get(servicesContext);
  const { posts } = await critical(siteIndex.load(locale));
  const given = parseSlug(PERMALINK.exec(pagePath)?.[1] ?? '');
  const slug = content.originalOf(locale.country, 'posts', given) ?? given;
  if (!posts.some((post) => post.slug === slug)) return null;
  return redirect(buildPath({ ...locale, pagePath: `/blogs/${encodeURIComponent(slug)}` }), 301);
}
