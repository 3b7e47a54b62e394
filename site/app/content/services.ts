import { createContext } from 'react-router';
import type { CountryCode } from '../../../contract/countries.ts';
import type { createLegacyMatcher } from '../redirects/match-legacy.ts';
import type { ResolveAddress } from '../redirects/resolve-address.server.ts';
import type { ImageSize } from '../seo/page-meta.server.ts';
import type { Catalogue } from './catalogue/catalogue.server.ts';
import type { LoadNames } from './catalogue/names.server.ts';
import type { ContentClient } from './client/client.server.ts';
import type { LoadFileFacts } from './client/file-facts.server.ts';
import type { TagCollector } from './client/tags.ts';
import type { SiteIndex } from './site-index/site-index.server.ts';

/** What loaders may ask, built once by the server (site/server/site.ts) and handed in with every request. */
export type SiteServices = {
  content: ContentClient;
  catalogue: Catalogue;
  siteIndex: SiteIndex;
  /** The names of a locale's brands, types, ingredients and products, for suggestions. */
  loadNames: LoadNames;
  /** The decision over an address before the router; client navigations obey it too. */
  resolveAddress: ResolveAddress;
  matchLegacyAddress: ReturnType<typeof createLegacyMatcher>;
  /** The size of a picture of the backend, zero when it cannot be read (spec §8). */
  loadImageSize: (source: string) => Promise<ImageSize>;
  /** Size and date of a file this site links to. */
  loadFileFacts: LoadFileFacts;
  siteOrigin: string;
  gtmId: string;
  /** How near a lazy picture comes before it is asked for, in percent of the window (spec §9). */
  lazyLoadOffset: number;
  clock: () => number;
  /** Logs what went wrong while a page was made, without what a visitor sent. */
  logError: (error: unknown) => void;
  /** Forwards a newsletter sign-up to the backend; tells whether the answer resolved (rulings 5). */
  sendNewsletter: (signUp: { country: CountryCode; email: string; userAgent: string }) => Promise<boolean>;
};

export const servicesContext = createContext<SiteServices>();

/** Notes the tags of the content a page has read, so that the page can be purged by them. */
export const tagsContext = createContext<TagCollector>();
