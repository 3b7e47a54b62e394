import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languageCodes } from '../../../contract/languages.ts';
import { findManifestLocale, manifestPath } from './manifest-path.ts';
import { buildWebManifest } from './web-manifest.ts';

const ksa = { country: 'ksa', language: 'ar' } as const;

test('the site is installed as a whole, and opens in its own window (spec §1, §9)', () => {
  const manifest = buildWebManifest({ country: 'uae', language: 'en' }, { whereToBuy: '/where-to-buy' });
  expect(manifest).toMatchObject({ id: '/uae', start_url: '/uae', scope: '/', display: 'standalone' });
});

test('its colour is the token of dark bands', async () => {
  const { theme_color } = buildWebManifest({ country: 'uae', language: 'en' }, { whereToBuy: '/where-to-buy' });
  const theme = await readFile(new URL('../styles/theme.css', import.meta.url), 'utf8');
  expect(theme).toContain(`--color-sidr: ${theme_color};`);
});

test('a locale’s manifest is in its language, starts at its home and has its own shortcuts', () => {
  const manifest = buildWebManifest(ksa, { whereToBuy: '/where-to-buy' });
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
  const without = buildWebManifest(ksa, { whereToBuy: null });
  expect(without).toMatchObject({ shortcuts: [{ url: '/ar/ksa/search' }, { url: '/ar/ksa/plp' }] });
});

test.each(languageCodes)(
  'an installer is shown screenshots in %s, narrow and wide, as large as it is told',
  async (language) => {
    const { screenshots } = buildWebManifest({ country: 'uae', language }, { whereToBuy: '/where-to-buy' });
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide', 'wide']);
    for (const { src, sizes, type } of screenshots) {
      expect(src).toContain(`-${language}-`);
      const { width, height, format } = await sharp(
        await readFile(new URL(`../../public${src}`, import.meta.url)),
      ).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  },
);

test('the address of a manifest names its locale', () => {
  expect(manifestPath('ar-SA')).toBe('/manifest.webmanifest?lang=ar-SA');
  expect(findManifestLocale(new URLSearchParams('lang=ar-SA'))).toEqual(ksa);
  expect(findManifestLocale(new URLSearchParams('lang=de-DE'))).toBeUndefined();
});
