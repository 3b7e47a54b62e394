import {
  CampaignsDocument,
  CompanyHealthHubDocument,
  NewsAndMediaDocument,
  PageByNameDocument,
  PressReleasesDocument,
  ResponsibilityDocument,
} from '../generated/graphql.ts';
import { buildDatedList, compareNewest, parseDatedQuery } from './dated-list.ts';
import type { Load } from './load.server.ts';
import type { ContentPageNode, PageLists } from './page-lists.ts';

type PageRequest = { load: Load; url: URL };
type Found = { page: ContentPageNode | null | undefined; lists: PageLists };

/** Links to a campaign go to the first page, of the whole list or of a tag, so all of them must fit. */
const PAGE_SIZES = { stories: 12, campaigns: 10, pressReleases: 12, healthHub: 12 } as const;
const HUB_CAMPAIGNS = 3;

/** Loads the news hub: all stories by date, and the newest campaigns. */
export async function loadNewsHub({ load, url }: PageRequest): Promise<Found> {
  const answer = await load(NewsAndMediaDocument, { language: load.locale.language });
  const stories = buildDatedList(answer.posts?.nodes ?? [], parseDatedQuery(url.searchParams), PAGE_SIZES.stories);
  const campaigns = [...(answer.campaigns?.nodes ?? [])].sort(compareNewest).slice(0, HUB_CAMPAIGNS);
  return { page: answer.pages?.nodes[0], lists: { newsHub: { stories, campaigns } } };
}

/** Loads the campaigns; the page, which no operation returns, is found by name. */
export async function loadCampaigns({ load, url }: PageRequest): Promise<Found> {
  const { language } = load.locale;
  const [answer, list] = await Promise.all([
    load(PageByNameDocument, { name: 'campaigns', language }),
    load(CampaignsDocument, { language }),
  ]);
  const campaigns = buildDatedList(
    list.campaigns?.nodes ?? [],
    parseDatedQuery(url.searchParams),
    PAGE_SIZES.campaigns,
  );
  return { page: answer.pages?.nodes[0], lists: { campaigns } };
}

/** Loads the press releases by date. */
export async function loadPressReleases({ load, url }: PageRequest): Promise<Found> {
  const answer = await load(PressReleasesDocument, { language: load.locale.language });
  const query = parseDatedQuery(url.searchParams);
  const pressReleases = buildDatedList(answer.posts?.nodes ?? [], query, PAGE_SIZES.pressReleases);
  return { page: answer.pages?.nodes[0], lists: { pressReleases } };
}

/** Loads the posts of the health hub by date. */
export async function loadHealthHub({ load, url }: PageRequest): Promise<Found> {
  const answer = await load(CompanyHealthHubDocument, { language: load.locale.language });
  const healthHub = buildDatedList(answer.posts?.nodes ?? [], parseDatedQuery(url.searchParams), PAGE_SIZES.healthHub);
  return { page: answer.pages?.nodes[0], lists: { healthHub } };
}

/** Loads the four areas of responsibility and the nine newest campaigns (spec §9). */
export async function loadResponsibility({ load }: PageRequest): Promise<Found> {
  const answer = await load(ResponsibilityDocument, { language: load.locale.language });
  return {
    page: answer.pages?.nodes[0],
    lists: { newestCampaigns: [...(answer.campaigns?.nodes ?? [])].sort(compareNewest) },
  };
}
