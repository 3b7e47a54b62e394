import { expect, test } from '@playwright/test';
import { both } from './locales.ts';
import { pageTypes } from './page-types.ts';
import { decodeEntities } from './read-html.ts';

const CLASS = /\.(?=[\\a-z_-])((?:\\.|[\w\u0080-\uffff-])+)/gi;
/** A picture that is not a film needs no styles. */
const WITHOUT_STYLE = 'opening-still';

test('every class of a page is one of the styles, by its short name (decision 0290) @http', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const readClasses = async (html: string) => {
    const [, address = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    return new Set([...(await read(address)).matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
  };
  const all = await readClasses(await read('/uae/our-story'));
  expect(all.size).toBeGreaterThan(500);
  for (const { prefix } of both) {
    for (const { path } of pageTypes) {
      const html = await read(prefix + path);
      const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(
        ([, list = '']) => decodeEntities(list).match(/\S+/g) ?? [],
      );
      expect(used.length).toBeGreaterThan(100);
      // Also those that the smaller style sheet leaves out (decision 0295).
      const known = await readClasses(html);
      expect(used.filter((name) => name !== WITHOUT_STYLE && !known.has(name))).toEqual([]);
    }
  }
  expect([...all].filter((name) => /^(?:md:|min-h-)/.test(name))).toEqual([]);
});
