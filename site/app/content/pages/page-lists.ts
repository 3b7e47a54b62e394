import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import type { FileFacts } from '../client/file-facts.server.ts';
import type {
  CampaignCardFragment,
  PageCoreFragment,
  PageGroupsFragment,
  PostCardFragment,
} from '../generated/graphql.ts';
import type { BodyType, QuizResult } from './body-type.ts';
import type { DatedList } from './dated-list.ts';
import type { KeyFigures } from './key-figures.ts';
import type { Location } from './locations.server.ts';

type Groups = { [Name in keyof PageGroupsFragment]: NonNullable<PageGroupsFragment[Name]> };

/** The content groups a page can carry (spec §3); an operation may ask for a part of one. */
export type PageGroups = {
  [Name in Exclude<keyof Groups, 'leadership' | 'careers' | 'investorResults' | 'enquiry'>]?: Groups[Name] | null;
} & {
  leadership?: Partial<Groups['leadership']> | null;
  /** `isBoard`: the page is about these jobs, so it says when there are none. */
  careers?: (Groups['careers'] & { isBoard?: boolean }) | null;
  /** Facts by the address of the document. */
  investorResults?: (Groups['investorResults'] & { facts?: Record<string, FileFacts> }) | null;
  /** The location that answers, the address to write to, which need not be the location's, and the product it is about. */
  enquiry?:
    | (Groups['enquiry'] & { location?: Location | null; email?: string | undefined; about?: string | null })
    | null;
};

/** A page of the backend: its core, and whatever groups it carries. */
export type ContentPageNode = PageCoreFragment & PageGroups;

/** A text with an address for each of its second-level headings, and the list of them. */
export type Outline = { html: string; headings: { id: string; text: string }[] };

/** A page as it is drawn: its text with the outline of it. */
export type PageView = Pick<PageCoreFragment, 'title' | 'locale' | 'pageBanner' | 'subNavigation'> &
  PageGroups & { text: Outline | null };

/** What stands beside a page and is drawn like its groups: lists of other content, and what is reckoned from the page. */
export type PageLists = {
  newsHub?: { stories: DatedList<PostCardFragment>; campaigns: CampaignCardFragment[] };
  campaigns?: DatedList<CampaignCardFragment>;
  newestCampaigns?: CampaignCardFragment[];
  pressReleases?: DatedList<PostCardFragment>;
  healthHub?: DatedList<PostCardFragment>;
  keyFigures?: KeyFigures;
  quiz?: QuizResult & { names: Record<BodyType, string>; products: CatalogueItem[]; moreQuery: string };
  application?: { location: Location | null; job: { id: string; title: string } | null };
  locations?: Location[];
};
