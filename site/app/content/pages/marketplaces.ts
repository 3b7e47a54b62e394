/** The marketplaces of the specification, in the order of their buttons (spec §3). */
export const MARKETPLACES = ['amazon', 'noon', 'talabat', 'lulu'] as const;
export type Marketplace = (typeof MARKETPLACES)[number];
export type MarketplaceLink = { marketplace: Marketplace; url: string };

type MetaRows = readonly ({ key: string; value?: string | null } | null)[] | null | undefined;

/**
 * Takes a variation's meta rows (`amazon_url` …) and its product's (`ext_product_url_amazon` …), and gives the links
 * that exist: the variation's own first, else the product's (spec §3). Anything but an http address is dropped.
 */
export function resolveMarketplaceLinks(variation: MetaRows, product: MetaRows): MarketplaceLink[] {
  return MARKETPLACES.flatMap((marketplace) => {
    const url = metaValue(variation, `${marketplace}_url`) ?? metaValue(product, `ext_product_url_${marketplace}`);
    return url ? [{ marketplace, url }] : [];
  });
}

function metaValue(rows: MetaRows, key: string): string | null {
  const value = rows?.find((row) => row?.key === key)?.value?.trim();
  return value && /^https?:\/\//i.test(value) ? value : null;
}
