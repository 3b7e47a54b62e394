import { expect, test } from 'vitest';
import { buildItem } from '../../test/catalogue-item.ts';
import type { CatalogueIndex } from './catalogue-index.server.ts';
import { packCatalogue, unpackCatalogue } from './packed-catalogue.ts';

const index = {
  items: [buildItem('amla-oil')],
  modified: Float64Array.of(Number.NaN),
  terms: [{ facet: 'brand', slug: 'tarwa', name: 'Tarwa' }],
  offsets: Uint32Array.of(0, 1),
  termsOfProduct: Uint32Array.of(0),
  orders: { menu: Uint32Array.of(0), name: Uint32Array.of(0), newest: Uint32Array.of(0) },
  shown: new Map([['brand', Uint32Array.of(0)]]),
} as unknown as CatalogueIndex;

test('whoever changes what the list holds raises its number', () => {
  const packed = packCatalogue(index);
  const parts = [packed, packed.items[0], packed.terms[0], packed.orders];
  expect([
    packed.format,
    ...parts.map((part) =>
      Object.keys(part ?? {})
        .sort()
        .join(' '),
    ),
  ]).toEqual([
    1,
    'format items modified orders shown termLists terms',
    'brand databaseId id image name purpose sizes slug tags type',
    'facet name slug',
    'menu name newest',
  ]);
});

test('a device reads a list of its own form, and no other', () => {
  const packed = JSON.parse(JSON.stringify(packCatalogue(index)));
  expect(unpackCatalogue(packed, () => true).items).toEqual(index.items);
  for (const format of [0, 2, undefined]) {
    expect(() => unpackCatalogue({ ...packed, format }, () => true)).toThrow('The list has the form');
  }
});
