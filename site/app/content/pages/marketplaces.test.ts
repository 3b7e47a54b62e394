import { expect, test } from 'vitest';
import { marketplaces } from '../../../../contract/marketplaces.ts';
import { resolveMarketplaceLinks } from './marketplaces.ts';

const row = (key: string, value: string | null) => ({ key, value });

test.each([
  ['nothing known', null, null, []],
  [
    "the variation's own link wins",
    [row('noon_url', 'https://a')],
    [row('ext_product_url_noon', 'https://b')],
    [['noon', 'https://a']],
  ],
  [
    "the product's link stands in",
    [row('noon_url', null)],
    [row('ext_product_url_noon', 'https://b')],
    [['noon', 'https://b']],
  ],
  [
    'the order of the buttons is the country’s',
    [row('lulu_url', 'https://l'), row('amazon_url', 'https://a')],
    null,
    [
      ['amazon', 'https://a'],
      ['lulu', 'https://l'],
    ],
  ],
  ['no script in a link', [row('amazon_url', 'javascript:alert(1)')], null, []],
])('%s', (_case, variation, product, links) => {
  expect(
    resolveMarketplaceLinks(variation, product, { country: 'uae', language: 'en' }).map((link) => [
      link.marketplace,
      link.url,
    ]),
  ).toEqual(links);
});

const noon = (language: string) => `https://www.noon.com/uae-${language}/search/?q=oil`;

test.each([
  ['the marketplace in the language of the page', [row('noon_url', noon('en'))], null, noon('ar')],
  [
    'the link given for the language, unchanged',
    [row('noon_url', noon('en')), row('noon_url_ar', `${noon('en')}&ar`)],
    null,
    `${noon('en')}&ar`,
  ],
  [
    "the variation's own link before one the product gives for the language",
    [row('noon_url', noon('en'))],
    [row('ext_product_url_noon_ar', 'https://b')],
    noon('ar'),
  ],
  [
    'the product’s link for the language',
    [row('noon_url', null)],
    [row('ext_product_url_noon', noon('en')), row('ext_product_url_noon_ar', 'https://b')],
    'https://b',
  ],
])('an Arabic page links to %s', (_, variation, product, url) => {
  expect(resolveMarketplaceLinks(variation, product, { country: 'uae', language: 'ar' })).toEqual([
    { marketplace: 'noon', url },
  ]);
});

test.each([
  ['ksa', ['noon', 'amazon', 'lulu', 'talabat']],
  ['kwt', ['talabat', 'lulu', 'amazon', 'noon']],
] as const)('%s has its own order, with other marketplaces after it', (country, order) => {
  const rows = marketplaces.map((name) => row(`${name}_url`, 'https://a'));
  const links = resolveMarketplaceLinks(rows, null, { country, language: 'en' });
  expect(links.map(({ marketplace }) => marketplace)).toEqual(order);
});
