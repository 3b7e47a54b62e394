import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { byLanguage, resolveLanguage } from '../../../contract/languages.ts';
import { LocaleProvider } from '../locale/use-locale.ts';
import { LanguageLinks } from './language-links.tsx';

const arabic = resolveLanguage('ar');
const { outlineWidth } = arabic;
afterEach(() => {
  Object.assign(arabic, { outlineWidth });
});

function draw() {
  return renderToStaticMarkup(
    <LocaleProvider value={{ country: 'uae', language: 'en' }}>
      <LanguageLinks hrefs={byLanguage((code) => `/${code}`)} className="" />
    </LocaleProvider>,
  );
}

test('each other language has a link, named in the language of the page', () => {
  const html = draw();
  expect([...html.matchAll(/<a [^>]*>/g)]).toHaveLength(Object.keys(byLanguage(String)).length - 1);
  expect(html).toContain('href="/ar" hrefLang="ar" data-language="ar" aria-label="Arabic"');
});

test('its own name is a drawing if there is one, else text', () => {
  expect(draw()).toMatch(/--outlines:url\([^)]*\/languages\/ar\.svg/);
  expect(draw()).not.toContain('العربية');
  Object.assign(arabic, { outlineWidth: undefined });
  expect(draw()).toMatch(/<span lang="ar"[^>]*>.*العربية.*AR/);
  expect(draw()).not.toContain('--outlines');
});
