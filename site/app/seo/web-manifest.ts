import { countryName, localeTag } from '../../../contract/countries.ts';
import { inLanguage, resolveLanguage } from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import { buildPath, homePath, type Locale } from '../locale/path.ts';
import { m } from '../messages/generated/messages.js';

/** What an installer shows of the site, in its language: made by `npm run screenshots -- --app`. */
const SCREENSHOTS = [
  { page: 'home', width: 390, height: 844, form: 'narrow' },
  { page: 'listing', width: 390, height: 844, form: 'narrow' },
  { page: 'home', width: 1440, height: 900, form: 'wide' },
  { page: 'listing', width: 1440, height: 900, form: 'wide' },
] as const;

/**
 * Builds the manifest of a locale (spec §1): its start page is the locale's home, and each locale is an app of its own.
 * `whereToBuy` is the page path of the page that says who sells the products; null if the site has none.
 */
export function buildWebManifest(locale: Locale, { whereToBuy }: { whereToBuy: string | null }) {
  const { country, language } = locale;
  const text = { locale: language };
  const name = inLanguage(company.name, language);
  const home = homePath(locale);
  const shortcuts = [
    { name: m.search_open({}, text), pagePath: '/search' },
    { name: m.home_all_products({}, text), pagePath: '/plp' },
    ...(whereToBuy === null ? [] : [{ name: m.product_buy_from({}, text), pagePath: whereToBuy }]),
  ];
  return {
    id: home,
    name: `${name} · ${countryName(country, language)}`,
    short_name: name,
    lang: localeTag(country, language),
    dir: resolveLanguage(language).dir,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#123f2e',
    icons: [
      // The browser has fetched it for the tab: an installable page needs no other picture.
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: SCREENSHOTS.map(({ page, width, height, form }) => ({
      src: `/screenshots/${page}-${language}-${width}.webp`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label: page === 'home' ? name : m.home_all_products({}, text),
    })),
    shortcuts: shortcuts.map(({ name: shortcut, pagePath }) => ({
      name: shortcut,
      url: buildPath({ ...locale, pagePath }),
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}
