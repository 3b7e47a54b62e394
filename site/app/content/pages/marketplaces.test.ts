import { expect, test } from 'vitest';
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
    'the order of the buttons is fixed',
    [row('lulu_url', 'https://l'), row('amazon_url', 'https://a')],
    null,
    [
      ['amazon', 'https://a'],
      ['lulu', 'https://l'],
    ],
  ],
  ['no script gets into a link', [row('amazon_url', 'javascript:alert(1)')], null, []],
])('%s', (_case, variation, product, links) => {
  expect(resolveMarketplaceLinks(variation, product).map((link) => [link.marketplace, link.url])).toEqual(links);
});
