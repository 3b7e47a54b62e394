import { expect, test } from 'vitest';
import { findClashes } from './find-clashes.ts';

test('two things with one address are told, whatever they are', () => {
  const byNumber = new Map([
    [1, '/our-story'],
    [2, '/hair-oil'],
  ]);
  const index = {
    pagePaths: { byNumber, moved: new Map() },
    productTypes: ['hair-oil', 'soap'],
    brands: ['tarwa', 'tarwa'],
    posts: [{ slug: 'soap', id: 1 }],
  };
  expect(findClashes(index, 'English').map(({ what }) => what)).toEqual([
    '/hair-oil: page and product type',
    '/brands/tarwa: brand and brand',
  ]);
});
