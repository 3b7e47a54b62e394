import type { RouterContextProvider } from 'react-router';
import { buildProductView } from '../product/product-view.server.ts';
import { buildHead } from '../seo/head.server.ts';
import { servicesContext } from '../services.ts';
import { loadBrands } from './brands.server.ts';
import { findElsewhere } from './elsewhere.server.ts';
import { GetProductDocument } from './generated/graphql.ts';
import { createLoad } from './load.server.ts';
import { notFound } from './not-found.server.ts';
import { plainText } from './plain-text.ts';
import { parseSlug } from './slug.ts';

/** Loads a product of the request's locale with its range and what goes well with it; unknown slugs are 404. */
export async function loadProduct(context: Readonly<RouterContextProvider>, url: URL, slug: string) {
  const load = createLoad(context);
  const { catalogue } = context.get(servicesContext);
  const [answer, brands] = await Promise.all([
    load(GetProductDocument, { slugIn: [slug], language: load.locale.language }),
    loadBrands(context),
  ]);
  const node = answer.products?.nodes[0];
  // An ignored filter gives another product: only the one asked for counts (contract notes 23).
  if (!node || !('productDetails' in node) || node.slug !== parseSlug(slug)) {
    const elsewhere = await findElsewhere(context, slug);
    throw notFound(url, elsewhere ? { elsewhere } : {});
  }
  const product = buildProductView(node);
  const brand = brands.find((one) => product.categories.some((category) => category.slug === one.slug)) ?? null;
  const relatedSlugs = (node.related?.nodes ?? []).flatMap((related) =>
    'slug' in related ? (related.slug ?? []) : [],
  );
  const related = await catalogue.findProducts(load.locale, relatedSlugs).catch(() => []);
  return {
    head: await buildHead(context, {
      url,
      title: node.seo?.metaTitle || [brand?.name, product.name].filter(Boolean).join(' '),
      description: node.seo?.metaDescription || plainText(product.shortDescription),
      image: product.gallery[0]?.mediaItemUrl,
    }),
    product,
    brand: brand && { slug: brand.slug, name: brand.name },
    related: related.slice(0, 4),
  };
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
