import { parseSuggestionKey } from '../search/suggestion.ts';
import { findSuggestions } from '../search/suggestions.server.ts';
import type { Route } from './+types/search-suggestions';
import { dataHeadersReading } from './cache-control.ts';

export const headers = dataHeadersReading('key');

/** What the search field suggests while somebody types: `/{country}/search-suggestions?key=am`, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = parseSuggestionKey(url.searchParams.get('key') ?? '');
  return Response.json(key === null ? [] : await findSuggestions(context, key), { headers: headers() });
}
