import { expect, test } from 'vitest';
import { listOwnPaths } from './own-language.ts';

test.each([
  ['/ksa', '', ['en'], ['/ar/ksa']],
  ['/ksa/product/amla-oil', 'ar', ['en'], ['/ar/ksa/product/amla-oil']],
  ['/ksa/plp', 'en', ['ar'], ['/en/ksa/plp']],
  ['/ksa/plp', 'xx', ['en'], ['/ar/ksa/plp']],
  ['/', '', ['fr-FR', 'ar-SA', 'en'], ['/ar', '/ar/uae']],
  ['/', '', ['en-GB', 'ar'], ['/en', '/uae']],
  ['/', '', ['fr'], ['/en', '/uae']],
  ['/', 'ar', ['en'], ['/ar', '/ar/uae']],
  ['/', 'en', ['ar'], ['/en', '/uae']],
  ['/uae', 'ar', ['ar'], []],
  ['/en/ksa', 'ar', ['ar'], []],
  ['/ar', 'en', ['en'], []],
  ['/quality-promise', 'ar', ['ar'], []],
])(
  'without a network %s leads the visitor with the cookie %j and the languages %j to %j',
  (path, saved, languages, to) => {
    expect(listOwnPaths(path, { saved, languages })).toEqual(to);
  },
);
