import type { CountryCode } from '../../contract/countries.ts';
import type { Content } from '../content/content.ts';
import type { MediaManifest } from '../content/media-manifest.ts';
import { listSoldProducts } from '../content/sold-products.ts';
import { buildEntries } from './build-entries.ts';
import { buildMenus } from './build-menus.ts';
import { buildProducts } from './build-products.ts';
import { buildTerms } from './build-terms.ts';
import { createSite, type SiteRows } from './site.ts';

/** Builds every row of a country's site, and lists the media it lacks. */
export function buildSite(
  content: Content,
  manifest: MediaManifest,
  country: CountryCode,
): { rows: SiteRows; missingMedia: Set<string> } {
  const site = createSite({ country, manifest });
  const sold = listSoldProducts(content, country);
  const termIds = buildTerms(site, content, sold);
  buildProducts(site, content, sold, termIds);
  buildEntries(site, content, termIds);
  buildMenus(site, content);
  countProducts(site.rows);
  return { rows: site.rows, missingMedia: site.missingMedia };
}

/** Counts the products under each term. */
export function countProducts(rows: SiteRows): void {
  const counts = new Map<number, number>();
  for (const { term } of rows.productTerms) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const term of rows.terms) term.count = counts.get(term.id) ?? 0;
}
