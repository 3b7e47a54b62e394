/** Which pages show edits of which content, and where that is tested. */
import { allLocales } from '../locale/locales.ts';
import type { Kind } from './edited-service.ts';

/** A page that shows each kind of content. */
export const PAGES: Readonly<Record<Kind, string>> = {
  pages: '/our-story',
  posts: '/blogs/posts-0',
  campaigns: '/news-campaigns',
  locations: '/general-enquiry',
  awards: '',
  products: '/product/products-0',
  menuItems: '/plp',
  productCategories: '/brands',
  ingredients: '/ingredients',
};
export const KINDS = Object.keys(PAGES) as Kind[];

const SEED = Number(process.env.INSTANCES_SEED ?? 0);
const LOCALES = Number(process.env.INSTANCES_LOCALES ?? 2);

/**
 * The locales that a kind is tried in: the next ones for the next kind, so that all kinds have all. `INSTANCES_LOCALES=14`
 * tries every pair.
 */
export function chooseLocales(kind: Kind) {
  const from = SEED + KINDS.indexOf(kind) * LOCALES;
  return Array.from({ length: LOCALES }, (_, index) => allLocales[(from + index) % allLocales.length]).filter(
    (locale) => locale !== undefined,
  );
}
