/** Where browsers tell how a page felt; site/server/vitals-endpoint.ts takes it (decision 0166). */
export const VITALS_PATH = '/vitals';

/** What `navigator.connection.effectiveType` says; browsers without it are `unknown`. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;
/** How the visitor came to the document, as the library tells it. */
export const NAVIGATIONS = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const;
/** Each in milliseconds, but CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

export type Vital = (typeof VITALS)[number];

/** What a browser tells of one document: nothing that names its visitor. */
export type VitalsBeacon = {
  /** The path of the document, without its query. */
  path: string;
  connection: (typeof CONNECTIONS)[number];
  navigation: (typeof NAVIGATIONS)[number];
} & Partial<Record<Vital, number>>;
