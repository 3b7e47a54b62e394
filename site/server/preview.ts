import { isCountryCode } from '../../contract/countries.ts';
import { isLanguageCode } from '../../contract/languages.ts';
import { refuse } from '../../contract/plain-response.ts';
import { PREVIEW_WIDTHS, type PreviewBar, type PreviewView } from '../app/content/preview/preview-bar.ts';
import { buildPreviewQuery, type PreviewClaim, parsePreview } from '../app/content/preview/preview-claim.server.ts';
import { allLocales } from '../app/locale/locales.ts';
import { buildPath, type Locale } from '../app/locale/path.ts';
import { LIFETIMES } from '../app/routes/cache-control.ts';
import { INTERNAL_HEADERS } from './cache/answer.ts';
import { addPageHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

const PATH = '/api/preview';
/** The same entry in another locale, `to=ar-ksa`. */
const TO = 'to';
const VIEW = 'view';

const SCRIPTS = /<script\b[^<]*(?:<(?!\/?script\b)[^<]*)*<\/script>|<link\b[^<>]*>/gi;
/** Not for caches or search engines, and not sent as a referrer to the sites a page links to. */
const HEADERS = {
  'cache-control': LIFETIMES.none,
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

type PreviewOptions = {
  /** Signs the links; empty where there are no previews. */
  secret: string;
  clock: () => number;
  site: Pick<Site, 'openPreview' | 'findCounterpart'>;
  securityHeaders: readonly [string, string][];
};

/**
 * Creates `GET /api/preview`: unpublished content for holders of a signed link (decision 0170). It bypasses the page
 * cache and has no scripts, since their files would be kept.
 */
export function createPreview({ secret, clock, site, securityHeaders }: PreviewOptions) {
  const headers = securityHeaders.map(([name, value]): [string, string] =>
    name === 'content-security-policy' ? [name, fitPolicy(value)] : [name, value],
  );

  async function respond(request: Request): Promise<Response> {
    if (secret === '') return refuse(404, 'There are no previews here.', HEADERS);
    const { searchParams } = new URL(request.url);
    const claim = parsePreview(searchParams, { secret, now: clock() });
    if ('status' in claim) return refuse(claim.status, claim.reason, HEADERS);
    const to = parseLocale(searchParams.get(TO) ?? '');
    if (to !== null) return leadTo(claim, to);
    const preview = await site.openPreview(claim);
    if (preview === null)
      return refuse(404, 'There is nothing to preview: it is gone, or its editor may not read it.', HEADERS);
    const page = await preview.draw(buildBar(claim, preview.pagePath, parseView(searchParams.get(VIEW) ?? '')));
    return finish(page);
  }

  /** Redirects to the same entry in another locale, or to the published page there. */
  async function leadTo(claim: PreviewClaim, to: Locale): Promise<Response> {
    const counterpart = await site.findCounterpart(claim, to);
    const pagePath = counterpart === null ? ((await site.openPreview(claim))?.pagePath ?? '/') : '';
    const location = counterpart === null ? buildPath({ ...to, pagePath }) : linkTo(counterpart);
    return new Response(null, { status: 302, headers: { ...HEADERS, location } });
  }

  function linkTo(claim: PreviewClaim, more: Record<string, string> = {}): string {
    const query = buildPreviewQuery(secret, claim);
    for (const [name, value] of Object.entries(more)) query.set(name, value);
    return `${PATH}?${query}`;
  }

  function buildBar(claim: PreviewClaim, pagePath: string, view: PreviewView): PreviewBar {
    const { country, language } = claim;
    return {
      view,
      isRevision: claim.revision !== null,
      locales: allLocales.map((locale) => ({
        locale,
        href: linkTo(claim, { [TO]: `${locale.language}-${locale.country}` }),
        isCurrent: locale.country === country && locale.language === language,
      })),
      views: [
        { view: 'page', href: linkTo(claim) },
        ...PREVIEW_WIDTHS.map((width) => ({ view: width, href: linkTo(claim, { [VIEW]: String(width) }) })),
      ],
      bareHref: linkTo(claim, { [VIEW]: 'bare' }),
      exitHref: buildPath({ country, language, pagePath }),
    };
  }

  async function finish(page: Response): Promise<Response> {
    const html = (await page.text()).replace(SCRIPTS, (found) =>
      found.startsWith('<link') && !found.includes('rel="modulepreload"') ? found : '',
    );
    const own = new Headers(page.headers);
    for (const name of ['link', 'content-length', 'etag', ...INTERNAL_HEADERS]) own.delete(name);
    for (const [name, value] of Object.entries(HEADERS)) own.set(name, value);
    return addPageHeaders(new Response(html || null, { status: page.status, headers: own }), headers);
  }

  return { respond };
}

export type Preview = ReturnType<typeof createPreview>;

/** No scripts, and the page itself in a window as wide as a device's. */
function fitPolicy(policy: string): string {
  return policy.replace(/\bscript-src [^;]*/, "script-src 'none'").replace(/\bframe-src /, "frame-src 'self' ");
}

function parseLocale(text: string): Locale | null {
  const [language = '', country = ''] = text.split('-');
  return isLanguageCode(language) && isCountryCode(country) ? { country, language } : null;
}

function parseView(text: string): PreviewView {
  return text === 'bare' ? text : (PREVIEW_WIDTHS.find((width) => String(width) === text) ?? 'page');
}
