import type { CatalogueItem } from '../content/catalogue/catalogue-index.server.ts';

/** A product of a catalogue with a name and only what a test sets. */
export function buildItem(slug: string, more: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    id: slug,
    databaseId: 1,
    slug,
    name: slug,
    image: null,
    brand: null,
    type: null,
    tags: [],
    sizes: [],
    purpose: '',
    ...more,
  };
}
