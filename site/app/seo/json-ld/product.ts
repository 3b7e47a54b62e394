import { type JsonLd, listOrUndefined, textOrUndefined } from './json-ld.ts';

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
    description: textOrUndefined(input.description),
    image: listOrUndefined(input.images),
    category: textOrUndefined(input.category),
    sku: textOrUndefined(input.sku),
    size: listOrUndefined(input.sizes),
    gtin13: listOrUndefined(input.gtins?.filter((gtin) => /^\d{13}$/.test(gtin))),
  };
}
