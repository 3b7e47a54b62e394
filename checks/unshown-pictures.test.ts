import { expect, test } from 'vitest';
import { findUnshown } from './unshown-pictures.ts';

const shown = {
  documents: ['', '![The home page](screenshots/home-en-1440.webp)'],
  manifest: `
  { page: 'home', width: 390, height: 844, form: 'narrow' },
  { page: 'listing', width: 1440, height: 900, form: 'wide' },`,
};

test.each([
  ['docs/screenshots/home-en-1440.webp', []],
  ['docs/screenshots/home-ar-1440.webp', ['docs/screenshots/home-ar-1440.webp: no document shows it']],
  ['site/public/screenshots/home-en-390.webp', []],
  ['site/public/screenshots/listing-ar-1440.webp', []],
  ['site/public/logo.svg', []],
  ...['home-en-1440.webp', 'brand-en-390.webp', 'home-en-390.png', 'home.webp'].map((name): [string, string[]] => [
    `site/public/screenshots/${name}`,
    [`site/public/screenshots/${name}: the web manifest does not name it`],
  ]),
])('%s: %j', (file, found) => expect(findUnshown([file], shown)).toEqual(found));
