import type { ProductCardData } from '../content/pages/product-card.ts';

/** No list shows more at once. */
const MAX = 12;

/** Builds the query of `/{country}/product-cards`, the cards of these slugs. */
export function buildCardsQuery(slugs: readonly string[]): string {
  return new URLSearchParams(slugs.slice(0, MAX).map((slug) => ['slug', slug])).toString();
}

/** Parses the query of `buildCardsQuery`. */
export function parseCardsQuery(params: URLSearchParams): string[] {
  return [...new Set(params.getAll('slug'))].filter((slug) => slug !== '').slice(0, MAX);
}

/** Loads cards; none on failure, as the page works without them. */
export async function loadCards(
  fetch: typeof globalThis.fetch,
  address: string,
  signal: AbortSignal,
): Promise<ProductCardData[]> {
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'application/json' } });
    const cards: unknown = answer.ok ? await answer.json() : [];
    return Array.isArray(cards) ? cards.filter(isCard) : [];
  } catch {
    return [];
  }
}

function isCard(value: unknown): value is ProductCardData {
  return typeof value === 'object' && value !== null && 'slug' in value && 'name' in value && 'sizes' in value;
}
