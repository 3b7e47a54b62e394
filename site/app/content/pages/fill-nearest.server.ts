import type { RouterContextProvider } from 'react-router';
import { buildFullName } from '../../../../contract/full-name.ts';
import { localeContext } from '../../locale/context.ts';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import { buildNamePath, type Name } from '../catalogue/name-index.ts';
import { optional } from '../client/optional.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { WHERE_TO_BUY } from './shop.ts';

type Context = Readonly<RouterContextProvider>;
/** A similar page, by its page path. */
export type NearPage = { label: string; to: string };
export type Near = Name | CatalogueItem | NearPage;

/** The number of best sellers before Where to buy, where nothing is near. */
const BEST_SELLERS = 2;

/** Fills up what was found to a count, each page once. */
export async function fillSuggestions(context: Context, near: readonly Near[], count: number): Promise<NearPage[]> {
  const pages = dropRepeated(context, near);
  if (pages.length >= count) return pages.slice(0, count);
  const more = await optional(listMore(context, near, count), [], context.get(tagsContext));
  return dropRepeated(context, [...pages, ...more]).slice(0, count);
}

/** Lists products of the type and brand of what was found, then best sellers and Where to buy, then any products. */
async function listMore(context: Context, near: readonly Near[], count: number): Promise<Near[]> {
  const { catalogue, siteIndex } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const tags = context.get(tagsContext);
  async function list(
    within: { type?: string; brand?: string },
    more: readonly string[] = [],
  ): Promise<CatalogueItem[]> {
    const filters = more.length > 0 ? { more } : {};
    const query = { ...within, filters, sort: 'menu', page: 1, pageSize: count + 1, tags } as const;
    return (await catalogue.listProducts(locale, query)).items;
  }
  const [type, brand] = findKind(near);
  const same = [
    ...(type && brand ? await list({ type, brand }) : []),
    ...(type ? await list({ type }) : []),
    ...(brand ? await list({ brand }) : []),
  ];
  const bestSellers = await list({}, ['best-seller']);
  const { titles } = (await optional(siteIndex.load(locale), null, tags)) ?? {};
  const whereToBuy = titles?.entries.filter(({ value }) => value.to === WHERE_TO_BUY).map(({ value }) => value) ?? [];
  return [
    ...same,
    ...bestSellers.slice(0, BEST_SELLERS),
    ...whereToBuy,
    ...bestSellers.slice(BEST_SELLERS),
    ...(await list({})),
  ];
}

/** The type and the brand of the first product, type or brand that was found. */
function findKind(near: readonly Near[]): [type?: string | undefined, brand?: string | undefined] {
  for (const one of near) {
    if ('id' in one) return [one.type?.slug, one.brand?.slug];
    if ('kind' in one && one.kind === 'brand') return [undefined, one.slug];
    if ('kind' in one && one.kind !== 'ingredient') return [one.slug];
  }
  return [];
}

export function dropRepeated(context: Context, near: readonly Near[]): NearPage[] {
  const { language } = context.get(localeContext);
  const pages = near.map((one): NearPage => {
    if ('to' in one) return one;
    if ('kind' in one) return { label: one.name, to: buildNamePath(one) };
    return { label: buildFullName(one.name, one.brand?.name, language), to: `/product/${one.slug}` };
  });
  return [...new Map(pages.map((page) => [page.to, page])).values()];
}
