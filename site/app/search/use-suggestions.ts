import { useEffect, useState } from 'react';
import { buildPath, type Locale } from '../locale/path.ts';
import { loadSuggestions, parseSuggestionKey, type Suggestion } from './suggestion.ts';

/** Suggestions are requested after a pause in typing this long. */
const PAUSE_MS = 160;

type Suggested = { key: string; suggestions: Suggestion[] };

/** The suggestions for the text being typed, or null before a request; newer text aborts the older request. */
export function useSuggestions(typed: string, { country, language }: Locale): Suggested | null {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const key = parseSuggestionKey(typed);
  useEffect(() => {
    if (key === null) return setSuggested(null);
    const controller = new AbortController();
    const path = buildPath({ country, language, pagePath: '/search-suggestions' });
    const pause = setTimeout(async () => {
      const suggestions = await loadSuggestions(fetch, `${path}?key=${encodeURIComponent(key)}`, controller.signal);
      if (!controller.signal.aborted) setSuggested({ key, suggestions });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [key, country, language]);
  return suggested;
}
