import type { RouterContextProvider } from 'react-router';
import { buildFullName } from '../../../../contract/full-name.ts';
import { inLanguage } from '../../../../contract/languages.ts';
import { company } from '../../../company.ts';
import { buildPath } from '../../locale/path.ts';
import { buildProduct } from '../../seo/json-ld/product.ts';
import { imageUrl } from '../../ui/image-address.ts';
import { isHidden } from '../catalogue/hidden-products.ts';
import { productVariables } from '../catalogue/product-variables.ts';
import { plainText } from '../cleaning/plain-text.ts';
import { parseSlug } from '../cleaning/slug.ts';
import { optional } from '../client/optional.ts';
import { GetProductDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { loadBrands } from './brands.server.ts';
import { findElsewhere } from './elsewhere.server.ts';
import { buildHead } from './head.server.ts';
import { markUnknownQuery } from './known-query.ts';
import { createLoad, type Load } from './load.server.ts';
import { loadLocations } from './locations.server.ts';
import { findNearest } from './nearest.server.ts';
import { notFound } from './not-found.server.ts';
import { buildTrail, buildTrailData } from './page-data.server.ts';
import { loadFaqs } from './product-type.server.ts';
import { buildProductView } from './product-view.server.ts';
import { type CityShops, nameShops, stocks, WHERE_TO_BUY } from './shop.ts';
import { loadShops } from './shops.server.ts';

/** Loads a product of the request's locale with its brand and related products; unknown slugs are 404. */
export async function loadProduct(context: Readonly<RouterContextProvider>, url: URL, slug: string) {
  const load = createLoad(context);
  const { catalogue, siteOrigin } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const [answer, brands, type] = await Promise.all([
    load(GetProductDocument, productVariables(slug, load.locale.language)),
    loadBrands(context),
    loadTypeOf(context, load, slug),
  ]);
  const node = answer.products?.nodes[0];
  // An ignored filter returns another product (contract notes 23).
  if (node?.slug !== parseSlug(slug)) {
    const elsewhere = await findElsewhere(context, slug);
    throw await notFound(context, url, elsewhere ? { elsewhere } : { nearest: await findNearest(context, [slug]) });
  }
  const product = buildProductView(node, load.locale);
  const brand = brands.find((one) => product.categories.some((category) => category.slug === one.slug)) ?? null;
  markUnknownQuery(tags, url.searchParams, { size: product.options.map(({ id }) => id) });
  const fullName = buildFullName(product.name, brand?.name, load.locale.language);
  const relatedSlugs = (node.related?.nodes ?? []).flatMap((related) =>
    'slug' in related ? (related.slug ?? []) : [],
  );
  const related = await optional(catalogue.findProducts(load.locale, relatedSlugs, tags), [], tags);
  const place = { origin: siteOrigin, locale: load.locale };
  const pagePath = `/product/${product.slug}`;
  const above = type
    ? { name: type.name, pagePath: `/${type.slug}` }
    : brand && { name: brand.name, pagePath: `/brands/${brand.slug}` };
  const trail = buildTrail(place, [...(above ? [above] : []), { name: product.name, pagePath }]);
  return {
    head: await buildHead(context, {
      url,
      title: node.seo?.metaTitle || fullName,
      description: node.seo?.metaDescription || plainText(product.shortDescription),
      image: product.gallery[0]?.mediaItemUrl,
      isIndexed: !isHidden(node),
      jsonLd: [
        buildProduct({
          url: `${siteOrigin}${buildPath({ ...load.locale, pagePath })}`,
          name: fullName,
          brand: brand?.name ?? inLanguage(company.name, load.locale.language),
          description: plainText(product.shortDescription),
          images: product.gallery.flatMap(({ mediaItemUrl }) =>
            mediaItemUrl ? [`${siteOrigin}${imageUrl(mediaItemUrl, 'w_1200,f_jpeg,q_80')}`] : [],
          ),
          category: type?.name ?? null,
          sizes: product.options.flatMap(({ label }) => label ?? []),
          gtins: product.options.flatMap(({ gtin }) => gtin ?? []),
        }),
        buildTrailData(place, trail),
      ],
    }),
    product,
    /** The location to ask about a product without marketplace links. */
    location: product.options.some(({ links }) => links.length === 0) ? ((await loadLocations(load))[0] ?? null) : null,
    fullName,
    trail,
    brand: brand && { slug: brand.slug, name: brand.name },
    nearby: await findNearby(context, load, { slug: product.slug, brand, type }),
    faqs: type?.faqs ?? [],
    related: related.slice(0, 4),
  };
}

/** The shops that stock a product, by city; null where no page lists shops. */
async function findNearby(
  context: Readonly<RouterContextProvider>,
  load: Load,
  product: Parameters<typeof stocks>[1],
): Promise<CityShops[] | null> {
  const { siteIndex } = context.get(servicesContext);
  const index = await optional(siteIndex.load(load.locale), null, context.get(tagsContext));
  if (!index?.pages.has(WHERE_TO_BUY)) return null;
  const { shops } = await loadShops(load);
  return nameShops(shops.filter((shop) => stocks(shop, product)));
}

/** The product's type with its questions and answers; optional. */
async function loadTypeOf(context: Readonly<RouterContextProvider>, load: Load, slug: string) {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const [item] = await optional(catalogue.findProducts(load.locale, [slug], tags), [], tags);
  if (!item?.type) return null;
  return { ...item.type, faqs: await loadFaqs(load, item.type.slug, item.slug) };
}
