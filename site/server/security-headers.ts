import { STYLE_HASH_HEADER } from '../app/ui/page-styles.server.ts';
import { REPORTS_PATH } from './security-reports.ts';

type SecurityOptions = {
  siteOrigin: string;
  /** CSP sources of every page's inline scripts, from `buildPolicyHash`. */
  scriptHashes: readonly string[];
  /** Whether an analytics container may be loaded after consent. */
  analytics: boolean;
};

const ANALYTICS_SOURCES = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
/** Embedded videos, requested only after a click. */
const FRAME_SOURCES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Without `unsafe-inline`: styles that content sets on elements are in the one style element of the page. */
const STYLE_SOURCES = "style-src 'self'";

/** The group of the address where browsers report a broken rule. */
const REPORTS_GROUP = 'security';

type Directive = readonly [string, ...string[]];

/** Builds the headers of documents. */
export function buildSecurityHeaders({ siteOrigin, scriptHashes, analytics }: SecurityOptions): [string, string][] {
  const secure = siteOrigin.startsWith('https:');
  // Browsers support groups only on secure sites, and some not at all. A group in a policy overrides the address.
  const reporting: Directive[] = [
    ['report-uri', REPORTS_PATH],
    ...(secure ? [['report-to', REPORTS_GROUP] satisfies Directive] : []),
  ];
  const measured = analytics ? ANALYTICS_SOURCES : [];
  const directives: Directive[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes, ...(analytics ? ['https://www.googletagmanager.com'] : [])],
    [STYLE_SOURCES],
    ['img-src', "'self'", 'data:', ...measured],
    // Without a container the default applies: a page's first ten packets are precious (decision 0293).
    ...(analytics ? [['connect-src', "'self'", ...measured] satisfies Directive] : []),
    ['frame-src', ...FRAME_SOURCES],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
    ...(secure ? [['upgrade-insecure-requests'] satisfies [string]] : []),
    ...reporting,
  ];
  return [
    ['content-security-policy', writePolicy(directives)],
    // Reported, not enforced: the browser still takes text for HTML and scripts (decision 0117).
    ['content-security-policy-report-only', writePolicy([['require-trusted-types-for', "'script'"], ...reporting])],
    ...(secure ? [['reporting-endpoints', `${REPORTS_GROUP}="${REPORTS_PATH}"`] satisfies [string, string]] : []),
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // A listener of `unload` would keep pages out of the back-forward cache (decision 0168).
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), unload=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(secure
      ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] satisfies [string, string]]
      : []),
  ];
}

function writePolicy(directives: readonly Directive[]): string {
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Types in which no browser runs scripts; an SVG opened by itself is a document. */
const INERT = /^(?:font\/|image\/(?!svg)|video\/|text\/(?:css|javascript)\b|application\/json(?:;|$))/;
const INERT_HEADERS = new Set(['x-content-type-options', 'strict-transport-security']);
/** Mails, feeds and link previews show pictures; a font of another site only loads by CORS anyway (decision 0237). */
const SHOWN_ELSEWHERE = /^(?:font|image|video)\//;

/**
 * Selects the headers a response needs: a page has dozens of files, and each pays for its headers. Those of a 304 would
 * replace what the browser has kept, and a page's policy would lose the hash of its style (decision 0115).
 */
export function selectHeaders(response: Response, headers: readonly [string, string][]): readonly [string, string][] {
  if (response.status === 304) return [];
  const type = response.headers.get('content-type') ?? '';
  if (!INERT.test(type)) return headers;
  const isOwn = !SHOWN_ELSEWHERE.test(type);
  return headers.filter(([name]) => INERT_HEADERS.has(name) || (isOwn && name === 'cross-origin-resource-policy'));
}

/** Adds the headers a response does not set itself. */
export function addHeaders(response: Response, added: readonly [string, string][]): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of added) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Adds the headers of documents to a page; the policy allows its style element, if any. Stored with the page. */
export function addPageHeaders(page: Response, added: readonly [string, string][]): Response {
  const hash = page.headers.get(STYLE_HASH_HEADER);
  const response = addHeaders(page, hash === null ? added : added.map((header) => allowStyle(header, hash)));
  response.headers.delete(STYLE_HASH_HEADER);
  return response;
}

function allowStyle([name, value]: [string, string], hash: string): [string, string] {
  return [name, name === 'content-security-policy' ? value.replace(STYLE_SOURCES, `${STYLE_SOURCES} ${hash}`) : value];
}
