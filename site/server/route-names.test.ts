import type { ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createRouteNames } from './route-names.ts';

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
const resolve = createRouteNames(routes);

test.each([
  ['/', 'home'],
  ['/uae', ':country'],
  ['/uae/product/amla-oil', 'product/:product'],
  ['/ar/ksa/product/amla-oil', 'product/:product'],
  ['/wp-admin/a/b/c', '*'],
  ['/AR/ksa/Product/amla-oil/', 'product/:product'],
  ['/ar/ksa/a/b', '*'],
  ['//', 'home'],
])('%s is a page of the route %s', (path, name) => expect(resolve(path)).toMatchObject({ name, isPage: true }));

test('a feed has a route and is no page; what is outside of the languages has no name', () => {
  expect(resolve('/uae/rss.xml')).toEqual({ id: 'plain rss.xml', name: 'rss.xml', isPage: false });
  expect(resolve('/__nuxt_island/header.json')).toBeNull();
  expect(resolve('/__nuxt_island/a/b')).toMatchObject({ name: '*', isPage: true });
});

test.each(['/m4rker@example.org/%zz', '/uae/product/%zz', '/ar/ksa/a/b%zz'])(
  'of %s, which nobody can decode, nothing is printed',
  (path) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(resolve(path)?.isPage).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  },
);
