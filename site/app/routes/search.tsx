import { useEffect } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { loadSearch } from '../search/search.server.ts';
import { SearchForm } from '../search/search-form.tsx';
import { SearchHelp } from '../search/search-help.tsx';
import { SearchResults } from '../search/search-results.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { CORE_STYLES } from '../ui/style-sheets.ts';
import type { Route } from './+types/search';
import { searchHeaders } from './cache-control.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSearch(context, url);
}

export const headers = searchHeaders;

export const handle = CORE_STYLES;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

/** The query as heading, counts by kind, products first (art direction 5). */
export default function Search({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const { country, language } = useLocale();
  const { key } = data.state;
  const total = data.counts.products + data.counts.posts + data.counts.pages;
  useEffect(() => {
    if (key !== '') trackEvent({ event: 'search', result_count: total, country, language });
  }, [key, total, country, language]);
  const title =
    key === '' ? t(m.search_empty_title) : data.help ? t(m.search_none, { key }) : t(m.search_results_for, { key });
  return (
    <>
      <header className="wrap pt-10 pb-8 md:pt-14">
        <h1 className="mb-8 max-w-[24em] text-h2 wrap-anywhere">{title}</h1>
        <div className="max-w-220">
          <SearchForm key={language} initialKey={key} suggestIn="overlay" />
        </div>
      </header>
      {data.help ? <SearchHelp help={data.help} isEmpty={key === ''} /> : <SearchResults data={data} />}
    </>
  );
}
