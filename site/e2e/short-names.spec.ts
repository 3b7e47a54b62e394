import { expect, test } from '@playwright/test';
import { localeOf } from './locales.ts';
import { pageTypes } from './page-types.ts';
import { decodeEntities } from './read-html.ts';

const CLASS = /\.(?=[\\a-z_-])((?:\\.|[\w\u0080-\uffff-])+)/gi;
/** A picture that is no film needs nothing of its own. */
const WITHOUT_STYLE = 'opening-still';

test('every class of a page is one of the styles, by its short name (decision 0290) @http', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const [, address = ''] = /href="(\/assets\/theme[^"]+\.css)"/.exec(await read('/uae')) ?? [];
  const styles = await read(address);
  const known = new Set([...styles.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
  expect(known.size).toBeGreaterThan(500);
  for (const { prefix } of [localeOf('uae', 'en'), localeOf('ksa', 'ar')]) {
    for (const { path } of pageTypes) {
      const html = await read(prefix + path);
      const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(
        ([, list = '']) => decodeEntities(list).match(/\S+/g) ?? [],
      );
      expect(used.length).toBeGreaterThan(100);
      expect(used.filter((name) => name !== WITHOUT_STYLE && !known.has(name))).toEqual([]);
    }
  }
  expect([...known].filter((name) => /^(?:md:|min-h-)/.test(name))).toEqual([]);
});
