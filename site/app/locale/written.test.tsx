import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { type LanguageCode, resolveLanguage } from '../../../contract/languages.ts';
import { LocaleProvider } from './use-locale.ts';
import { Written } from './written.tsx';

const arabic = resolveLanguage('ar');
afterEach(() => {
  arabic.fallback = null;
});

function draw(language: LanguageCode, locale: string | null) {
  return renderToStaticMarkup(
    <LocaleProvider value={{ country: 'uae', language }}>
      <Written locale={locale}>text</Written>
    </LocaleProvider>,
  );
}

test.each([
  ['en', 'en_US', 'text'],
  ['ar', 'ar', 'text'],
  ['ar', null, 'text'],
  ['ar', 'ja', 'text'],
  ['ar', 'en_US', '<div lang="en" dir="ltr">text</div>'],
  ['en', 'ar', '<div lang="ar" dir="rtl">text</div>'],
] as const)('on a page in %s, a text in %s has `lang` if that differs', (language, locale, html) => {
  expect(draw(language, locale)).toBe(html);
});

test('on a page shown in its fallback language, the translated texts have `lang`', () => {
  arabic.fallback = 'en';
  expect(draw('ar', 'en_US')).toBe('text');
  expect(draw('ar', 'ar')).toBe('<div lang="ar" dir="rtl">text</div>');
});
