import { parseSearchKey } from './search-query.ts';

/** A suggestion: its kind, and where it leads. */
export type Suggestion = {
  kind: 'brand' | 'category' | 'type' | 'ingredient' | 'product' | 'article' | 'phrase';
  name: string;
  /** A product's brand. */
  note: string | null;
  /** The page path. */
  to: string;
  /** The source of a product's picture. */
  image: string | null;
  /** Nothing has the typed words: this looks like them. */
  isNear?: boolean;
};

/** Shorter text would suggest everything. */
const MIN_KEY = 2;

/** Parses the text to request suggestions for; null when it is too short. */
export function parseSuggestionKey(typed: string): string | null {
  const key = parseSearchKey(typed);
  return [...key].length < MIN_KEY ? null : key;
}

/** Loads suggestions; none on failure, as the field works without them. */
export async function loadSuggestions(
  fetch: typeof globalThis.fetch,
  address: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'application/json' } });
    return answer.ok ? parseSuggestions(await answer.json()) : [];
  } catch {
    return [];
  }
}

function parseSuggestions(answer: unknown): Suggestion[] {
  return Array.isArray(answer) ? answer.filter(isSuggestion) : [];
}

function isSuggestion(value: unknown): value is Suggestion {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'to' in value &&
    typeof value.to === 'string' &&
    value.to.startsWith('/')
  );
}
