import { describe, expect, test } from 'vitest';
import { createPulledSite, findTranslation, readDate, readPath } from './pulled-site.ts';

const picture = {
  databaseId: 7,
  altText: 'A leaf',
  mediaItemUrl: 'https://wp.example/ksa/wp-content/uploads/sites/2/2024/01/leaf.webp',
  mimeType: 'image/webp',
  slug: 'leaf',
  title: 'Leaf',
};
const files = new Map([[picture.mediaItemUrl, 'abc.webp']]);
const createSite = () => createPulledSite('ksa', 'https://wp.example/ksa/graphql', files);

describe('texts', () => {
  test.each([
    ['<a href="https://wp.example/ksa/our-story/">', '<a href="/our-story/">'],
    ['<a href="https://wp.example/shop/">', '<a href="/shop/">'],
    ['<a href="https://elsewhere.example/ksa/x">', '<a href="https://elsewhere.example/ksa/x">'],
    [`<img src="${picture.mediaItemUrl}">`, '<img src="/ksa/wp-content/uploads/sites/2/2024/01/leaf.webp">'],
  ])('%s becomes %s', (text, own) => {
    expect(createSite().readText(text)).toBe(own);
  });
});

test.each([
  ['/ksa/brands/', 'ksa', '/brands/'],
  ['/ksa/ar/brands/', 'ksa', '/brands/'],
  ['/ar', 'uae', '/'],
  ['/brands/', 'ksa', '/brands/'],
  ['/ksabrands/', 'ksa', '/ksabrands/'],
  ['https://elsewhere.example/', 'uae', 'https://elsewhere.example/'],
  ['#', 'uae', '#'],
] as const)('the path %s of a menu in %s is %s', (path, country, own) => {
  expect(readPath(path, country, 'ar')).toBe(own);
});

test('a picture is kept by its number where its file was pulled, on an edge or not, and in each language', () => {
  const site = createSite();
  const group = {
    heading: 'One',
    image: { node: picture },
    others: [picture, null],
    none: { ...picture, mediaItemUrl: '' },
  };
  expect(site.readFields(group, 'en')).toEqual({ heading: 'One', image: 7, others: [7, null], none: null });
  const again = site.mediaId(picture, 'ar');
  expect(again).not.toBe(7);
  expect(site.mediaId(picture, 'ar')).toBe(again);
  expect(site.rows.media.map(({ id, language, file }) => [id, language, file])).toEqual([
    [7, 'en', 'abc.webp'],
    [again, 'ar', 'abc.webp'],
  ]);
});

test('a file whose name has a broken percent code is kept by that name', () => {
  const mediaItemUrl = 'https://wp.example/ksa/wp-content/uploads/sites/2/pure-100%.webp';
  const site = createPulledSite('ksa', 'https://wp.example/ksa/graphql', new Map([[mediaItemUrl, 'abc.webp']]));
  site.mediaId({ ...picture, mediaItemUrl }, 'en');
  expect(site.rows.media.map(({ path }) => path)).toEqual(['pure-100%.webp']);
});

test.each([
  [[{ id: '3' }], 3],
  [[{ id: btoa('post:4') }], 4],
  [[{ databaseId: 2 }], 2],
  [[{ id: '12' }], 5],
  [[], 5],
])('translations %j of 5 share the number %i', (translations, shared) => {
  expect(findTranslation({ databaseId: 5, translations })).toBe(shared);
});

test('what has no date stays in its place among the newest first', () => {
  expect(readDate('2024-03-01T09:00:00+00:00', 9)).toBe('2024-03-01 09:00:00');
  expect(readDate('', 0) > readDate('', 1)).toBe(true);
});
