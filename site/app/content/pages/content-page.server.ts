import { type RouterContextProvider, redirect } from 'react-router';
import type { KeptForm } from '../../../../contract/forms/submission.ts';
import { buildPath, parsePath } from '../../locale/path.ts';
import type { JsonLd } from '../../seo/json-ld/json-ld.ts';
import { buildFaqPage } from '../../seo/json-ld/lists.ts';
import { parseSlug } from '../cleaning/slug.ts';
import { optional } from '../client/optional.ts';
import {
  DisclaimerDocument,
  GetenquiryDocument,
  GethireDocument,
  GetLifeAtCompanyDocument,
  LeadershipDocument,
  PrivacyPolicyDocument,
  StoryDocument,
} from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { QUIZ_PARAMS } from './body-type.ts';
import { findJoin } from './careers.server.ts';
import { withCollections } from './collection-tables.server.ts';
import { DATED_PARAMS, findKnownDates } from './dated-list.ts';
import { withLocations } from './enquiry.server.ts';
import type { Found, PageRequest } from './find-page.ts';
import { SENT_PARAM } from './form.server.ts';
import { loadNamedPage, loadPageByUri } from './generic-page.server.ts';
import { buildPageHead } from './head.server.ts';
import { loadInvestor } from './investor.server.ts';
import { markUnknownQuery } from './known-query.ts';
import { createLoad, critical } from './load.server.ts';
import { loadLocations } from './locations.server.ts';
import { loadNature } from './nature.server.ts';
import { findNearest } from './nearest.server.ts';
import { loadCampaigns, loadHealthHub, loadNewsHub, loadPressReleases, loadResponsibility } from './news.server.ts';
import { notFound } from './not-found.server.ts';
import { buildPageView } from './outline.server.ts';
import { buildCompanyData, buildFilmData, buildLocationData } from './page-data.server.ts';
import type { ContentPageNode, PageLists } from './page-lists.ts';
import { findPostAt } from './post.server.ts';
import { readQuestions } from './questions.ts';
import { loadStoryProducts } from './story-products.server.ts';
import { buildShopData, loadWhereToBuy, SHOP_PARAMS } from './where-to-buy.server.ts';

type Operation = {
  /** Finds the page, and the lists shown with it. */
  find: (request: PageRequest) => Promise<Found>;
  /** The query names it reads. */
  params?: string;
  /** The page is about the company itself. */
  isAboutCompany?: boolean;
};

const language = ({ load }: PageRequest) => ({ language: load.locale.language });
const first = async (answer: Promise<{ pages: { nodes: ContentPageNode[] } | null }>): Promise<Found> => ({
  page: (await answer).pages?.nodes[0],
});

/** How each operation of the specification finds its page and lists (spec §7). */
const operations = {
  Story: { find: (request) => first(request.load(StoryDocument, language(request))), isAboutCompany: true },
  Leadership: { find: (request) => first(request.load(LeadershipDocument, language(request))) },
  Responsibility: { find: loadResponsibility },
  getInvestor: { find: (request) => loadInvestor(request.context, request) },
  Nature: { find: (request) => loadNature(request.context, request), params: QUIZ_PARAMS },
  newsAndMedia: { find: loadNewsHub, params: DATED_PARAMS },
  campaigns: { find: loadCampaigns, params: DATED_PARAMS },
  pressReleases: { find: loadPressReleases, params: DATED_PARAMS },
  companyHealthHub: { find: loadHealthHub, params: DATED_PARAMS },
  getJoin: { find: findJoin, params: 'job' },
  gethire: { find: (request) => first(request.load(GethireDocument, language(request))) },
  getLifeAtCompany: { find: (request) => first(request.load(GetLifeAtCompanyDocument, language(request))) },
  getenquiry: {
    find: (request) => withLocations(request, first(request.load(GetenquiryDocument, language(request)))),
    params: 'product',
    isAboutCompany: true,
  },
  /** The specification names no operation for these: the page is found by name and shown with locations. */
  distribution: { find: (request) => withLocations(request, loadNamedPage(request.load, request.pagePath.slice(1))) },
  whereToBuy: { find: loadWhereToBuy, params: SHOP_PARAMS },
  Disclaimer: { find: (request) => first(request.load(DisclaimerDocument, language(request))) },
  PrivacyPolicy: { find: (request) => first(request.load(PrivacyPolicyDocument, language(request))) },
  /** Any other page of the backend (rulings 2.6, 2.7). */
  byUri: { find: findByUri },
} satisfies Record<string, Operation>;

async function findByUri({ context, load, pagePath }: PageRequest): Promise<Found> {
  const index = context.get(servicesContext).siteIndex.load(load.locale);
  // Anyone can make up deep paths: the index knows the real ones without querying the service.
  const isDeep = pagePath.lastIndexOf('/') > 0;
  const { pages, pagePaths } =
    (await (isDeep ? critical(index) : optional(index, null, context.get(tagsContext)))) ?? {};
  const moved = pagePaths?.moved.get(parseSlug(pagePath));
  if (moved !== undefined) throw redirect(buildPath({ ...load.locale, pagePath: moved }), 301);
  if (isDeep && !pages?.has(pagePath)) return { page: null };
  const { page } = await loadPageByUri(load, pagePath, pagePaths?.byNumber);
  if (!page) return { page };
  const [found, storyProducts] = await Promise.all([withCollections(context, page), loadStoryProducts(context, page)]);
  return { page: found.page, lists: { ...found.lists, storyProducts } };
}

export type ContentPageOperation = keyof typeof operations;

/** The query names that a page reads, by its operation and its form. */
export function paramsOf(operation: ContentPageOperation, form?: KeptForm): string[] {
  const { params }: Operation = operations[operation];
  return [...(params?.split(',') ?? []), ...(form === undefined ? [] : [SENT_PARAM])];
}

/** Loads a content page by its operation; missing in the language, it is a 404. */
export async function loadContentPage(
  context: Readonly<RouterContextProvider>,
  url: URL,
  operation: ContentPageOperation,
  form?: KeptForm,
) {
  const load = createLoad(context);
  const { pagePath } = parsePath(url.pathname);
  const { find, isAboutCompany }: Operation = operations[operation];
  const { page, lists = {}, known = {} } = await find({ context, load, url, pagePath, form });
  const nothing = Object.fromEntries(paramsOf(operation, form).map((name) => [name, []]));
  const dated = findDated(lists);
  markUnknownQuery(context.get(tagsContext), url.searchParams, {
    ...nothing,
    ...known,
    ...(dated && findKnownDates(dated)),
  });
  if (!page) {
    if (operation !== 'byUri') throw await notFound(context, url);
    const post = await findPostAt(context, load, pagePath);
    if (post) throw post;
    // A path without a row in the route table may be a product list that is empty in this country.
    throw await notFound(context, url, { nearest: await findNearest(context, [parseSlug(pagePath.slice(1))]) });
  }
  const place = { origin: context.get(servicesContext).siteOrigin, locale: load.locale };
  const questions = readQuestions(page.content);
  const jsonLd: JsonLd[] = [
    ...(isAboutCompany ? [buildCompanyData(place, lists.locations ?? (await loadLocations(load)))] : []),
    ...buildLocationData(place, lists.locations ?? []),
    ...buildShopData(place, lists.whereToBuy),
    ...(questions.length > 0 ? [buildFaqPage(questions)] : []),
    ...buildFilmData(place, lists.campaigns?.items ?? []),
  ];
  return {
    head: await buildPageHead(context, url, page, { jsonLd, ...findPaged(lists) }),
    page: buildPageView(page),
    lists,
  };
}

const findDated = (lists: PageLists) =>
  lists.newsHub?.stories ?? lists.campaigns ?? lists.pressReleases ?? lists.healthHub;

/** Each page of a dated list is its own canonical (rulings 7); a year's or a tag's is the whole list. */
function findPaged(lists: PageLists): { page?: number; pages?: number } {
  const list = findDated(lists);
  if (!list || list.query.year !== null || list.query.tag !== null || list.query.page > list.pages) return {};
  return { page: list.query.page, pages: list.pages };
}

export type ContentPageData = Awaited<ReturnType<typeof loadContentPage>>;
