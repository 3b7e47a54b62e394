import { describe, expect, test } from 'vitest';
import { company } from '../../../company.ts';
import { contentPages } from '../../routes/content-pages.ts';
import { findPagePaths, translateName } from './page-paths.ts';

type Page = Parameters<typeof findPagePaths>[0][number];

function page(databaseId: number, uri: string, translations: Page['translations'] = []): Page {
  const slug = uri === '/' ? 'home' : (uri.split('/').findLast(Boolean) ?? '');
  return {
    id: `${databaseId}`,
    databaseId,
    uri,
    slug,
    title: slug,
    link: uri,
    modifiedGmt: null,
    translations,
    seo: null,
  };
}
const translation = (id: number, href: string) => ({ id: String(id), href, locale: 'ar' });

const originals = [
  page(1, '/', [translation(11, '/ar/uae/home-ar')]),
  page(2, '/uae/our-story', [translation(12, '/ar/uae/our-story-ar')]),
  page(3, '/uae/press-releases', [translation(13, '/ar/uae/press-releases-ar')]),
  page(4, '/uae/about/press-releases'),
  page(5, '/uae/legal'),
];
const arabic = [
  page(11, '/ar/uae/home-ar'),
  page(12, '/ar/uae/our-story-ar'),
  page(13, '/ar/uae/press-releases-ar'),
  page(15, '/ar/uae/legal'),
  page(16, '/ar/uae/%D8%AE%D8%A7%D8%B5'),
];

test('a page has one path in every language, which is not always its name', () => {
  const paths = new Map([
    [11, '/'],
    [12, '/our-story'],
    [13, '/news-press-releases'],
    [15, '/legal'],
    [16, '/%D8%AE%D8%A7%D8%B5'],
  ]);
  expect(findPagePaths(arabic, originals).byNumber).toEqual(paths);
  expect([...findPagePaths(originals, originals).byNumber.values()]).toEqual([
    '/',
    '/our-story',
    '/news-press-releases',
    '/about/press-releases',
    '/legal',
  ]);
});

test('its other addresses lead there, in either language', () => {
  expect([...findPagePaths(arabic, originals).moved]).toEqual([
    ['/home-ar', '/'],
    ['/our-story-ar', '/our-story'],
    ['/press-releases-ar', '/news-press-releases'],
  ]);
  expect([...findPagePaths(originals, originals).moved]).toEqual([
    ['/home-ar', '/'],
    ['/our-story-ar', '/our-story'],
    ['/press-releases', '/news-press-releases'],
    ['/press-releases-ar', '/news-press-releases'],
  ]);
});

test('an address that is a page of its own leads nowhere else', () => {
  const taken = [page(1, '/uae/a', [translation(2, '/ar/uae/b')]), page(3, '/uae/b')];
  expect(findPagePaths(taken, taken).moved).toEqual(new Map());
});

test('translations that are nodes are known by their global ids (Polylang)', () => {
  const original = page(2, '/uae/our-story', [{ ...translation(12, '/ar/uae/our-story-ar'), id: btoa('post:12') }]);
  expect(findPagePaths(arabic, [original]).byNumber.get(12)).toBe('/our-story');
});

describe('translateName', () => {
  test.each([
    ['our-story', 'our-story-ar'],
    ['home', 'home-ar'],
    ['legal', 'legal'],
    ['nothing', 'nothing'],
  ])('%s is called %s in Arabic', (name, expected) => {
    expect(translateName(name, arabic, originals)).toBe(expected);
  });
});

test('every page at an address of its own is in the route table', () => {
  const { byNumber } = findPagePaths(
    ['campaigns', 'press-releases', 'health-hub', 'life-at-company', 'join-us'].map((name, at) => page(at, `/${name}`)),
    [],
  );
  const routes = Object.keys(contentPages(company.slug));
  for (const path of byNumber.values()) expect(routes).toContain(path.slice(1));
});
