/** Where browsers report how a page performed; site/server/vitals-endpoint.ts handles it (decision 0166). */
export const VITALS_PATH = '/vitals';

/** The value of `navigator.connection.effectiveType`; `unknown` in browsers without it. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;
/** How the visitor reached the document, as the library reports it. */
export const NAVIGATIONS = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const;
/** In milliseconds, except CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

export type Vital = (typeof VITALS)[number];

/** What a browser reports about one document: nothing that identifies its visitor. */
export type VitalsBeacon = {
  /** The path of the document, without its query. */
  path: string;
  connection: (typeof CONNECTIONS)[number];
  navigation: (typeof NAVIGATIONS)[number];
} & Partial<Record<Vital, number>>;
