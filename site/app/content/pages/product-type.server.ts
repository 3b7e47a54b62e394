import type { RouterContextProvider } from 'react-router';
import { isBrand } from '../../facets/category.ts';
import { m } from '../../messages/generated/messages.js';
import { buildFaqPage } from '../../seo/json-ld.ts';
import { plainText } from '../cleaning/plain-text.ts';
import {
  GetSeoMetaForCatrgoriesDocument,
  ProductTypeCategoryPageDocument,
  type ProductTypeCategoryPageQuery,
} from '../generated/graphql.ts';
import { listBlocks } from './list-blocks.ts';
import { buildListingHead, loadListing } from './listing.server.ts';
import { createLoad, type Load } from './load.server.ts';
import { findTypeRoom } from './type-room.server.ts';

/** Loads the page of a product type, or null when the backend has no such category, or only a brand of that name. */
export async function loadProductType(context: Readonly<RouterContextProvider>, url: URL, slug: string) {
  const load = createLoad(context);
  const answer = await load(ProductTypeCategoryPageDocument, {
    nameIn: [slug],
    language: load.locale.language,
    withProducts: false,
  });
  const category = answer.productCategories?.nodes[0];
  // An ignored filter gives another category: only the one asked for counts (contract notes 23).
  if (category?.slug !== slug || isBrand(category)) return null;
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
    ...list,
  };
}

/** Loads the questions people ask about a product type; a page about something else is whole without them. */
export async function loadFaqs(load: Load, slug: string): Promise<Faq[]> {
  const answer = await load.optional(ProductTypeCategoryPageDocument, {
    nameIn: [slug],
    language: load.locale.language,
    withProducts: false,
  });
  const category = answer?.productCategories?.nodes[0];
  return category?.slug === slug ? readFaqs(category.categoryPage) : [];
}

type Faq = { question: string; answer: string };
type CategoryPage = NonNullable<ProductTypeCategoryPageQuery['productCategories']>['nodes'][number]['categoryPage'];

function readFaqs(page: CategoryPage): Faq[] {
  return (page?.faqs ?? []).flatMap((faq) =>
    faq?.question && faq.answer ? [{ question: faq.question, answer: faq.answer }] : [],
  );
}

/** Loads the name of a product type, or null when there is none of that slug. */
export async function loadProductTypeName(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<string | null> {
  const load = createLoad(context);
  const answer = await load(GetSeoMetaForCatrgoriesDocument, { category: [slug], language: load.locale.language });
  const category = answer.productCategories?.nodes[0];
  return category?.slug === slug ? (category.name ?? slug) : null;
}

export type ProductTypeData = NonNullable<Awaited<ReturnType<typeof loadProductType>>>;
