import type { RouterContextProvider } from 'react-router';
import { MIN_TO_COMPARE } from '../../facets/compare-query.ts';
import { m } from '../../messages/generated/messages.js';
import { buildFaqPage } from '../../seo/json-ld/lists.ts';
import { plainText } from '../cleaning/plain-text.ts';
import { parseSlugs } from '../cleaning/slug.ts';
import {
  GetSeoMetaForCatrgoriesDocument,
  ProductTypeCategoryPageDocument,
  type ProductTypeCategoryPageQuery,
} from '../generated/graphql.ts';
import { servicesContext } from '../services.ts';
import { listBlocks } from './list-blocks.ts';
import { buildListingHead, loadListing } from './listing.server.ts';
import { createLoad, critical, type Load } from './load.server.ts';
import { findTypeRoom } from './type-room.server.ts';

/** Loads the page of a product type or category; null when the locale has no products of it (decision 0014). */
export async function loadProductType(context: Readonly<RouterContextProvider>, url: URL, slug: string) {
  const load = createLoad(context);
  const { productTypes } = await critical(context.get(servicesContext).siteIndex.load(load.locale));
  if (!productTypes.includes(slug)) return null;
  const answer = await load(ProductTypeCategoryPageDocument, {
    nameIn: [slug],
    language: load.locale.language,
    withProducts: false,
  });
  const category = answer.productCategories?.nodes[0];
  // An ignored filter returns another category (contract notes 23).
  if (category?.slug !== slug) return null;
  const page = category.categoryPage;
  const faqs = readFaqs(page);
  const list = await loadListing(context, url, { type: slug });
  const name = category.name ?? '';
  return {
    ...(await buildListingHead(context, list, {
      url,
      title: category.seo?.metaTitle || name,
      description: category.seo?.metaDescription,
      image: category.image?.mediaItemUrl,
      steps: [
        { name: m.products_title({}, { locale: load.locale.language }), pagePath: '/plp' },
        { name, pagePath: `/${slug}` },
      ],
      jsonLd: faqs.length > 0 ? [buildFaqPage(faqs)] : [],
    })),
    path: url.pathname,
    name,
    description: plainText(category.description),
    image: category.image ?? null,
    room: await findTypeRoom(context, slug),
    benefits: listBlocks(page?.benefit1, page?.benefit2, page?.benefit3, page?.benefit4),
    faqs,
    /** A category holds several types, which have nothing to be compared by. */
    isComparable: list.listing.unfiltered >= MIN_TO_COMPARE && (await isType(context, load, slug)),
    ...list,
  };
}

async function isType(context: Readonly<RouterContextProvider>, { locale }: Load, slug: string): Promise<boolean> {
  const terms = await critical(context.get(servicesContext).catalogue.listTerms(locale));
  return terms.some((term) => term.facet === 'type' && term.slug === slug);
}

/** Loads the questions and answers about a product type for the page of one of its products; optional. */
export async function loadFaqs(load: Load, slug: string, product: string): Promise<Faq[]> {
  const answer = await load.optional(ProductTypeCategoryPageDocument, {
    nameIn: [slug],
    language: load.locale.language,
    withProducts: false,
  });
  const category = answer?.productCategories?.nodes[0];
  return category?.slug === slug ? readFaqs(category.categoryPage, product) : [];
}

type Faq = { question: string; answer: string };
type CategoryPage = NonNullable<ProductTypeCategoryPageQuery['productCategories']>['nodes'][number]['categoryPage'];

/** The questions of a type's own page, or of a product's page, without those that say they are not shown there. */
function readFaqs(page: CategoryPage, product?: string): Faq[] {
  return (page?.faqs ?? []).flatMap((faq) => {
    const isElsewhere = product !== undefined && parseSlugs(faq?.notOn ?? '').includes(product);
    return faq?.question && faq.answer && !isElsewhere ? [{ question: faq.question, answer: faq.answer }] : [];
  });
}

/** Loads the name of a product type: its category's, else the name the brands use. */
export async function loadProductTypeName(context: Readonly<RouterContextProvider>, slug: string): Promise<string> {
  const load = createLoad(context);
  const answer = await load(GetSeoMetaForCatrgoriesDocument, { category: [slug], language: load.locale.language });
  const category = answer.productCategories?.nodes[0];
  if (category?.slug === slug && category.name) return category.name;
  const terms = await critical(context.get(servicesContext).catalogue.listTerms(load.locale));
  return terms.find((term) => term.facet === 'type' && term.slug === slug)?.name ?? slug;
}

export type ProductTypeData = NonNullable<Awaited<ReturnType<typeof loadProductType>>>;
