import type { SiteEnv } from '../env.ts';
import type { Images } from './images.ts';
import type { Log } from './log.ts';

/** What an address is answered with before the router sees it; without a location the status stands for itself. */
export interface AddressAnswer {
  readonly status: number;
  readonly location?: string;
  readonly cacheControl?: string;
}

/** What the pipeline asks of the site behind it: the address step, and pages. */
export interface SiteBinding {
  /** Given the headers of the visitor only for addresses that may look at them (rulings 2.5). */
  readonly resolveAddress: (url: URL, headers: Headers) => Promise<AddressAnswer | null>;
  /** Given requests without any trace of a visitor, except for posts. */
  readonly render: (request: Request) => Promise<Response>;
  /** Rejects with the reason when backend or content are not there. */
  readonly probe: () => Promise<void>;
  /** Ends timers and writes down what is kept in memory. */
  readonly close?: () => Promise<void>;
}

/** What the server hands to the site. */
export interface SiteContext {
  readonly env: SiteEnv;
  readonly clock: () => number;
  readonly log: Log;
  /** Makes pages with one of these tags render anew; `everything` all of them, as when the redirect table changes. */
  readonly purgePages: (tags: readonly string[]) => void;
  readonly loadImageSize: Images['loadImageSize'];
}

/** What the built module of the site exports. */
export type CreateSite = (context: SiteContext) => Promise<SiteBinding>;
