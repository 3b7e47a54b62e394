import { type JsonLd, some, text } from './json-ld.ts';

/** Builds a Product without offer or price, as the site sells nothing itself. */
export function buildProduct(input: {
  url: string;
  name: string;
  brand: string;
  description?: string | null;
  images?: readonly string[];
  category?: string | null;
  sku?: string | null;
  sizes?: readonly string[];
  /** Numbers of barcodes, of the sizes in their order. */
  gtins?: readonly string[];
}): JsonLd {
  return {
    '@type': 'Product',
    '@id': `${input.url}#product`,
    name: input.name,
    url: input.url,
    brand: { '@type': 'Brand', name: input.brand },
    description: text(input.description),
    image: some(input.images),
    category: text(input.category),
    sku: text(input.sku),
    size: some(input.sizes),
    gtin13: some(input.gtins?.filter((gtin) => /^\d{13}$/.test(gtin))),
  };
}
