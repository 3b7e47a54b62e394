import { type RouterContextProvider, redirect } from 'react-router';
import { buildFullName } from '../../../../contract/full-name.ts';
import {
  buildComparePath,
  COMPARE_PARAM,
  MAX_COMPARED,
  MIN_TO_COMPARE,
  parseCompared,
} from '../../facets/compare-query.ts';
import { parseTagFacet } from '../../facets/facets.ts';
import { buildPath } from '../../locale/path.ts';
import { m } from '../../messages/generated/messages.js';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import { productVariables } from '../catalogue/product-variables.ts';
import { plainText } from '../cleaning/plain-text.ts';
import { optional } from '../client/optional.ts';
import { GetProductDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { buildHead } from './head.server.ts';
import { createLoad, critical, type Load } from './load.server.ts';
import { buildProductView } from './product-view.server.ts';
import { listCities, stocks } from './shop.ts';
import { loadShops } from './shops.server.ts';

/** Further products of the type that are offered to be added. */
const OFFERED = 48;

/**
 * Loads up to three products of the first one's type, to compare. A form sends each product separately: the address to
 * share has them in one value, without products that the country does not sell.
 */
export async function loadCompare(context: Readonly<RouterContextProvider>, url: URL) {
  const load = createLoad(context);
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const requested = parseCompared(url.searchParams);
  const found = await critical(catalogue.findProducts(load.locale, requested, tags));
  const type = found[0]?.type ?? null;
  const chosen = found.filter((item) => item.type?.slug === type?.slug);
  const slugs = chosen.map(({ slug }) => slug);
  if (slugs.length > 0 && url.searchParams.getAll(COMPARE_PARAM).join('&') !== slugs.join(',')) {
    throw redirect(buildPath({ ...load.locale, pagePath: buildComparePath(slugs) }));
  }
  if (requested.length > 0 && slugs.length === 0) tags.markUnknown();
  const [shown, leftOut] = [chosen.slice(0, MAX_COMPARED), chosen.slice(MAX_COMPARED)];
  const { shops } = await loadShops(load);
  const offered = type && shown.length < MAX_COMPARED ? await listOfType(context, load, type.slug) : [];
  return {
    head: await buildHead(context, {
      url,
      title: m.compare_title({}, { locale: load.locale.language }),
      isIndexed: false,
    }),
    type,
    products: await Promise.all(
      shown.map(async (item) => ({
        ...(await loadCompared(load, item)),
        cities: listCities(shops.filter((shop) => stocks(shop, item))).map(({ name }) => name),
      })),
    ),
    /** The types that have compare boxes, while nothing is compared. */
    types: slugs.length === 0 ? await listComparableTypes(context, load) : [],
    leftOut: leftOut.map(({ slug, name }) => ({ slug, name })),
    offered: offered.filter(({ slug }) => !slugs.includes(slug)).map(({ slug, name }) => ({ slug, name })),
  };
}

export type CompareData = Awaited<ReturnType<typeof loadCompare>>;

/** Loads the compared facts of a product; those that need its own page stay empty when that fails. */
async function loadCompared(load: Load, item: CatalogueItem) {
  const { language } = load.locale;
  const answer = await load.optional(GetProductDocument, productVariables(item.slug, language));
  const node = answer?.products?.nodes.find(({ slug }) => slug === item.slug);
  const view = node ? buildProductView(node, load.locale) : null;
  const tagged = (kinds: readonly string[]) =>
    (view?.tags ?? []).filter(({ slug }) => kinds.includes(parseTagFacet(slug))).map(({ name }) => name);
  const use = view?.details?.howToUse;
  return {
    slug: item.slug,
    name: item.name,
    brand: item.brand,
    image: item.image,
    sizes: item.sizes,
    fullName: buildFullName(item.name, item.brand?.name, language),
    lead: plainText(view?.shortDescription ?? ''),
    needs: tagged(['tag', 'moment']),
    free: tagged(['free']),
    ingredients: (view?.ingredients ?? []).map(({ name }) => name),
    steps: [use?.step1, use?.step2, use?.step3, use?.step4, use?.step5].flatMap((step) => step?.description || []),
    option: view?.options.find(({ links }) => links.length > 0) ?? null,
  };
}

async function listOfType(
  context: Readonly<RouterContextProvider>,
  { locale }: Load,
  type: string,
): Promise<CatalogueItem[]> {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const query = { type, filters: {}, sort: 'menu', page: 1, pageSize: OFFERED, tags } as const;
  return (await optional(catalogue.listProducts(locale, query), null, tags))?.items ?? [];
}

/** The types whose cards have compare boxes. */
async function listComparableTypes(context: Readonly<RouterContextProvider>, { locale }: Load) {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const query = { filters: {}, sort: 'menu', page: 1, pageSize: 1, tags } as const;
  const all = await optional(catalogue.listProducts(locale, query), null, tags);
  const types = all?.facets.find(({ key }) => key === 'type')?.values ?? [];
  return types.filter(({ count }) => count >= MIN_TO_COMPARE).map(({ slug, label }) => ({ slug, name: label }));
}
