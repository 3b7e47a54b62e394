import type { ProductCardData } from '../content/pages/product-card.ts';
import { buildPath, type Locale } from '../locale/path.ts';
import { buildCardsQuery, loadCards } from './product-cards.ts';
import { noteRecentSlug } from './recent-products.ts';

const SHOWN = 4;

/** Records a viewed product on this device, and loads the cards of those viewed before it. */
export async function loadRecentCards(locale: Locale, slug: string, signal: AbortSignal): Promise<ProductCardData[]> {
  const before = noteRecentSlug(localStorage, locale, slug).slice(0, SHOWN);
  if (before.length === 0) return [];
  const address = buildPath({ ...locale, pagePath: `/product-cards?${buildCardsQuery(before)}` });
  return loadCards(fetch, address, signal);
}
