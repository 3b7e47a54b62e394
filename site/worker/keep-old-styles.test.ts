import { expect, test } from 'vitest';
import { keepOldStyles } from './keep-old-styles.ts';

const ORIGIN = 'https://www.example.com';

test('styles and fonts that the new build has no more are kept for the pages that need them', async () => {
  const precache = new Map(
    ['/assets/theme-old.css', '/assets/theme-new.css', '/assets/arabic-old.woff2', '/logo.svg?__WB_REVISION__=1'].map(
      (path) => [ORIGIN + path, path],
    ),
  );
  const kept: [string, string][] = [];
  await keepOldStyles(
    {
      keys: async () => [...precache.keys()].map((url) => new Request(url)),
      match: async (request) => new Response(precache.get((request as Request).url)),
    },
    ['/assets/theme-new.css', '/logo.svg'],
    async (url, file) => void kept.push([url, await file.text()]),
  );
  expect(kept).toEqual([
    [`${ORIGIN}/assets/theme-old.css`, '/assets/theme-old.css'],
    [`${ORIGIN}/assets/arabic-old.woff2`, '/assets/arabic-old.woff2'],
  ]);
});
