import type { RouterContextProvider } from 'react-router';
import { isBrand } from '../../facets/category.ts';
import { localeContext } from '../../locale/context.ts';
import type { ImageMedia } from '../../ui/image-media.ts';
import { loadCategoryTrees } from '../catalogue/category-trees.server.ts';
import { optional } from '../client/optional.ts';
import { BrandsDataDocument, type BrandsDataQuery } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { type BrandCategory, resolveBrandCategories } from './brand-categories.ts';
import { createLoad, type RunQuery } from './load.server.ts';

type BrandSummary = {
  id: string;
  slug: string;
  name: string;
  /** The purpose of most of the range, in a word or two: its first category, else the heading of its banner. */
  tagline: string;
  /** The categories its product types belong to, the one of most types first. */
  categories: readonly BrandCategory[];
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
  const categories = await loadBrandCategories(context, answer);
  return (answer.productCategories?.nodes ?? []).filter(isBrand).flatMap((node) =>
    node.slug && node.name
      ? [
          {
            id: node.id,
            slug: node.slug,
            name: node.name,
            tagline: categories.get(node.slug)?.[0]?.name ?? node.brandBanner?.heading ?? '',
            categories: categories.get(node.slug) ?? [],
            image: node.image ?? node.brandBanner?.image?.node ?? null,
            banner: node.brandBanner?.image?.node ?? null,
          },
        ]
      : [],
  );
}

/** Loads what each brand is for: optional, and with one tag, as hundreds of categories are read for a word of each. */
export async function loadBrandCategories(
  context: Readonly<RouterContextProvider>,
  answer: BrandsDataQuery | null,
): Promise<ReadonlyMap<string, readonly BrandCategory[]>> {
  const { content } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const tags = context.get(tagsContext);
  const brands = (answer?.productCategories?.nodes ?? []).filter(isBrand).flatMap(({ slug }) => slug ?? []);
  tags.add([`${locale.country}:catalogue`]);
  return resolveBrandCategories(await optional(loadCategoryTrees(content, locale), [], tags), new Set(brands));
}
