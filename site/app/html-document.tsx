import type { ReactNode } from 'react';
import { localeTag } from '../../contract/countries.ts';
import { type LanguageCode, resolveLanguage, type Script, writtenLanguage } from '../../contract/languages.ts';
import { hasConsent } from './analytics/consent.ts';
import type { Locale } from './locale/path.ts';
import { manifestPath } from './seo/manifest-path.ts';
import fontDisplayArabic from './styles/fonts/el-messiri-arabic.woff2?url';
import fontBodyLatin from './styles/fonts/hanken-grotesk-latin.woff2?url';
import fontBodyArabic from './styles/fonts/vazirmatn-arabic.woff2?url';
import fontBoldArabic from './styles/fonts/vazirmatn-bold-arabic.woff2?url';
import fontDisplayLatin from './styles/fonts/ysabeau-latin.woff2?url';

/** In the order of use: the body font first. */
const FONTS: Record<Script, readonly string[]> = {
  Latn: [fontBodyLatin, fontDisplayLatin],
  Arab: [fontBodyArabic, fontBoldArabic, fontDisplayArabic],
};

/**
 * Marks the texts of a page whose language is not translated yet with the language they are in (rulings 8, decision
 * 0073).
 */
function markWritten(language: LanguageCode) {
  const written = writtenLanguage(language);
  return written === language ? {} : { lang: written, dir: resolveLanguage(written).dir };
}

/** On a missing page, scripts render the document again, without what the first script wrote. */
function keepCookieBar(html: HTMLElement | null) {
  html?.toggleAttribute('data-cookies-open', !hasConsent(document.cookie));
}

type HtmlDocumentProps = { locale: Locale; styleSheet: string; head: ReactNode; children: ReactNode };

/** The document around every page: language, direction, icons, fonts and styles. */
export function HtmlDocument({ locale, styleSheet, head, children }: HtmlDocumentProps) {
  const { dir, script } = resolveLanguage(locale.language);
  const tag = localeTag(locale.country, locale.language);
  return (
    // The page's first script keeps the cookie state on this element (site/server/page-script.ts).
    <html ref={keepCookieBar} lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(tag)} />
        {FONTS[script].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={styleSheet} />
        {head}
      </head>
      <body {...markWritten(locale.language)}>{children}</body>
    </html>
  );
}
