import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { shellContext } from './content/pages/shell.server.ts';
import { drawParts } from './layout/server/draw-parts.server.tsx';
import type { Locale } from './locale/path.ts';
import { createPurgeableSite } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

const locale: Locale = { language: 'ar', country: 'ksa' };

/** Creates a site whose menu has one item, and a way to change its label. */
function createSiteWithMenu() {
  let label = 'Oils';
  const backend = createSmallBackend([]);
  const fetch: typeof globalThis.fetch = async (address, init) => {
    if (!String(init?.body).includes('"GetMenu"')) return backend(address, init);
    const nodes = [{ id: btoa('nav_menu_item:1'), label, path: '/hair-oil', childItems: { nodes: [] } }];
    return Response.json({ data: { menuItems: { nodes } } });
  };
  const { render, purge } = createPurgeableSite(fetch);
  return {
    rename: (to: string) => {
      label = to;
      purge(['ksa:GetMenu']);
    },
    /** Renders a page; resolves to the parts drawn for it. */
    drawnFor: async (path: string) => {
      let context: RouterContextProvider | undefined;
      await render(path, {}, (given) => {
        context = given;
      });
      return drawParts(context?.get(shellContext) ?? null, locale);
    },
  };
}

test('two pages of a locale have the same drawn parts, a changed menu gives others (decision 0009)', async () => {
  const { drawnFor, rename } = createSiteWithMenu();
  const parts = await drawnFor('/ar/ksa');
  expect(await drawnFor('/ar/ksa/our-story')).toBe(parts);
  rename('Balms');
  const others = await drawnFor('/ar/ksa');
  expect(others).not.toBe(parts);
  expect(JSON.stringify(parts)).toContain('Oils');
  expect(JSON.stringify(others)).toContain('Balms');
});
