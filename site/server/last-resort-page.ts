import { inLanguage, resolveLanguage, type Translated, writtenLanguage } from '../../contract/languages.ts';
import { localeOf, parsePath, rootPath } from '../app/locale/path.ts';
import { buildPolicyHash } from '../app/ui/policy-hash.server.ts';

/** The 404 screen in the specification's words (spec §2), for when nothing can be rendered (spec §8, rulings 2.8). */
const TEXTS: Translated<{ title: string; heading: string; text: string; home: string }> = {
  en: {
    title: '404 Page not found',
    heading: 'Page Not Found',
    text: 'The page you were looking for does not exist.',
    home: 'Go back home',
  },
  ar: {
    title: '404 لم نعثر على الصفحة',
    heading: 'لم نعثر على الصفحة',
    text: 'الصفحة التي تبحث عنها غير موجودة.',
    home: 'عُد إلى الصفحة الرئيسية',
  },
};

const STYLE = 'body{font-family:system-ui,sans-serif;margin:15vh auto;max-width:34rem;padding:1rem}';
const POLICY = `default-src 'none'; style-src ${buildPolicyHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Builds the error screen without scripts or content. */
export function buildLastResortPage(pathname: string, status: 500 | 503): Response {
  const locale = localeOf(parsePath(pathname));
  const shown = writtenLanguage(locale.language);
  const { title, heading, text, home } = inLanguage(TEXTS, shown);
  const html = `<!doctype html>
<html lang="${shown}" dir="${resolveLanguage(shown).dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body>
<p>404</p><h1>${heading}</h1><p>${text}</p><p><a href="${rootPath(locale)}">${home}</a></p>
</body></html>`;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  });
  if (status === 503) headers.set('retry-after', '30');
  return new Response(html, { status, headers });
}
