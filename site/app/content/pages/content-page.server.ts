import type { RouterContextProvider } from 'react-router';
import { parsePath } from '../../locale/path.ts';
import type { JsonLd } from '../../seo/json-ld/json-ld.ts';
import { buildFaqPage } from '../../seo/json-ld/lists.ts';
import { parseSlug } from '../cleaning/slug.ts';
import {
  DisclaimerDocument,
  GetenquiryDocument,
  GethireDocument,
  GetLifeAtCompanyDocument,
  LeadershipDocument,
  PrivacyPolicyDocument,
  StoryDocument,
} from '../generated/graphql.ts';
import { servicesContext } from '../services.ts';
import { QUIZ_PARAMS } from './body-type.ts';
import { type Ask, type Found, findJoin, withOffices } from './contact.server.ts';
import { DATED_PARAMS } from './dated-list.ts';
import { loadNamedPage, loadPageByUri } from './generic-page.server.ts';
import { buildPageHead } from './head.server.ts';
import { loadInvestor } from './investor.server.ts';
import { createLoad } from './load.server.ts';
import { loadNature } from './nature.server.ts';
import { findNearest } from './nearest.server.ts';
import { loadCampaigns, loadHealthHub, loadNewsHub, loadPressReleases, loadResponsibility } from './news.server.ts';
import { notFound } from './not-found.server.ts';
import { loadOffices } from './offices.server.ts';
import { buildCompanyData, buildFilmData, buildOfficeData } from './page-data.server.ts';
import type { ContentPageNode, PageLists } from './page-lists.ts';
import { readQuestions } from './questions.ts';

type Operation = {
  /** Finds the page, and the lists that stand beside it. */
  find: (ask: Ask) => Promise<Found>;
  /** The query names it reads. */
  params?: string;
  /** The page tells who the company is. */
  isAboutCompany?: boolean;
};

const language = ({ load }: Ask) => ({ language: load.locale.language });
const first = async (answer: Promise<{ pages: { nodes: ContentPageNode[] } | null }>): Promise<Found> => ({
  page: (await answer).pages?.nodes[0],
});

/** How each operation of the specification finds its page and the lists beside it (spec §7). */
const operations = {
  Story: { find: (ask) => first(ask.load(StoryDocument, language(ask))), isAboutCompany: true },
  Leadership: { find: (ask) => first(ask.load(LeadershipDocument, language(ask))) },
  Responsibility: { find: loadResponsibility },
  getInvestor: { find: (ask) => loadInvestor(ask.context, ask) },
  Nature: { find: (ask) => loadNature(ask.context, ask), params: QUIZ_PARAMS },
  newsAndMedia: { find: loadNewsHub, params: DATED_PARAMS },
  campaigns: { find: loadCampaigns, params: DATED_PARAMS },
  pressReleases: { find: loadPressReleases, params: DATED_PARAMS },
  companyHealthHub: { find: loadHealthHub, params: DATED_PARAMS },
  getJoin: { find: findJoin, params: 'job' },
  gethire: { find: (ask) => first(ask.load(GethireDocument, language(ask))) },
  getLifeAtCompany: { find: (ask) => first(ask.load(GetLifeAtCompanyDocument, language(ask))) },
  getenquiry: {
    find: (ask) => withOffices(ask, first(ask.load(GetenquiryDocument, language(ask)))),
    params: 'product',
    isAboutCompany: true,
  },
  /** The specification names no operation for these two: their page is found by name, their offices beside it. */
  distribution: { find: (ask) => withOffices(ask, loadNamedPage(ask.load, ask.pagePath.slice(1))) },
  Disclaimer: { find: (ask) => first(ask.load(DisclaimerDocument, language(ask))) },
  PrivacyPolicy: { find: (ask) => first(ask.load(PrivacyPolicyDocument, language(ask))) },
  /** Any other page of the backend (rulings 2.6, 2.7). */
  byUri: { find: ({ load, pagePath }) => loadPageByUri(load, pagePath) },
} satisfies Record<string, Operation>;

export type ContentPageOperation = keyof typeof operations;

/** Gives the query names an operation's page reads. */
export function paramsOf(operation: ContentPageOperation): string {
  const { params = '' }: Operation = operations[operation];
  return params;
}

/** Loads a content page by its operation; one that the backend lacks, or has in the other language only, is a 404. */
export async function loadContentPage(
  context: Readonly<RouterContextProvider>,
  url: URL,
  operation: ContentPageOperation,
) {
  const load = createLoad(context);
  const { pagePath } = parsePath(url.pathname);
  const { find, isAboutCompany }: Operation = operations[operation];
  const { page, lists = {} } = await find({ context, load, url, pagePath });
  if (!page) {
    // What has no row in the route table may be a list of products that is empty here.
    const nearest = operation === 'byUri' && { nearest: await findNearest(context, [parseSlug(pagePath.slice(1))]) };
    throw await notFound(context, url, nearest || {});
  }
  const place = { origin: context.get(servicesContext).siteOrigin, locale: load.locale };
  const questions = readQuestions(page.content);
  const jsonLd: JsonLd[] = [
    ...(isAboutCompany ? [buildCompanyData(place, lists.offices ?? (await loadOffices(load)))] : []),
    ...buildOfficeData(place, lists.offices ?? []),
    ...(questions.length > 0 ? [buildFaqPage(questions)] : []),
    ...buildFilmData(place, lists.campaigns?.items ?? []),
  ];
  return {
    head: await buildPageHead(context, url, page, { jsonLd, ...findPaged(lists) }),
    page,
    lists,
  };
}

/** The pages of a dated list are each their own canonical (rulings 7); of a year or a tag, the whole list is it. */
function findPaged(lists: PageLists): { page?: number; pages?: number } {
  const list = lists.newsHub?.stories ?? lists.campaigns ?? lists.pressReleases ?? lists.healthHub;
  if (!list || list.query.year !== null || list.query.tag !== null || list.query.page > list.pages) return {};
  return { page: list.query.page, pages: list.pages };
}

export type ContentPageData = Awaited<ReturnType<typeof loadContentPage>>;
