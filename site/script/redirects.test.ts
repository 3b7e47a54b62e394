import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runRedirects } from './redirects.ts';

const PAGES: Record<string, string> = {
  '/sitemap.xml': '<loc>https://www.site.example/uae/sitemap-products.xml</loc>',
  '/uae/sitemap-products.xml':
    '<loc>https://www.site.example/uae/product/tarwa-amla-hair-oil</loc><loc>https://www.site.example/uae/plp</loc>',
  '/uae/plp': '',
  '/uae/our-story': '',
};
let folder = '';
let printed: string[] = [];
const at = (name: string) => join(folder, name);

function run(...args: string[]) {
  return runRedirects(args, {
    tableFile: at('redirects.csv'),
    missesFile: at('misses.jsonl'),
    read: (path) => readFile(path, 'utf8'),
    write: (path, text) => writeFile(path, text),
    fetch: async (url) => {
      const page = PAGES[new URL(url).pathname];
      return new Response(page ?? '', { status: page === undefined ? 404 : 200 });
    },
    print: (line) => printed.push(line),
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redirects-cli-'));
  printed = [];
});
afterEach(() => rm(folder, { recursive: true }));

describe('check', () => {
  it('accepts a valid table', async () => {
    await writeFile(at('redirects.csv'), 'from,to,status\n/a,/uae/plp,301\n');
    expect(await run('check')).toBe(0);
    expect(printed.at(-1)).toMatch(/1 rows, 0 wrong$/);
  });

  it('lists each invalid row with its number and reason, legacy addresses included', async () => {
    await writeFile(at('redirects.csv'), 'from,to,status\n/a,/a,301\n/b,/uae/press-releases,301\n');
    expect(await run('check')).toBe(1);
    expect(printed.slice(0, 2)).toEqual([
      'row 2 (/a,/a,301): loops: /a → /a',
      'row 3 (/b,/uae/press-releases,301): target /uae/press-releases is itself an old address: write the page it leads to',
    ]);
  });

  it('checks the targets on a running site', async () => {
    await writeFile(at('redirects.csv'), '/a,/uae/plp,301\n/b,/uae/no-such,301\n/c,https://partner.example/,301\n');
    expect(await run('check', '--origin', 'http://127.0.0.1:1')).toBe(1);
    expect(printed[0]).toBe('row 2 (/b,/uae/no-such,301): target /uae/no-such answers 404');
  });
});

describe('import', () => {
  const TABLE = '# kept\nfrom,to,status\n/a,/uae/plp,301\n/old/*,/uae/plp,301\n';

  it('adds single addresses above the wildcard rows and skips known rows', async () => {
    await writeFile(at('redirects.csv'), TABLE);
    await writeFile(
      at('more.csv'),
      'from,to,status\n/a,/uae/plp,301\n/old/x,/uae/our-story,302\n/new/*,/uae/plp,301\n',
    );
    expect(await run('import', at('more.csv'))).toBe(0);
    expect(await readFile(at('redirects.csv'), 'utf8')).toBe(
      '# kept\nfrom,to,status\n/a,/uae/plp,301\n/old/x,/uae/our-story,302\n/old/*,/uae/plp,301\n/new/*,/uae/plp,301\n',
    );
    expect(printed.at(-1)).toMatch(/2 rows imported, 1 known already$/);
    expect(await run('import', at('more.csv'))).toBe(0);
    expect(printed.at(-1)).toMatch(/0 rows imported, 3 known already$/);
  });

  it.each([
    ['/b,nowhere,301\n', /^row 1 \(\/b,nowhere,301\): target/],
    ['/a,/uae/our-story,301\n', /^row 4 \(\/a,\/uae\/our-story,301\): \/a stands twice, first in row 3/],
    ['/uae/plp,/uae/our-story,301\n', /chain/],
  ])('does not change the table if %j is invalid', async (more, reason) => {
    await writeFile(at('redirects.csv'), TABLE);
    await writeFile(at('more.csv'), more);
    expect(await run('import', at('more.csv'))).toBe(1);
    expect(printed[0]).toMatch(reason);
    expect(await readFile(at('redirects.csv'), 'utf8')).toBe(TABLE);
  });
});

describe('misses', () => {
  it('lists the last days with proposed targets', async () => {
    const now = new Date().toISOString();
    const miss = (path: string, count: number, last: string) =>
      JSON.stringify({ path, count, first: last, last, referrer: null });
    await writeFile(at('redirects.csv'), '');
    await writeFile(
      at('misses.jsonl'),
      [
        miss('/uae/product/amla-hair-oil', 3, now),
        miss('/uae/zzz', 9, now),
        miss('/uae/ancient', 9, '2020-01-01T00:00:00.000Z'),
      ].join('\n'),
    );
    expect(await run('misses', '--origin', 'http://127.0.0.1:1')).toBe(0);
    expect(printed).toEqual([
      'count,last,from,proposed target',
      `9,${now.slice(0, 10)},/uae/zzz,`,
      `3,${now.slice(0, 10)},/uae/product/amla-hair-oil,/uae/product/tarwa-amla-hair-oil`,
    ]);
  });
});

it('prints its usage', async () => {
  expect(await run('import')).toBe(2);
  expect(printed[0]).toMatch(/^npm run redirects/);
});
