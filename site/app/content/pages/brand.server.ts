import type { RouterContextProvider } from 'react-router';
import { isBrand } from '../../facets/category.ts';
import { localeContext } from '../../locale/context.ts';
import { m } from '../../messages/generated/messages.js';
import { CampaignsByBrandDocument, GetBrandHeroDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { loadBrands } from './brands.server.ts';
import { loadIngredientSummaries } from './ingredient-summaries.server.ts';
import { buildListingHead, type ListingData, loadListing } from './listing.server.ts';
import type { Facet } from './listing.ts';
import { createLoad } from './load.server.ts';
import { findNearest } from './nearest.server.ts';
import { notFound } from './not-found.server.ts';

/** The most campaigns and ingredients on a brand's page. */
const CAMPAIGNS = 3;
const INGREDIENTS = 7;

/**
 * Loads the page of a brand: its products, campaigns, types and ingredients; a category that is not a brand is a 404.
 */
export async function loadBrand(context: Readonly<RouterContextProvider>, url: URL, slug: string) {
  const load = createLoad(context);
  const [answer, listing, tagline, campaigns] = await Promise.all([
    load(GetBrandHeroDocument, { slug: [slug], language: load.locale.language }),
    loadListing(context, url, { brand: slug }),
    loadTagline(context, slug),
    load.optional(CampaignsByBrandDocument, { slug: [slug], language: load.locale.language }),
  ]);
  const brand = answer.productCategories?.nodes[0];
  if (brand?.slug !== slug || !isBrand(brand))
    throw await notFound(context, url, { nearest: await findNearest(context, [slug]) });
  const ingredients = await loadIngredientSummaries(context, listing.listing);
  return {
    ...(await buildListingHead(context, listing, {
      url,
      title: brand.seo?.metaTitle || brand.name,
      description: brand.seo?.metaDescription,
      image: brand.brandBanner?.image?.node.mediaItemUrl,
      steps: [
        { name: m.brands_title({}, { locale: load.locale.language }), pagePath: '/brands' },
        { name: brand.name ?? '', pagePath: `/brands/${slug}` },
      ],
    })),
    path: url.pathname,
    brand: {
      slug,
      name: brand.name ?? '',
      tagline,
      heading: brand.brandBanner?.heading ?? null,
      image: brand.brandBanner?.image?.node ?? null,
      tile: brand.image ?? null,
    },
    description: brand.description ?? '',
    campaigns: (campaigns?.campaigns?.nodes ?? []).slice(0, CAMPAIGNS),
    hasMoreCampaigns: (campaigns?.campaigns?.nodes.length ?? 0) > CAMPAIGNS,
    types: await loadTypes(context, slug, listing),
    ingredients: ingredients.slice(0, INGREDIENTS),
    ...listing,
  };
}

async function loadTagline(context: Readonly<RouterContextProvider>, slug: string): Promise<string | null> {
  const brands = await loadBrands(context);
  return brands.find((brand) => brand.slug === slug)?.categories[0]?.name ?? null;
}

/** The types of the whole range: a filter narrows the list below, not the links to collections. */
async function loadTypes(
  context: Readonly<RouterContextProvider>,
  brand: string,
  { state, listing }: ListingData,
): Promise<Facet['values']> {
  const isNarrowed = Object.keys(state.filters).length > 0;
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const whole = isNarrowed
    ? await catalogue.listProducts(context.get(localeContext), {
        brand,
        filters: {},
        sort: 'menu',
        page: 1,
        pageSize: 1,
        tags,
      })
    : listing;
  const types = whole.facets.find(({ key }) => key === 'type')?.values ?? [];
  return types.filter(({ count }) => count > 0);
}
