export type SecurityOptions = {
  siteOrigin: string;
  /** CSP sources of every page's inline scripts, from `buildScriptHash`. */
  scriptHashes: readonly string[];
  /** Whether an analytics container may be loaded after consent. */
  analytics: boolean;
};

const ANALYTICS_SOURCES = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
/** Embedded videos, requested only after a click. */
const FRAME_SOURCES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Builds the headers of documents; the policy is constant, so pages can be stored with it. */
export function buildSecurityHeaders({ siteOrigin, scriptHashes, analytics }: SecurityOptions): [string, string][] {
  const secure = siteOrigin.startsWith('https:');
  const measured = analytics ? ANALYTICS_SOURCES : [];
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes, ...(analytics ? ['https://www.googletagmanager.com'] : [])],
    // Style attributes carry placeholders, slide colours and ratios that come from content.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...measured],
    ['connect-src', "'self'", ...measured],
    ['frame-src', ...FRAME_SOURCES],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
    ...(secure ? [['upgrade-insecure-requests'] satisfies [string]] : []),
  ];
  return [
    ['content-security-policy', directives.map((directive) => directive.join(' ')).join('; ')],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(secure
      ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] satisfies [string, string]]
      : []),
  ];
}

/** Types in which no browser runs scripts; an SVG opened by itself is a document. */
const INERT = /^(?:font\/|image\/(?!svg)|video\/|text\/(?:css|javascript)\b|application\/json(?:;|$))/;
const INERT_HEADERS = new Set(['x-content-type-options', 'strict-transport-security']);

/** Selects the headers a response needs: a page has dozens of files, and each pays for its headers. */
export function selectHeaders(response: Response, headers: readonly [string, string][]): readonly [string, string][] {
  const isInert = INERT.test(response.headers.get('content-type') ?? '');
  return isInert ? headers.filter(([name]) => INERT_HEADERS.has(name)) : headers;
}

/** Adds the headers a response does not set itself. */
export function addHeaders(response: Response, added: readonly [string, string][]): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of added) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
