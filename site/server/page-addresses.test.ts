import { expect, test } from 'vitest';
import { keepOwnRoutes } from './page-addresses.ts';

const resolveRoute = (pathname: string) =>
  pathname === '/uae/plp' ? { id: 'plain plp', name: 'plp', isPage: true } : null;

test.each([
  ['/uae/plp.data?_routes=plain+plp&sort=name', '?_routes=plain+plp&sort=name'],
  ['/uae/plp.data?sort=name', '?sort=name'],
  ['/uae/plp.data?_routes=zzz&brand=x', '?brand=x'],
  ['/uae/plp.data?_routes=plain+plp%2Croot', ''],
  ['/uae/plp.data?_routes=plain+plp&_routes=plain+plp', ''],
  ['/uae/nothing.data?_routes=plain+plp', ''],
  ['/uae/plp.data?index=7', ''],
  // A page does not read them, and its key omits them.
  ['/uae/plp?_routes=zzz&index=7', '?_routes=zzz&index=7'],
])('of the data %s the query %j is read', (path, search) => {
  expect(keepOwnRoutes(new URL(path, 'https://site.test'), resolveRoute).search).toBe(search);
});
