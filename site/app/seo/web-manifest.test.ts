import { expect, test } from 'vitest';
import { findManifestLocale, manifestPath } from './manifest-path.ts';
import { buildWebManifest } from './web-manifest.ts';

const ksa = { country: 'ksa', language: 'ar' } as const;

test('the site is installed as a whole, and opens in its own window (spec §1, §9)', () => {
  const manifest = buildWebManifest({ country: 'uae', language: 'en' }, { hasWhereToBuy: true });
  expect(manifest).toMatchObject({ id: '/uae', start_url: '/uae', scope: '/', display: 'standalone' });
});

test('a locale’s manifest is in its language, starts at its home and has its own shortcuts', () => {
  const manifest = buildWebManifest(ksa, { hasWhereToBuy: true });
  expect(manifest).toMatchObject({
    id: '/ar/ksa',
    start_url: '/ar/ksa',
    lang: 'ar-SA',
    dir: 'rtl',
    short_name: 'سدرانا',
    shortcuts: [
      { url: '/ar/ksa/search' },
      { url: '/ar/ksa/plp' },
      { url: '/ar/ksa/where-to-buy', name: 'أماكن البيع' },
    ],
    icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable' })]),
  });
  const without = buildWebManifest(ksa, { hasWhereToBuy: false });
  expect(without).toMatchObject({ shortcuts: [{ url: '/ar/ksa/search' }, { url: '/ar/ksa/plp' }] });
});

test('the address of a manifest names its locale', () => {
  expect(manifestPath('ar-SA')).toBe('/manifest.webmanifest?lang=ar-SA');
  expect(findManifestLocale(new URLSearchParams('lang=ar-SA'))).toEqual(ksa);
  expect(findManifestLocale(new URLSearchParams('lang=de-DE'))).toBeUndefined();
});
