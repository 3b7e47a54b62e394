import { countryInSentence, localeTag, resolveCountry } from '../../../contract/countries.ts';
import { inLanguage } from '../../../contract/languages.ts';
import { parseSiteTime } from '../../../contract/site-time.ts';
import { company } from '../../company.ts';
import { plainText } from '../content/cleaning/plain-text.ts';
import { optional } from '../content/client/optional.ts';
import { NewsAndMediaDocument } from '../content/generated/graphql.ts';
import { compareNewest } from '../content/pages/dated-list.ts';
import { createLoad } from '../content/pages/load.server.ts';
import { servicesContext, tagsContext } from '../content/services.ts';
import { buildPath } from '../locale/path.ts';
import { m } from '../messages/generated/messages.js';
import { buildFeed } from '../seo/feed.ts';
import { feedPath } from '../seo/feed-path.ts';
import type { Route } from './+types/feed';
import { pageHeaders } from './cache-control.ts';

export const headers = pageHeaders;

/** How many stories are in the feed. */
const NEWEST = 40;

/** `/{country}/rss.xml`: the newest stories of a locale. */
export async function loader({ context }: Route.LoaderArgs) {
  const load = createLoad(context);
  const { locale } = load;
  const { siteOrigin, siteIndex } = context.get(servicesContext);
  const { timeZone } = resolveCountry(locale.country);
  const text = { locale: locale.language };
  const answer = await load(NewsAndMediaDocument, { language: locale.language });
  const index = await optional(siteIndex.load(locale), null, context.get(tagsContext));
  const addressOf = (pagePath: string) => `${siteOrigin}${buildPath({ ...locale, pagePath })}`;
  const posts = [...(answer.posts?.nodes ?? [])].sort(compareNewest);
  const xml = buildFeed({
    title: m.feed_title(
      {
        company: inLanguage(company.name, locale.language),
        country: countryInSentence(locale.country, locale.language),
      },
      text,
    ),
    summary: m.feed_summary({}, text),
    url: addressOf('/news-and-media'),
    feedUrl: `${siteOrigin}${feedPath(locale)}`,
    inLanguage: localeTag(locale.country, locale.language),
    items: posts.slice(0, NEWEST).map((post) => ({
      title: post.title ?? '',
      url: addressOf(`/blogs/${encodeURIComponent(post.slug ?? '')}`),
      summary: plainText(post.excerpt),
      published: post.date ? parseSiteTime(post.date, timeZone) : null,
      modified: index?.modified.get(`/blogs/${post.slug}`) ?? null,
      topics: (post.tags?.nodes ?? []).flatMap(({ name }) => name ?? []),
    })),
  });
  return new Response(xml, { headers: { ...headers(), 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
