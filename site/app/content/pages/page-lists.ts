import type { FormView } from '../../forms/form-view.ts';
import type { ImageMedia } from '../../ui/image-media.ts';
import type { FileFacts } from '../client/file-facts.server.ts';
import type {
  CampaignCardFragment,
  PageCoreFragment,
  PageGroupsFragment,
  PostCardFragment,
} from '../generated/graphql.ts';
import type { BodyType, QuizResult } from './body-type.ts';
import type { CollectionTable } from './collection-tables.server.ts';
import type { DatedList } from './dated-list.ts';
import type { KeyFigures } from './key-figures.ts';
import type { Location } from './locations.server.ts';
import type { ProductCardData } from './product-card.ts';
import type { Need, NeedAnswer, Routine } from './routine.server.ts';
import type { WhereToBuy } from './shop.ts';

type Groups = { [Name in keyof PageGroupsFragment]: NonNullable<PageGroupsFragment[Name]> };

/** The content groups of a page (spec §3); an operation may query some of them. */
export type PageGroups = {
  [Name in Exclude<keyof Groups, 'leadership' | 'careers' | 'investorResults' | 'enquiry' | 'homeRemedies'>]?:
    | Groups[Name]
    | null;
} & {
  leadership?: Partial<Groups['leadership']> | null;
  /** `isBoard`: the page is about these jobs, so it says when there are none. */
  careers?: (Groups['careers'] & { isBoard?: boolean }) | null;
  /** Facts by the document's address. */
  investorResults?: (Groups['investorResults'] & { facts?: Record<string, FileFacts> }) | null;
  /** The paper of each ingredient shown, by the address of its picture. */
  homeRemedies?: (Groups['homeRemedies'] & { papers?: Record<string, string> }) | null;
  /** On a page without a form: the location that answers, and the address to write to, not always the location's. */
  enquiry?: (Groups['enquiry'] & { location?: Location | null; email?: string | null }) | null;
};

/** A page of the backend with its content groups. */
export type ContentPageNode = PageCoreFragment & PageGroups;

/** A text with an id for each second-level heading, and the list of them. */
export type Outline = { html: string; headings: { id: string; text: string }[] };

/** A page as it is drawn: its text with the outline of it. */
export type PageView = Pick<PageCoreFragment, 'title' | 'locale' | 'pageBanner' | 'subNavigation'> &
  PageGroups & { text: Outline | null };

/** One of a page's home traditions, with the paper of its ingredient. */
export type Tradition = {
  heading: string;
  description: string;
  image: ImageMedia | null;
  paper: string | undefined;
};

/** Data drawn with a page's groups: lists of other content, and values computed from the page. */
export type PageLists = {
  newsHub?: { stories: DatedList<PostCardFragment>; campaigns: CampaignCardFragment[] };
  campaigns?: DatedList<CampaignCardFragment>;
  newestCampaigns?: CampaignCardFragment[];
  pressReleases?: DatedList<PostCardFragment>;
  healthHub?: DatedList<PostCardFragment>;
  keyFigures?: KeyFigures;
  quiz?: QuizResult & {
    names: Record<BodyType, string>;
    /** The page's text on the resulting temperament. */
    portrait: Groups['nature'][BodyType] | null;
    routine: Routine;
    /** A home tradition for the temperament. */
    tradition: Tradition | null;
    moreQuery: string;
    needs: Need[];
    /** The chosen one, with its products. */
    need: NeedAnswer | null;
  };
  form?: {
    view: FormView;
    heading: string;
    description: string | null;
    /** The location that answers, and the address to write to instead, which is not always the location's. */
    location: Location | null;
    email: string | null;
    /** The subject of the form. */
    product: { slug: string; name: string } | null;
    job: { id: string; title: string } | null;
  };
  locations?: Location[];
  whereToBuy?: WhereToBuy;
  collections?: CollectionTable[];
  /** The products that a story ends in. */
  storyProducts?: ProductCardData[];
};
