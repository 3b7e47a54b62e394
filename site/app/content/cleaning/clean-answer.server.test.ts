import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAnswerCleaner } from './clean-answer.server.ts';
import { CONNECTION_FIELDS, HTML_FIELDS, LINK_FIELDS, LIST_FIELDS, MEDIA_FIELDS, VERBATIM_FIELDS } from './fields.ts';

const clean = createAnswerCleaner({
  country: 'ksa',
  language: 'ar',
  endpoints: { uae: 'https://cms.example/graphql', ksa: 'https://cms.example/ksa/graphql' },
  origins: ['https://cms.example'],
  siteOrigin: 'https://site.example',
});

describe('shapes', () => {
  test.each<[string, unknown, unknown]>([
    ['an edge is kept', { image: { node: { id: '1', altText: '' } } }, { image: { node: { id: '1', altText: '' } } }],
    [
      'a bare picture of old field groups gets its edge',
      { image: { id: '1', altText: '' } },
      { image: { node: { id: '1', altText: '' } } },
    ],
    [
      'a bare picture of a product is kept',
      { id: '2', image: { id: '1', altText: '' } },
      { id: '2', image: { id: '1', altText: '' } },
    ],
    ['an edge without a node is null', { image: { node: null } }, { image: null }],
    ['an unset repeater is an empty list', { slides: null }, { slides: [] }],
    [
      'an unset connection has no nodes',
      { tags: null },
      {
        tags: {
          nodes: [],
          pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
        },
      },
    ],
    ['a number in a text field is text', { year: 2024, order: 3 }, { year: '2024', order: 3 }],
    ['so is one where an address or HTML belongs', { uri: 7, content: 7 }, { uri: '/ar/ksa/7', content: '7' }],
    ['null entries are dropped', { blocks: [null, { heading: 'x' }] }, { blocks: [{ heading: 'x' }] }],
    ['a select is a list', { textPosition: ['start'], videoType: null }, { textPosition: ['start'], videoType: [] }],
    ['a select of old field groups is one too', { textPosition: 'start' }, { textPosition: ['start'] }],
    [
      'an unset group keeps its nulls',
      { storyBlocks: { keyData1: { figure: null } } },
      { storyBlocks: { keyData1: { figure: null } } },
    ],
    [
      'children are kept with their parents',
      {
        menuItems: {
          nodes: [
            { id: '1', parentId: null },
            { id: '2', parentId: '1' },
          ],
        },
      },
      { menuItems: { nodes: [{ id: '1', parentId: null }] } },
    ],
  ])('%s', (_name, given, expected) => {
    expect(clean(given)).toEqual(expected);
  });

  test('answers are frozen, so that requests may share them', () => {
    const answer: unknown = clean({ pages: { nodes: [{ title: 'x' }] } });
    expect(() => Object.assign(Object(answer), { pages: null })).toThrow(TypeError);
  });
});

describe('texts and addresses', () => {
  test.each<[string, unknown, unknown]>([
    ['names are text', { name: 'Dad\'s "best" &amp; co' }, { name: 'Dad\'s "best" & co' }],
    [
      'a description of a node is HTML',
      { id: '1', description: 'a & b<script></script>' },
      { id: '1', description: 'a &amp; b' },
    ],
    [
      'a description of a job is HTML',
      { jobId: 'a', description: '<p>x</p>' },
      { jobId: 'a', description: '<p>x</p>' },
    ],
    [
      'a description in a field group is text',
      { heading: 'h', description: '<p>a &amp; b</p>' },
      { heading: 'h', description: 'a & b' },
    ],
    ['slugs are decoded', { slug: '%d8%b2%d9%8a%d8%aa' }, { slug: 'زيت' }],
    ['a broken slug is kept', { slug: '100%' }, { slug: '100%' }],
    ['a lone surrogate is replaced', { name: 'drop \ud83d' }, { name: 'drop \ufffd' }],
    [
      'pictures are sources',
      { mediaItemUrl: 'https://cms.example/wp-content/a.jpg', mimeType: 'image/jpeg' },
      { mediaItemUrl: 'm0/wp-content/a.jpg', mimeType: 'image/jpeg' },
    ],
    [
      'files are addresses',
      { mediaItemUrl: 'https://cms.example/wp-content/a.pdf', mimeType: 'application/pdf' },
      { mediaItemUrl: '/media/m0/wp-content/a.pdf', mimeType: 'application/pdf' },
    ],
    ['no sizes for other files', { srcSet: null }, { srcSet: null }],
    [
      'links lead to the site',
      { uri: '/our-story/', path: '/ksa/brands/', url: '#' },
      { uri: '/ar/ksa/our-story', path: '/ar/ksa/brands', url: '#' },
    ],
    [
      'a translation is linked in its own language',
      { href: '/ksa/our-story/', locale: 'en_US' },
      { href: '/en/ksa/our-story', locale: 'en_US' },
    ],
    [
      'a brand is under /brands',
      { slug: 'tarwa', uri: '/product-category/tarwa/', brandBanner: { heading: 'T', image: null } },
      { slug: 'tarwa', uri: '/ar/ksa/brands/tarwa', brandBanner: { heading: 'T', image: null } },
    ],
    [
      'a brand needs no heading if its banner has a picture',
      {
        slug: 'tarwa',
        uri: '/product-category/tarwa/',
        brandBanner: { heading: '', image: { node: { mediaItemUrl: 'https://cms.example/wp-content/a.jpg' } } },
      },
      {
        slug: 'tarwa',
        uri: '/ar/ksa/brands/tarwa',
        brandBanner: { heading: '', image: { node: { mediaItemUrl: 'm0/wp-content/a.jpg' } } },
      },
    ],
    [
      'a banner without a heading and with a private picture is not a brand',
      { slug: 'hair-oil', uri: '/product-category/hair-oil/', brandBanner: { heading: '', image: { node: null } } },
      { slug: 'hair-oil', uri: '/ar/ksa/hair-oil', brandBanner: { heading: '', image: null } },
    ],
    [
      'a product type is at the root',
      { slug: 'hair-oil', uri: '/product-category/hair-care/hair-oil/', brandBanner: { heading: null, image: null } },
      { slug: 'hair-oil', uri: '/ar/ksa/hair-oil', brandBanner: { heading: null, image: null } },
    ],
    [
      'marketplace links are kept',
      { key: 'noon_url', value: 'https://www.noon.com/a' },
      { key: 'noon_url', value: 'https://www.noon.com/a' },
    ],
    [
      'no script in a marketplace link',
      { key: 'noon_url', value: 'javascript:alert(1)' },
      { key: 'noon_url', value: null },
    ],
    ['a size is text', { label: 'Size', value: '200 ml' }, { label: 'Size', value: '200 ml' }],
  ])('%s', (_name, given, expected) => {
    expect(clean(given)).toEqual(expected);
  });
});

describe('rulings 4: no backend host reaches a browser', () => {
  const host = fc.constantFrom(
    'https://cms.example',
    'HTTP://CMS.EXAMPLE:443',
    '//cms.example',
    'cms.example',
    'https%3A%2F%2Fcms.example',
    'https:\\/\\/cms.example',
    'https://a@cms.example',
    '&#104;ttps://cms.example',
  );
  const text = fc
    .tuple(
      fc.string({ maxLength: 12 }),
      host,
      fc.constantFrom('', '/', '/wp-content/a.jpg', '/x y', '?u=http://cms.example/', '"><b>', ' 300w'),
    )
    .map((parts) => parts.join(''));
  const html = text.map(
    (inner) => `<p title="${inner}">${inner}</p><a href="${inner}">x</a><img src="${inner}" srcset="${inner} 300w">`,
  );
  const key = fc.constantFrom(
    ...HTML_FIELDS,
    ...LINK_FIELDS,
    ...MEDIA_FIELDS,
    ...VERBATIM_FIELDS,
    ...LIST_FIELDS,
    ...CONNECTION_FIELDS,
    'description',
    'slug',
    'title',
    'value',
    'unknown',
  );
  const { answer } = fc.letrec((tie) => ({
    answer: fc.dictionary(
      key,
      fc.oneof({ maxDepth: 3, depthSize: 'small' }, text, html, fc.array(text, { maxLength: 2 }), tie('answer')),
      { maxKeys: 5 },
    ),
  }));

  test('whatever an answer holds', () => {
    fc.assert(
      fc.property(answer, (given) => {
        expect(JSON.stringify(clean(given)).toLowerCase()).not.toContain('cms.example');
      }),
      { numRuns: 500 },
    );
  });
});
