import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createPageTypes, createRouteNames } from './page-types.ts';

const route = (id: string, path: string | undefined, more: object = { default: () => null }) =>
  ({ id, path, parentId: 'root', module: more }) as unknown as NonNullable<ServerBuild['routes'][string]>;

const routes = {
  root: { ...route('root', ''), parentId: undefined },
  home: route('plain home', undefined),
  country: route('plain :country', ':country'),
  product: route('plain product/:product', ':country/product/:product'),
  'ar product': route('ar product/:product', 'ar/:country/product/:product'),
  deep: route('plain *', ':country/*'),
  'ar deep': route('ar *', 'ar/:country/*'),
  feed: route('plain rss.xml', ':country/rss.xml', {}),
  island: route('routes/island', '__nuxt_island/:file'),
};
const resolve = createPageTypes(routes);

test.each([
  ['/', 'home'],
  ['/uae', ':country'],
  ['/uae/product/amla-oil', 'product/:product'],
  ['/ar/ksa/product/amla-oil', 'product/:product'],
  ['/uae/rss.xml', null],
  ['/__nuxt_island/header.json', null],
  ['/wp-admin/a/b/c', '*'],
  ['/AR/ksa/Product/amla-oil/', 'product/:product'],
  ['/ar/ksa/a/b', '*'],
  ['//', 'home'],
])('%s is a page of the type %s', (path, type) => expect(resolve(path)).toBe(type));

test.each([
  ['/uae/rss.xml', 'rss.xml'],
  ['/ar/ksa/product/amla-oil', 'product/:product'],
  ['/__nuxt_island/a/b', '*'],
])('%s is of the route %s', (path, name) => expect(createRouteNames(routes)(path)).toBe(name));
