import type { RouterContextProvider } from 'react-router';
import { plainText } from '../cleaning/plain-text.ts';
import { GetBrandHeroDocument } from '../generated/graphql.ts';
import { createLoad } from './load.server.ts';

/** Editors' texts of a collection: the one under its heading, and its title and description for search results. */
type CollectionTexts = { text: string; title: string; description: string };

/**
 * Loads what editors wrote of a brand's products of a type, or of all of them, as the category that holds these under
 * the brand: `tarwa-hair-oil`, `tarwa-product-type` (decision 0267). Optional: null without a text.
 */
export async function loadCollectionTexts(
  context: Readonly<RouterContextProvider>,
  brand: string,
  type: string | null,
): Promise<CollectionTexts | null> {
  const load = createLoad(context);
  const slug = `${brand}-${type ?? 'product-type'}`;
  const answer = await load.optional(GetBrandHeroDocument, { slug: [slug], language: load.locale.language });
  const category = answer?.productCategories?.nodes[0];
  const text = plainText(category?.description);
  // An ignored filter returns another category (contract notes 23); plugins write titles, but only editors write texts.
  if (category?.slug !== slug || text === '') return null;
  return { text, title: category.seo?.metaTitle ?? '', description: category.seo?.metaDescription ?? '' };
}
