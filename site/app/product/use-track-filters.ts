import { useEffect, useRef } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import { buildListingQuery, type ListingState } from '../facets/listing-query.ts';
import { useLocale } from '../locale/use-locale.ts';

/** Reports each change of a listing's filters or order to analytics; not its pages, nor another listing. */
export function useTrackFilters(path: string, state: ListingState, total: number): void {
  const { country, language } = useLocale();
  const query = buildListingQuery({ ...state, page: 1 });
  const last = useRef({ path, query });
  useEffect(() => {
    const before = last.current;
    last.current = { path, query };
    if (before.path !== path || before.query === query) return;
    const filters = Object.keys(state.filters).join(' ');
    trackEvent({ event: 'filter', filters, sort: state.sort, result_count: total, country, language });
  });
}
