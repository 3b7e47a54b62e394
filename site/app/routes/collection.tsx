import { loadBrands } from '../content/pages/brands.server.ts';
import { buildCollectionHead } from '../content/pages/collection-head.ts';
import { loadCollectionTexts } from '../content/pages/collection-texts.server.ts';
import { buildListingHead, loadListing } from '../content/pages/listing.server.ts';
import { critical } from '../content/pages/load.server.ts';
import { findNearest } from '../content/pages/nearest.server.ts';
import { notFound } from '../content/pages/not-found.server.ts';
import { loadProductTypeName } from '../content/pages/product-type.server.ts';
import { servicesContext } from '../content/services.ts';
import { MIN_TO_COMPARE } from '../facets/compare-query.ts';
import { localeContext } from '../locale/context.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { ComparableListing } from '../product/comparable-listing.tsx';
import { ListingBanner } from '../product/listing-banner.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/collection';
import { listingHeaders } from './cache-control.ts';

/** The products of a brand, of one type or all (spec §2); without products there is no list (decision 0014). */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { language } = locale;
  const brands = await loadBrands(context);
  const brand = brands.find((one) => one.slug === params.brandName);
  const collections = await critical(context.get(servicesContext).catalogue.listCollections(locale));
  const types = collections.get(params.brandName);
  const isAll = params.productType === 'all';
  if (!brand || !types || !(isAll || types.has(params.productType))) {
    throw await notFound(context, url, {
      nearest: await findNearest(context, [params.brandName, ...(isAll ? [] : [params.productType])]),
    });
  }
  const type = isAll ? null : await loadProductTypeName(context, params.productType);
  const within = { brand: brand.slug, ...(isAll ? {} : { type: params.productType }) };
  const written = await loadCollectionTexts(context, brand.slug, isAll ? null : params.productType);
  const listing = await loadListing(context, url, within);
  const { total } = listing.listing;
  const categories = brand.categories.filter((category) => category.types.some((slug) => types.has(slug)));
  const scope = categories.length > 0 ? categories.map(({ name }) => name) : [brand.tagline];
  const head = buildCollectionHead({ brand, scope, type, total }, locale);
  return {
    ...(await buildListingHead(context, listing, {
      url,
      title: written?.title || head.title,
      image: brand.image?.mediaItemUrl,
      description: written?.description || head.description,
      steps: [
        { name: brand.name, pagePath: `/brands/${brand.slug}` },
        {
          name: type ?? m.type_all({}, { locale: language }),
          pagePath: `/collections/${brand.slug}/${params.productType}`,
        },
      ],
    })),
    path: url.pathname,
    brand: { slug: brand.slug, name: brand.name, banner: brand.banner },
    heading: isAll ? m.brand_all({ name: brand.name }, { locale: language }) : head.title,
    /** What is listed, not what most of the range is: a soap is no oral care. */
    intro:
      written?.text ??
      (isAll
        ? scope.join(' · ')
        : (categories.find((category) => category.types.includes(params.productType))?.name ?? null)),
    isComparable: !isAll && listing.listing.unfiltered >= MIN_TO_COMPARE,
    ...listing,
  };
}

export const headers = listingHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Collection({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { brand } = loaderData;
  return (
    <Sections>
      <ListingBanner room={brand.slug} title={loaderData.heading} intro={loaderData.intro} image={brand.banner} />
      <Breadcrumb crumbs={loaderData.trail} />
      <ComparableListing
        path={loaderData.path}
        listing={loaderData.listing}
        state={loaderData.state}
        relaxations={loaderData.relaxations}
        isComparable={loaderData.isComparable}
        onward={{ to: `/brands/${brand.slug}`, label: t(m.brand_all, { name: brand.name }) }}
      />
    </Sections>
  );
}
