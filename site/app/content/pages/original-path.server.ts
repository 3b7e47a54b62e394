import type { RouterContextProvider } from 'react-router';
import { defaultLanguage, languageCodes } from '../../../../contract/languages.ts';
import { localeContext } from '../../locale/context.ts';
import { parseSlug } from '../cleaning/slug.ts';
import { optional } from '../client/optional.ts';
import type { SluggedKind } from '../client/original-slugs.ts';
import { servicesContext } from '../services.ts';

/** The slug of an entry's original, from its slug in another language. */
export type OriginalOf = (kind: SluggedKind, slug: string) => string | null;

/** The kinds of entry that the slugs in a page path name, by its first segment. */
const FOLDERS: Readonly<Record<string, readonly SluggedKind[]>> = {
  product: ['products'],
  blogs: ['posts'],
  brands: ['productCategories'],
  collections: ['productCategories', 'productCategories'],
  careers: ['jobs'],
};

/**
 * Builds a page path with the slugs of originals in place of a translation's (decision 0174); null when that is the same.
 * `/product/زيت-الآملج` → `/product/amla-oil`
 */
export function buildOriginalPath(pagePath: string, originalOf: OriginalOf): string | null {
  const [first = '', ...rest] = pagePath.slice(1).split('/').map(parseSlug);
  const kinds = rest.length === 0 ? ['productCategories' as const] : FOLDERS[first];
  const slugs = rest.length === 0 ? [first] : rest;
  if (kinds?.length !== slugs.length) return null;
  const originals = slugs.map((slug, place) => originalOf(kinds[place] ?? 'products', slug));
  if (originals.every((original) => original === null)) return null;
  const path = slugs.map((slug, place) => encodeURIComponent(originals[place] ?? slug));
  return `/${(rest.length === 0 ? path : [first, ...path]).join('/')}`;
}

/** Finds the page path meant by an address with the slug of another language; null when there is none. */
export async function findOriginalPath(
  context: Readonly<RouterContextProvider>,
  pagePath: string,
): Promise<string | null> {
  const { content, catalogue, siteIndex } = context.get(servicesContext);
  const { country } = context.get(localeContext);
  for (const language of languageCodes.filter((one) => one !== defaultLanguage)) {
    const locale = { country, language };
    const lists = pagePath.startsWith('/product/') ? catalogue.listSlugs(locale) : siteIndex.load(locale);
    await optional<unknown, null>(lists, null);
  }
  return buildOriginalPath(pagePath, (kind, slug) => content.originalOf(country, kind, slug));
}
