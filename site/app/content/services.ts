import { createContext } from 'react-router';
import type { CountryCode } from '../../../contract/countries.ts';
import type { Task } from '../../cache/task.ts';
import type { createLegacyMatcher } from '../redirects/match-legacy.ts';
import type { ResolveAddress } from '../redirects/resolve-address.server.ts';
import type { ImageSize } from '../seo/page-meta.server.ts';
import type { Catalogue } from './catalogue/catalogue.server.ts';
import type { LoadNames } from './catalogue/names.server.ts';
import type { ContentClient } from './client/client.server.ts';
import type { LoadFileFacts } from './client/file-facts.server.ts';
import type { TagCollector } from './client/tags.ts';
import type { PreviewBar } from './preview/preview-bar.ts';
import type { SiteIndex } from './site-index/site-index.server.ts';

/** The services loaders use, created once by the server (site/server/site.ts) and passed with every request. */
export type SiteServices = {
  content: ContentClient;
  catalogue: Catalogue;
  siteIndex: SiteIndex;
  /** The names of a locale's brands, types, ingredients and products, for suggestions. */
  loadNames: LoadNames;
  /** Decides on an address before the router; client navigations use it too. */
  resolveAddress: ResolveAddress;
  matchLegacyAddress: ReturnType<typeof createLegacyMatcher>;
  /** The size of a picture of the backend, zero when it cannot be read (spec §8). */
  loadImageSize: (source: string) => Promise<ImageSize>;
  /** Size and date of a file. */
  loadFileFacts: LoadFileFacts;
  siteOrigin: string;
  /** The distance at which lazy pictures are requested, in percent of the window (spec §9). */
  lazyLoadOffset: number;
  clock: () => number;
  /** Logs an error of a page, without what the visitor sent. */
  logError: (error: unknown) => void;
  /** Forwards a newsletter sign-up to the backend; resolves to whether it succeeded (rulings 5). */
  sendNewsletter: (signUp: { country: CountryCode; email: string; userAgent: string }) => Promise<boolean>;
};

export const servicesContext = createContext<SiteServices>();

/** Collects the tags of the content a page was made from, to purge it by. */
export const tagsContext = createContext<TagCollector>();

/** The contents of a preview's bar; null on every other page. */
export const previewContext = createContext<PreviewBar | null>(null);

/** The visitor of a page: its queries are aborted when they leave. */
export const taskContext = createContext<Task>({});
