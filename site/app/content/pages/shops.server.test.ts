import { expect, test } from 'vitest';
import type { OurLocationsQuery } from '../generated/graphql.ts';
import { readLocations } from './locations.server.ts';
import { listCities, stocks } from './shop.ts';
import { readShops } from './shops.server.ts';

type Node = NonNullable<OurLocationsQuery['locations']>['nodes'][number];
const uae = { country: 'uae', language: 'en' } as const;

function node(title: string, details: Partial<NonNullable<Node['locationDetails']>>, content = ''): Node {
  const unset = { officeEmail: null, city: null, openingHours: null, website: null, latitude: null, longitude: null };
  const locationDetails = { ...unset, officePhoneNumber: '+971 4 000 0000', kind: null, stock: null, ...details };
  return { id: title, databaseId: 1, title, content, locationDetails };
}

const answerOf = (...nodes: Node[]): OurLocationsQuery => ({
  locations: { nodes, pageInfo: { hasNextPage: false, endCursor: null } },
});

const pharmacy = node(
  'Leaf Pharmacy',
  {
    kind: ['pharmacy'],
    city: 'Dubai',
    latitude: '25.2',
    longitude: ' 55.3 ',
    stock: 'mahd, tarwa-sidr-powder,hair-oil',
  },
  '<p>Street 1<br>Dubai, UAE</p>',
);

test('a location is no shop unless its kind says that it sells', () => {
  const answer = answerOf(
    node('Bazaar', { kind: ['bazaar'] }),
    pharmacy,
    node('Head office', {}),
    node('Branch', { kind: ['office'] }),
    node('Amazon', { kind: ['online'], website: 'https://shop.example' }),
  );
  expect(readLocations(answer, uae).map(({ title }) => title)).toEqual(['Bazaar', 'Head office', 'Branch']);
  const { shops, online } = readShops(answer, uae);
  expect(shops.map(({ name }) => name)).toEqual(['Leaf Pharmacy']);
  expect(online).toEqual([{ id: 'Amazon', name: 'Amazon', url: 'https://shop.example', marketplace: 'amazon' }]);
});

test('a service without the fields of shops has no shops', () => {
  const { kind: _kind, stock: _stock, ...old } = node('Dubai', {}).locationDetails ?? {};
  const answer = answerOf({ ...node('Dubai', {}), locationDetails: old as Node['locationDetails'] });
  expect(readLocations(answer, uae)).toHaveLength(1);
  expect(readShops(answer, uae)).toEqual({ shops: [], online: [] });
});

test('the way to a shop is by its place, else by its address', () => {
  const routeOf = (one: Node) => new URL(readShops(answerOf(one), uae).shops[0]?.routeUrl ?? '').searchParams;
  expect(routeOf(pharmacy).get('destination')).toBe('25.2,55.3');
  for (const latitude of [null, '', 'north', '95'])
    expect(
      routeOf({
        ...pharmacy,
        locationDetails: { ...pharmacy.locationDetails, latitude } as Node['locationDetails'],
      }).get('destination'),
    ).toBe('Leaf Pharmacy Street 1 Dubai, UAE');
});

test('shops of other countries are told by their telephone numbers', () => {
  const shop = (phone: string) => node(`Shop ${phone}`, { kind: ['shop'], officePhoneNumber: phone });
  const answer = answerOf(shop('+971 4 1'), shop('+966 11 1'), shop(''));
  expect(readShops(answer, uae).shops.map(({ phone }) => phone)).toEqual(['+971 4 1', '']);
});

test('a shop stocks what its stock names by brand, type or product; without a stock it stocks all', () => {
  const [shop] = readShops(answerOf(pharmacy), uae).shops;
  const product = (slug: string, brand: string, type: string) => ({
    slug,
    brand: { slug: brand },
    type: { slug: type },
  });
  const asked = [
    product('mahd-soap', 'mahd', 'soap'),
    product('tarwa-sidr-powder', 'tarwa', 'powder'),
    product('arak-oil', 'arak', 'hair-oil'),
    product('tarwa-mask', 'tarwa', 'mask'),
  ];
  expect(asked.map((one) => stocks(shop ?? { stock: ['nothing'] }, one))).toEqual([true, true, true, false]);
  expect(asked.map((one) => stocks({ stock: [] }, one))).toEqual([true, true, true, true]);
});

test('cities come in the order of their shops, at the middle of them', () => {
  const shop = (name: string, city: string, latitude: string | null) =>
    node(name, { kind: ['shop'], city, latitude, longitude: latitude && '50' });
  const { shops } = readShops(
    answerOf(shop('a', 'Dubai', '24'), shop('b', 'Ajman', null), shop('c', 'Dubai', '26')),
    uae,
  );
  expect(listCities(shops)).toEqual([
    { name: 'Dubai', count: 2, at: { latitude: 25, longitude: 50 } },
    { name: 'Ajman', count: 1, at: null },
  ]);
});
