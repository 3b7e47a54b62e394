import type { CatalogueItem } from '../content/catalogue/catalogue-index.server.ts';

/** A product of a catalogue that has a name and nothing else but what a test gives it. */
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
