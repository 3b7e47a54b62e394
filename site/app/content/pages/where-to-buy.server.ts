import type { RouterContextProvider } from 'react-router';
import { resolveCountry } from '../../../../contract/countries.ts';
import { COUNTRY_MAP_WIDTH, countryMapHeight, projectOnCountry } from '../../../../contract/country-map.ts';
import { buildFullName } from '../../../../contract/full-name.ts';
import type { Locale } from '../../locale/path.ts';
import type { JsonLd } from '../../seo/json-ld/json-ld.ts';
import { buildStore } from '../../seo/json-ld/store.ts';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import { productVariables } from '../catalogue/product-variables.ts';
import { optional } from '../client/optional.ts';
import { GetProductDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { findElsewhere } from './elsewhere.server.ts';
import type { Found, PageRequest } from './find-page.ts';
import { loadNamedPage } from './generic-page.server.ts';
import type { Load } from './load.server.ts';
import type { MapTag } from './map-tag-options.ts';
import { placeTags } from './map-tags.ts';
import { buildProductView, type ProductOption } from './product-view.server.ts';
import { listCities, type Shop, stocks, type WhereToBuy } from './shop.ts';
import { loadShops } from './shops.server.ts';

/** The query names of the form. */
export const SHOP_PARAMS = 'city,product';
/** A list of more products than this helps nobody: their pages link here. */
const MAX_PRODUCTS = 200;

/** Finds the page with the country's shops, those that stock a product, in a city (`?product=…&city=…`). */
export async function loadWhereToBuy({ context, load, url, pagePath }: PageRequest): Promise<Found> {
  const [{ page }, { shops, online }, choices] = await Promise.all([
    loadNamedPage(load, pagePath.slice(1)),
    loadShops(load),
    loadChoices(context, load.locale),
  ]);
  if (!page) return { page };
  const slug = url.searchParams.get('product') || null;
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const [item] = slug ? await optional(catalogue.findProducts(load.locale, [slug], tags), [], tags) : [];
  const isUnsold = slug !== null && !item;
  const keeping = item ? shops.filter((shop) => stocks(shop, item)) : shops;
  const cities = listCities(shops).map(({ name }) => ({
    name,
    count: keeping.filter((shop) => shop.city === name).length,
  }));
  const withShops = new Set(cities.flatMap(({ name, count }) => (count > 0 ? [name] : [])));
  const city = cities.find(({ name }) => name === url.searchParams.get('city'))?.name ?? null;
  const shown = keeping.filter((shop) => city === null || shop.city === city);
  const whereToBuy: WhereToBuy = {
    product: item ? { ...nameOf(item, load.locale), option: await loadOption(load, item.slug) } : null,
    unsold: isUnsold ? { slug, elsewhere: await findElsewhere(context, slug) } : null,
    city,
    cities,
    tags: tagCities(load.locale, shops).filter(({ name }) => withShops.has(name)),
    products: groupByBrand(choices.length > 0 || !item ? choices : [item]),
    online,
    shops: isUnsold ? [] : await nameRanges(context, load.locale, shown),
  };
  return {
    page,
    lists: { whereToBuy },
    known: { city: cities.map(({ name }) => name), product: [item?.slug] },
  };
}

/** Placing tags takes some 20 ms: done once for the shops of a country, whatever the query. */
const tagsByShops = new WeakMap<readonly Shop[], MapTag[]>();

/** The tags of cities on the map of their country; those with most shops are placed first. */
function tagCities({ country }: Locale, shops: readonly Shop[]): MapTag[] {
  const known = tagsByShops.get(shops);
  if (known) return known;
  const places = listCities(shops)
    .toSorted((one, other) => other.count - one.count)
    .flatMap(({ name, at }) => {
      if (!at) return [];
      const [x, y] = projectOnCountry(country, at.longitude, at.latitude);
      return [{ name, x, y }];
    });
  const tags = placeTags(places, { width: COUNTRY_MAP_WIDTH, height: countryMapHeight(country) });
  tagsByShops.set(shops, tags);
  return tags;
}

const nameOf = ({ slug, name, brand }: CatalogueItem, { language }: Locale) => ({
  slug,
  name: buildFullName(name, brand?.name, language),
});

/** The products of the country, if they are few enough to choose from. */
async function loadChoices(context: Readonly<RouterContextProvider>, locale: Locale): Promise<CatalogueItem[]> {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const query = { filters: {}, sort: 'menu', page: 1, pageSize: MAX_PRODUCTS, tags } as const;
  const listing = await optional(catalogue.listProducts(locale, query), null, tags);
  return listing && listing.pages === 1 ? listing.items : [];
}

function groupByBrand(items: readonly CatalogueItem[]): WhereToBuy['products'] {
  return [...Map.groupBy(items, ({ brand }) => brand?.name ?? '')].map(([brand, ofBrand]) => ({
    brand,
    items: ofBrand.map(({ slug, name }) => ({ slug, name })),
  }));
}

/** The first size of a product that is sold online. */
async function loadOption(load: Load, slug: string): Promise<Pick<ProductOption, 'label' | 'links'> | null> {
  const answer = await load.optional(GetProductDocument, productVariables(slug, load.locale.language));
  const node = answer?.products?.nodes.find((product) => product.slug === slug);
  const options = node ? buildProductView(node, load.locale).options : [];
  const option = options.find(({ links }) => links.length > 0);
  return option ? { label: option.label, links: option.links } : null;
}

/** The names of what shops stock, with their pages, without what the country does not sell. */
async function nameRanges(context: Readonly<RouterContextProvider>, locale: Locale, shops: readonly Shop[]) {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const slugs = [...new Set(shops.flatMap(({ stock }) => stock))];
  const [terms, products] = await Promise.all([
    optional(catalogue.listTerms(locale, tags), [], tags),
    optional(catalogue.findProducts(locale, slugs, tags), [], tags),
  ]);
  const named = new Map([
    ...products.map((item) => [item.slug, { name: nameOf(item, locale).name, path: `/product/${item.slug}` }] as const),
    ...terms.flatMap(({ facet, slug, name }) => {
      const path = facet === 'brand' ? `/brands/${slug}` : facet === 'type' ? `/${slug}` : null;
      return path === null ? [] : [[slug, { name, path }] as const];
    }),
  ]);
  return shops.map((shop) => ({ ...shop, ranges: shop.stock.flatMap((slug) => named.get(slug) ?? []) }));
}

/** Builds the structured data of the shops on a page. */
export function buildShopData({ locale }: { locale: Locale }, group: WhereToBuy | undefined): JsonLd[] {
  const country = resolveCountry(locale.country).iso;
  return (group?.shops ?? []).flatMap((shop) => buildStore({ ...shop, country }));
}
