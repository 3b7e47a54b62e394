import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createLegacyMatcher } from '../app/redirects/match-legacy.ts';
import routes from '../app/routes.ts';
import { createIsSearch } from './is-search.ts';
import { createRouteNames } from './route-names.ts';

const table = Object.fromEntries(
  routes.map(({ id, path, file }) => [id ?? file, { id: id ?? file, path, parentId: 'root', module: {} }]),
) as unknown as ServerBuild['routes'];
const isSearch = createIsSearch(createRouteNames(table), createLegacyMatcher({ companySlug: 'sidrana' }));

test.each([
  ['/uae/search?key=oil', true],
  ['/ar/ksa/search.data?key=oil', true],
  ['/uae/search-suggestions?key=oil', true],
  ['/uae/search-suggestions.data?key=oil', true],
  // It leads nowhere, and its page suggests near matches.
  ['/uae/brand/list/qwerty/1000', true],
  ['/uae/brand/list/qwerty/1000.data', true],
  ['/ar/ksa/tag/qwerty/_payload.json', true],
  ['/uae/plp?brand=tarwa', false],
  ['/uae', false],
  ['/uae/blogs/search', false],
])('%s is a search: %s (decision 0114)', (path, expected) => {
  expect(isSearch(new URL(path, 'https://site.test'))).toBe(expected);
});
