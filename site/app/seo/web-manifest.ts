import { defaultLanguage, everyTranslation, inLanguage } from '../../../contract/languages.ts';
import { company } from '../../company.ts';

/** Builds `/manifest.webmanifest` (spec §1): the site is installable. */
export function buildWebManifest(): object {
  return {
    name: everyTranslation(company.name).join(' '),
    short_name: inLanguage(company.name, defaultLanguage),
    start_url: '/',
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
  };
}
