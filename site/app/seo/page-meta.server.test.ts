import { expect, test } from 'vitest';
import { buildPageMeta, type HeadModel } from './page-meta.server.ts';

const head: HeadModel = {
  origin: 'https://site.test',
  locale: { country: 'uae', language: 'en' },
  pagePath: '/our-story',
  isRoot: false,
  title: 'Our story',
  description: null,
  image: null,
  imageSize: null,
  isIndexed: true,
  availableIn: [],
  jsonLd: [],
};

function readPreview(of: Pick<HeadModel, 'image' | 'imageSize'>) {
  const tags = buildPageMeta({ ...head, ...of }).flatMap((tag) =>
    'property' in tag && 'content' in tag ? [[String(tag.property), tag.content] as const] : [],
  );
  return Object.fromEntries(tags.filter(([property]) => property.startsWith('og:image')));
}

test.each([
  ['is as wide as social networks show it', { width: 1600, height: 860 }, { width: '1200', height: '645' }],
  ['is never enlarged', { width: 800, height: 1000 }, { width: '800', height: '1000' }],
  ['has no size if it could not be read (spec §8)', { width: 0, height: 0 }, {}],
])('the picture of a social preview %s', (_, imageSize, { width, height }: { width?: string; height?: string }) => {
  expect(readPreview({ image: 'm0/a.webp', imageSize })).toEqual({
    'og:image': 'https://site.test/_ipx/w_1200,f_jpeg,q_80/m0/a.webp',
    ...(width && { 'og:image:width': width, 'og:image:height': height }),
  });
});

test('structured data is one graph, and nothing where there is none (decision 0302)', () => {
  const graphOf = (jsonLd: object[]) => buildPageMeta({ ...head, jsonLd }).filter((tag) => 'script:ld+json' in tag);
  const nodes = [{ '@type': 'Organization' }, { '@type': 'WebSite' }];
  expect(graphOf(nodes)).toEqual([{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': nodes } }]);
  expect(graphOf([])).toEqual([]);
});

test('a page without a picture has the company’s social image', () => {
  expect(readPreview({ image: null, imageSize: null })).toEqual({
    'og:image': 'https://site.test/social-en.png',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});
