import { localeTag } from '../../contract/countries.ts';
import { escapeXml } from '../../contract/escape-xml.ts';
import { inLanguage, resolveLanguage } from '../../contract/languages.ts';
import { BETWEEN_DOCUMENTS, GO_BACK } from '../app/between-documents.ts';
import { homePath, type Locale } from '../app/locale/path.ts';
import { m } from '../app/messages/generated/messages.js';
import { company } from '../company.ts';

const POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** The script of every document, and the way back in a window without the browser's buttons (decision 0169). */
export const WORKER_SCRIPT = `${BETWEEN_DOCUMENTS}document.addEventListener('click',function(e){var t=e.target;${GO_BACK}})`;

/**
 * Loads the offline page anew once the site answers, unless the visitor is searching or on the way to another page: asks
 * when there is a connection again, which may not work at once, and every ten seconds while there is one.
 */
export const COME_BACK = `{let ask=()=>fetch(location,{method:'HEAD',signal:AbortSignal.timeout(9e3)}).then(a=>{let i=document.querySelector('input');if(500>a.status&&!(i&&i.value)&&(window.wayOut||{aborted:!0}).aborted)location.reload()},()=>{});window.addEventListener('online',ask);setInterval(()=>{if(navigator.onLine)ask()},1e4)}`;

/** As in the header of other pages (site/app/layout/header/back-link.tsx). */
const BACK = 'class="-ms-2.5 me-2.5 hidden h-11 w-11 shrink-0 place-items-center hover:text-ember standalone:grid"';
const BACK_ICON =
  '<svg class="icon flip-rtl size-6" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 12H5m6-6-6 6 6 6"/></svg>';

/** A page that the worker makes: its texts are plain, its body is HTML. */
export type WorkerPage = { locale: Locale; title: string; body: string };

/** Builds a page in the site's look, with only the script of every document (decision 0250), which the offline page adds to. */
export function buildDocument({ locale, title, body }: WorkerPage, stylesheet: string, status: 200 | 503): Response {
  const { country, language } = locale;
  const name = inLanguage(company.name, language);
  const home = homePath(locale);
  const text = { locale: language };
  const nonce = crypto.randomUUID();
  const script = status === 503 ? COME_BACK + WORKER_SCRIPT : WORKER_SCRIPT;
  const html = `<!doctype html>
<html lang="${localeTag(country, language)}" dir="${resolveLanguage(language).dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><script nonce="${nonce}">${script}</script><title>${escapeXml(title)} | ${escapeXml(name)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${stylesheet}"></head>
<body>
<header class="border-b border-line"><div class="wrap flex h-16 items-center md:h-23"><a href="${home}" data-back aria-label="${escapeXml(m.back({}, text))}" ${BACK}>${BACK_ICON}</a><a href="${home}" aria-label="${escapeXml(m.home_link({ company: name }, text))}"><img src="/logo.svg" alt="" width="215" height="58" class="h-11 w-auto"></a></div></header>
<main id="main" class="wrap py-10"><h1 class="mb-6 text-h2">${escapeXml(title)}</h1>${body}</main>
</body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${POLICY}; script-src 'nonce-${nonce}'`,
      'x-content-type-options': 'nosniff',
    },
  });
}
