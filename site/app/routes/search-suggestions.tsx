import { parseSuggestionKey } from '../search/suggestion.ts';
import { findSuggestions } from '../search/suggestions.server.ts';
import type { Route } from './+types/search-suggestions';
import { dataHeadersReading } from './cache-control.ts';

export const headers = dataHeadersReading('key');

/** Suggestions for the search field as JSON: `/{country}/search-suggestions?key=am`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = parseSuggestionKey(url.searchParams.get('key') ?? '');
  return Response.json(key === null ? [] : await findSuggestions(context, key), { headers: headers() });
}
