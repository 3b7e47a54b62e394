import { expect, test } from 'vitest';
import { marketplaces } from '../../../../contract/marketplaces.ts';
import { productVariables } from './product-variables.ts';

test('a product is queried with its links to every marketplace, and those of the language (spec §3)', () => {
  const { linkKeys, ...others } = productVariables('oil', 'ar');
  expect(others).toEqual({ slugIn: ['oil'], language: 'ar' });
  for (const name of marketplaces)
    expect(linkKeys).toEqual(
      expect.arrayContaining([
        `${name}_url`,
        `${name}_url_ar`,
        `ext_product_url_${name}`,
        `ext_product_url_${name}_ar`,
      ]),
    );
  expect(linkKeys).toHaveLength(4 * marketplaces.length);
});
