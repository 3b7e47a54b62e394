import type { RouterContextProvider } from 'react-router';
import { isBrand } from '../../facets/category.ts';
import { localeContext } from '../../locale/context.ts';
import type { ImageMedia } from '../../ui/image-media.ts';
import { loadCategoryTrees } from '../catalogue/category-trees.server.ts';
import { optional } from '../client/optional.ts';
import { BrandsDataDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { type BrandCategory, resolveBrandCategories } from './brand-categories.ts';
import { createLoad, type RunQuery } from './load.server.ts';

export type BrandSummary = {
  id: string;
  slug: string;
  name: string;
  /** What the range is for, in a word or two: its category, else the heading of its banner. */
  tagline: string;
  /** The category most of its product types belong to. */
  category: BrandCategory | null;
  image: ImageMedia | null;
  /** The wide scene at the top of its pages. */
  banner: ImageMedia | null;
};

/** Loads the brands of the request's locale: the top-level categories with a brand banner (contract notes 1). */
export async function loadBrands(
  context: Readonly<RouterContextProvider>,
  load: RunQuery = createLoad(context),
): Promise<BrandSummary[]> {
  const answer = await load(BrandsDataDocument, { language: context.get(localeContext).language });
  const brands = (answer.productCategories?.nodes ?? []).filter(isBrand);
  const categories = await loadCategories(context, new Set(brands.flatMap(({ slug }) => slug ?? [])));
  return brands.flatMap((node) =>
    node.slug && node.name
      ? [
          {
            id: node.id,
            slug: node.slug,
            name: node.name,
            tagline: categories.get(node.slug)?.name ?? node.brandBanner?.heading ?? '',
            category: categories.get(node.slug) ?? null,
            image: node.image ?? node.brandBanner?.image?.node ?? null,
            banner: node.brandBanner?.image?.node ?? null,
          },
        ]
      : [],
  );
}

/** Optional, and with one tag: hundreds of categories are read for a word of each. */
async function loadCategories(
  context: Readonly<RouterContextProvider>,
  brands: ReadonlySet<string>,
): Promise<ReadonlyMap<string, BrandCategory>> {
  const { content } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const tags = context.get(tagsContext);
  tags.add([`${locale.country}:catalogue`]);
  return resolveBrandCategories(await optional(loadCategoryTrees(content, locale), [], tags), brands);
}
