import { data, type HeadersArgs, type MetaDescriptor } from 'react-router';
import { countryInSentence } from '../../../contract/countries.ts';
import { inLanguage } from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import { type ContentPageData, loadContentPage } from '../content/pages/content-page.server.ts';
import { notFound } from '../content/pages/not-found.server.ts';
import { parsePath } from '../locale/path.ts';
import { m } from '../messages/generated/messages.js';
import { ContentPage } from '../sections/content-page.tsx';
import { feedPath } from '../seo/feed-path.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/content-page';
import { contentPageHeaders } from './content-page-headers.server.ts';
import { contentPages } from './content-pages.ts';

/** Every content page of the route table: one module, mounted once per row (content-pages.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const row = contentPages(company.slug)[parsePath(url.pathname).pagePath.slice(1)];
  if (!row) throw await notFound(context, url);
  const page = await loadContentPage(context, url, row.operation, row.form);
  const head = { ...page.head, meta: [...page.head.meta, ...linkFeed(page)] };
  return data({ ...page, head, opening: row.opening }, { headers: contentPageHeaders(row) });
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

/** News pages link to the feed of their locale. */
function linkFeed({ head, lists }: ContentPageData): MetaDescriptor[] {
  if (!lists.newsHub && !lists.pressReleases && !lists.healthHub) return [];
  const { country, language } = head.locale;
  const title = m.feed_title(
    { company: inLanguage(company.name, language), country: countryInSentence(country, language) },
    { locale: language },
  );
  return [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: feedPath(head.locale) }];
}

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}
