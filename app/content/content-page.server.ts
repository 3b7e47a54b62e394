import type { RouterContextProvider } from 'react-router';
import { parsePath } from '../locale/path.ts';
import { buildHead } from '../seo/head.server.ts';
import {
  CampaignsDocument,
  CompanyHealthHubDocument,
  DisclaimerDocument,
  GetenquiryDocument,
  GethireDocument,
  GetInvestorDocument,
  GetJoinDocument,
  GetLifeAtCompanyDocument,
  LeadershipDocument,
  NatureDocument,
  NewsAndMediaDocument,
  PageByNameDocument,
  PageByUriDocument,
  type PageCoreFragment,
  PressReleasesDocument,
  PrivacyPolicyDocument,
  ResponsibilityDocument,
  StoryDocument,
} from './generated/graphql.ts';
import { createLoad, type Load } from './load.server.ts';
import { notFound } from './not-found.server.ts';

type PageAnswer = { pages?: { nodes: PageCoreFragment[] } | null };
type PageLoader = (load: Load, pagePath: string) => Promise<PageCoreFragment | null | undefined>;

const first = async (answer: Promise<PageAnswer>) => (await answer).pages?.nodes[0];
const language = (load: Load) => ({ language: load.locale.language });

/** How each operation of the specification finds its page (spec §7). */
const operations = {
  Story: (load) => first(load(StoryDocument, language(load))),
  Leadership: (load) => first(load(LeadershipDocument, language(load))),
  Responsibility: (load) => first(load(ResponsibilityDocument, language(load))),
  getInvestor: (load) => first(load(GetInvestorDocument, language(load))),
  Nature: (load) => first(load(NatureDocument, language(load))),
  newsAndMedia: (load) => first(load(NewsAndMediaDocument, language(load))),
  companyHealthHub: (load) => first(load(CompanyHealthHubDocument, language(load))),
  pressReleases: (load) => first(load(PressReleasesDocument, language(load))),
  getJoin: (load) => first(load(GetJoinDocument, language(load))),
  gethire: (load) => first(load(GethireDocument, language(load))),
  getLifeAtCompany: (load) => first(load(GetLifeAtCompanyDocument, language(load))),
  getenquiry: (load) => first(load(GetenquiryDocument, language(load))),
  Disclaimer: (load) => first(load(DisclaimerDocument, language(load))),
  PrivacyPolicy: (load) => first(load(PrivacyPolicyDocument, language(load))),
  /** Campaigns are a list of their own; their page is found by name. */
  campaigns: async (load) => {
    const [page] = await Promise.all([
      first(load(PageByNameDocument, { name: 'campaigns', ...language(load) })),
      load.optional(CampaignsDocument, language(load)),
    ]);
    return page;
  },
  distribution: (load, pagePath) => first(load(PageByNameDocument, { name: pagePath.slice(1), ...language(load) })),
  byUri: async (load, pagePath) => (await load(PageByUriDocument, { uri: pagePath })).page,
} satisfies Record<string, PageLoader>;

export type ContentPageOperation = keyof typeof operations;

/** Loads a content page by its operation; one that the backend lacks, or has in the other language only, is a 404. */
export async function loadContentPage(context: Readonly<RouterContextProvider>, url: URL, operation: ContentPageOperation) {
  const load = createLoad(context);
  const page = await operations[operation](load, parsePath(url.pathname).pagePath);
  if (!page) throw notFound(url);
  return {
    head: await buildHead(context, {
      url,
      title: page.seo?.metaTitle || page.title,
      description: page.seo?.metaDescription,
      image: page.pageBanner?.image?.node.mediaItemUrl,
    }),
    page,
  };
}

export type ContentPageData = Awaited<ReturnType<typeof loadContentPage>>;
