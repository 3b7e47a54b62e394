import type { Marketplace } from '../../../../contract/marketplaces.ts';
import type { Elsewhere } from './elsewhere.server.ts';
import type { MapTag } from './map-tag-options.ts';
import type { ProductOption } from './product-view.server.ts';

/** The page path of the page that says where to buy. */
export const WHERE_TO_BUY = '/where-to-buy';

type ShopKind = 'pharmacy' | 'supermarket' | 'shop';

/** A place that sells products over its counter. */
export type Shop = {
  id: string;
  name: string;
  kind: ShopKind;
  city: string | null;
  /** The address, cleaned HTML; and the line of it before the city. */
  addressHtml: string;
  street: string;
  hours: string;
  phone: string;
  website: string;
  at: { latitude: number; longitude: number } | null;
  /** Directions, on an external map. */
  routeUrl: string;
  /** Slugs of the brands, product types and products it stocks; empty: all. */
  stock: readonly string[];
};

/** A shop that delivers. */
export type OnlineShop = { id: string; name: string; url: string; marketplace: Marketplace | 'shop' };

type Sold = { slug: string; brand: { slug: string } | null; type: { slug: string } | null };

/** Whether a shop stocks a product: by its own slug, its brand's or its type's. */
export function stocks({ stock }: Pick<Shop, 'stock'>, { slug, brand, type }: Sold): boolean {
  return stock.length === 0 || [slug, brand?.slug, type?.slug].some((one) => one !== undefined && stock.includes(one));
}

/** A city with shops: how many, and their centre if their positions are known. */
type ShopCity = { name: string; count: number; at: Shop['at'] };

/** Lists the cities of shops, in the order of the shops. */
export function listCities(shops: readonly Shop[]): ShopCity[] {
  const names = [...new Set(shops.flatMap(({ city }) => city ?? []))];
  return names.map((name) => {
    const here = shops.filter(({ city }) => city === name);
    const places = here.flatMap(({ at }) => at ?? []);
    const mean = (read: (at: NonNullable<Shop['at']>) => number) =>
      places.reduce((sum, at) => sum + read(at), 0) / places.length;
    const at =
      places.length > 0 ? { latitude: mean((one) => one.latitude), longitude: mean((one) => one.longitude) } : null;
    return { name, count: here.length, at };
  });
}

/** Further shops of a city are behind its link. */
const MAX_NAMES = 2;

/** The shops of a city, by name. */
export type CityShops = { city: string; names: string[] };

/** Names the first shops of each city, in the order of the shops. */
export function nameShops(shops: readonly Shop[]): CityShops[] {
  return [...Map.groupBy(shops, ({ city }) => city)].flatMap(([city, here]) =>
    city === null ? [] : [{ city, names: here.slice(0, MAX_NAMES).map(({ name }) => name) }],
  );
}

/** The data of the page that says where to buy. */
export type WhereToBuy = {
  /** The requested product, with where it is sold online; null for all. */
  product: { slug: string; name: string; option: Pick<ProductOption, 'label' | 'links'> | null } | null;
  /** A requested product that the country does not sell. */
  unsold: { slug: string; elsewhere: Elsewhere | null } | null;
  city: string | null;
  cities: Pick<ShopCity, 'name' | 'count'>[];
  /** The cities on the map. */
  tags: MapTag[];
  /** The products to choose from, by brand. */
  products: { brand: string; items: { slug: string; name: string }[] }[];
  online: OnlineShop[];
  shops: (Shop & { ranges: { name: string; path: string }[] })[];
};
