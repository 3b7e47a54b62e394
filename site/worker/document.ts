import { localeTag } from '../../contract/countries.ts';
import { escapeXml } from '../../contract/escape-xml.ts';
import { inLanguage, resolveLanguage } from '../../contract/languages.ts';
import { BETWEEN_DOCUMENTS } from '../app/between-documents.ts';
import { homePath, type Locale } from '../app/locale/path.ts';
import { m } from '../app/messages/generated/messages.js';
import { company } from '../company.ts';

const POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** A page that the worker makes: its texts are plain, its body is HTML. */
export type WorkerPage = { locale: Locale; title: string; body: string };

/** Builds a page in the site's look, with no script but that of every document (decision 0250). */
export function buildDocument({ locale, title, body }: WorkerPage, stylesheet: string, status: 200 | 503): Response {
  const { country, language } = locale;
  const name = inLanguage(company.name, language);
  const nonce = crypto.randomUUID();
  const html = `<!doctype html>
<html lang="${localeTag(country, language)}" dir="${resolveLanguage(language).dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><script nonce="${nonce}">${BETWEEN_DOCUMENTS}</script><title>${escapeXml(title)} | ${escapeXml(name)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${stylesheet}"></head>
<body>
<header class="border-b border-line"><div class="wrap flex h-16 items-center md:h-23"><a href="${homePath(locale)}" aria-label="${escapeXml(m.home_link({ company: name }, { locale: language }))}"><img src="/logo.svg" alt="" width="215" height="58" class="h-11 w-auto md:h-14.5"></a></div></header>
<main id="main" class="wrap py-10 md:py-14"><h1 class="mb-6 text-h2">${escapeXml(title)}</h1>${body}</main>
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
