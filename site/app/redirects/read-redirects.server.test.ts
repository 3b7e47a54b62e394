import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { checkRedirects, createRedirectTable, RedirectTableError } from './read-redirects.server.ts';

const csv = (...rows: string[]) => ['from,to,status', ...rows].join('\n');
const problemsOf = (...rows: string[]) =>
  checkRedirects(csv(...rows)).problems.map((problem) => `${problem.line}: ${problem.reason}`);

describe('findRedirect', () => {
  const table = createRedirectTable(
    csv(
      '/old,/uae/our-story,301',
      '/offer,https://partner.example/offer?ref=site,302',
      '/print.php?id=3,/uae/blogs/third,301',
      '/print.php,/uae/news-and-media,301',
      '/gone,,410',
      '/defaults,/uae/plp,',
      '/moved,/uae/plp?sort=name#top,308',
      '/shop/special,/uae/brands/tarwa,307',
      '/shop/oils/*,/uae/collections/:splat/all,301',
      '/shop/*,/uae/:splat,301',
      '/mirror/*,/:splat,302',
      '/out/*,https://partner.example/x/:splat,301',
      '/زيت قديم,/ar/uae/product/زيت,301',
      '"/with,comma","/uae/our-story?a=1,2",301',
      '/Trailing/,/uae/distribution,301',
    ),
  );

  it.each([
    ['/old', '', 301, '/uae/our-story'],
    ['/old/', '', 301, '/uae/our-story'],
    ['/old', '?utm=x', 301, '/uae/our-story?utm=x'],
    ['/Old', '', null, null],
    ['/offer', '', 302, 'https://partner.example/offer?ref=site'],
    ['/offer', '?ref=me&a=1', 302, 'https://partner.example/offer?ref=site&a=1'],
    ['/print.php', '?id=3', 301, '/uae/blogs/third'],
    ['/print.php', '?id=4', 301, '/uae/news-and-media?id=4'],
    ['/gone', '', 410, null],
    ['/defaults', '', 301, '/uae/plp'],
    ['/moved', '?page=2&sort=x', 308, '/uae/plp?sort=name&page=2#top'],
    ['/shop/special', '', 307, '/uae/brands/tarwa'],
    ['/shop/oils/tarwa', '', 301, '/uae/collections/tarwa/all'],
    ['/shop/oils', '', 301, '/uae/oils'],
    ['/shop/a/b/c', '?q=1', 301, '/uae/a/b/c?q=1'],
    ['/shop', '', null, null],
    ['/shop/', '', null, null],
    ['/mirror//evil.example', '', 302, '/evil.example'],
    ['/out/$&/a', '', 301, 'https://partner.example/x/$&/a'],
    [new URL('https://x.example/زيت قديم').pathname, '', 301, `/ar/uae/product/${encodeURIComponent('زيت')}`],
    ['/%d8%b2%d9%8a%d8%aa%20%d9%82%d8%af%d9%8a%d9%85', '', 301, `/ar/uae/product/${encodeURIComponent('زيت')}`],
    ['/with,comma', '', 301, '/uae/our-story?a=1,2'],
    ['/Trailing', '', 301, '/uae/distribution'],
    ['/', '', null, null],
    ['/toString', '', null, null],
  ])('%s%s → %s %s', (pathname, search, status, location) => {
    const found = table.findRedirect(pathname, search);
    expect(found && { status: found.status, location: found.location }).toEqual(status && { status, location });
  });

  it('counts its rows', () => expect(table.size).toBe(15));

  it('redirects only to hosts in the table, whatever the address', () => {
    fc.assert(
      fc.property(fc.constantFrom('/mirror/', '/out/', '/shop/'), fc.webPath(), (folder, path) => {
        const location = table.findRedirect(folder + path)?.location;
        if (!location) return;
        const host = new URL(location, 'https://site.example').host;
        expect(host).toBe(folder === '/out/' ? 'partner.example' : 'site.example');
      }),
    );
  });
});

describe('checkRedirects', () => {
  it.each([
    [['/a,/uae/plp,303'], '2: status 303 is none of 301, 302, 307, 308, 410'],
    [['/a,/uae/plp,301,x'], '2: has 4 columns instead of from,to,status'],
    [['"/a,/uae/plp,301'], '2: a quotation mark is not closed'],
    [['a,/uae/plp,301'], '2: from "a" does not start with /'],
    [['/a#b,/uae/plp,301'], '2: from holds a #, which browsers do not send'],
    [['/a/*/b,/uae/plp,301'], '2: * may only be the last segment of from'],
    [['/a*,/uae/plp,301'], '2: * may only be the last segment of from'],
    [['/a/*?b=1,/uae/plp,301'], '2: a wildcard row cannot name a query'],
    [['/a/../b,/uae/plp,301'], '2: from: dot segment'],
    [['/a%,/uae/plp,301'], '2: from: invalid percent sequence'],
    [['/robots.txt,/uae/plp,301'], '2: /robots.txt is answered before the redirect table is asked'],
    [['/ksa/sitemap-pages.xml,/uae,301'], '2: /ksa/sitemap-pages.xml is answered before the redirect table is asked'],
    [['/a,,301'], '2: has no target'],
    [['/a,/uae,410'], '2: a 410 row has no target'],
    [['/a,uae,301'], '2: target "uae" is neither a path nor an http(s) address'],
    [['/a,javascript:alert(1),301'], '2: target "javascript:alert(1)" is neither a path nor an http(s) address'],
    [['/a,//evil.example,301'], '2: target is itself redirected: write /evil.example'],
    [['/a,/UAE/plp/?x=1,301'], '2: target is itself redirected: write /uae/plp?x=1'],
    [['/a,/xyz/plp,301'], '2: target names the unknown country xyz'],
    [['/a,/brands/tarwa,301'], '2: target names no country, so it leads to the root'],
    [['/a,/uae/:splat,301'], '2: :splat needs a from that ends in /*'],
    [['/a/*,https://:splat/x,301'], '2: :splat may not be part of the host'],
    [['/a/*,https://partner.example:splat,301'], '2: :splat may not be part of the host'],
    [['/a/*,https://:splat.example/,301'], '2: :splat may not be part of the host'],
    [['/a/*,https://x@partner:splat,301'], '2: :splat may not be part of the host'],
    [['/a/*,https://:splat@partner.example/,301'], '2: the target may not carry a user name'],
    [['/a,https://,301'], '2: target "https://" is not a valid address'],
    [['/a,/uae/x,301', '/a,/uae/y,302'], '3: /a stands twice, first in row 2'],
    [['/a,/uae/x,301', '/a/,/uae/y,302'], '3: /a stands twice, first in row 2'],
    [['/a/*,/uae/x,301', '/a/*,/uae/y,302'], '3: /a/* stands twice, first in row 2'],
    [['/a/*,/uae/x,301', '/a/b,/uae/y,301'], '3: shadowed by row 2 (/a/*): move it above that row'],
    [['/a/*,/uae/x,301', '/a/b/*,/uae/y,301'], '3: shadowed by row 2 (/a/*): move it above that row'],
    [['/*,https://new.example/:splat,301', '/a,/uae,301'], '3: shadowed by row 2 (/*): move it above that row'],
    [['/a,/uae/x,301', '/a?b=1,/uae/y,301'], '3: shadowed by row 2 (/a): move it above that row'],
    [['/uae/a,/uae/a,301'], '2: loops: /uae/a → /uae/a'],
    [['/uae/a/*,/uae/a/b/:splat,301'], '2: loops: /uae/a/* → /uae/a/*'],
    [['/uae/a/*,/uae/a/home,301'], '2: loops: /uae/a/* → /uae/a/*'],
    [['/a,/b,301', '/b,/uae/c,301'], '2: chain: the target is sent on to /uae/c by row 3'],
    [['/a,/b,301', '/b,,410'], '2: chain: the target is gone (410) by row 3'],
    [['/a/*,/uae/b/:splat,301', '/uae/b/*,/uae/c,301'], '2: chain: the target is sent on to /uae/c by row 3'],
    [['/a,/uae/b?x=1,301', '/uae/b?x=1,/uae/c,301'], '2: chain: the target is sent on to /uae/c by row 3'],
    [['/a,/uae/b#x,301', '/uae/b,/uae/c,301'], '2: chain: the target is sent on to /uae/c by row 3'],
  ])('%j: %s', (rows, expected) => {
    expect(problemsOf(...rows)).toContain(expected);
  });

  it('names each row of a loop', () => {
    expect(problemsOf('/a,/b,301', '/b,/c,301', '/c,/a,301')).toEqual([
      '2: loops: /a → /b → /c → /a',
      '3: loops: /b → /c → /a → /b',
      '4: loops: /c → /a → /b → /c',
    ]);
    expect(problemsOf('/uae/a/*,/uae/b/:splat,301', '/uae/b/*,/uae/a/:splat,301')).toHaveLength(2);
    expect(problemsOf('/uae/b/x,/uae/a/x,301', '/uae/a/*,/uae/b/:splat,301')).toContain(
      '2: loops: /uae/b/x → /uae/a/* → /uae/b/x',
    );
  });

  it('accepts an exact row above the wildcard that covers it, comments and blank lines', () => {
    expect(problemsOf('# moved in spring', '', '/a/b,/uae/y,301', '/a/b/*,/uae/z,301', '/a/*,/uae/x,301')).toEqual([]);
    expect(problemsOf('/*,https://new.example/:splat,301')).toEqual([]);
  });

  it('reports a target that is a legacy address itself', () => {
    const { problems } = checkRedirects(csv('/a,/uae/b,301'), { isLegacyAddress: (address) => address === '/uae/b' });
    expect(problems).toEqual([
      { line: 2, reason: 'target /uae/b is itself an old address: write the page it leads to' },
    ]);
  });

  it('throws with the rows and the reasons', () => {
    const start = () => createRedirectTable(csv('/a,/uae/x,301', '/b,/uae/x,999', '/a,/uae/z,301'));
    expect(start).toThrow(RedirectTableError);
    expect(start).toThrow(/row 3: status 999 is none of .*\nrow 4: \/a stands twice, first in row 2/);
  });

  it('answers the same for any order of rows that it accepts', () => {
    const rows = ['/a/b,/uae/x,301', '/a/*,/uae/y,301', '/c,/uae/z,302', '/a/b/*,/uae/w,301'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(rows, { minLength: 4 }),
        fc.constantFrom('/a/b', '/a/q', '/a/b/q', '/c'),
        (order, path) => {
          fc.pre(problemsOf(...order).length === 0);
          const expected = createRedirectTable(
            csv('/a/b,/uae/x,301', '/c,/uae/z,302', '/a/b/*,/uae/w,301', '/a/*,/uae/y,301'),
          );
          const table = createRedirectTable(csv(...order));
          expect(table.findRedirect(path)?.location).toBe(expected.findRedirect(path)?.location);
        },
      ),
    );
  });
});

describe('a large table (demand 11)', () => {
  const build = (count: number) =>
    createRedirectTable(
      csv(
        ...Array.from({ length: count }, (_, index) => `/shop/${index % 97}/article-${index},/uae/p-${index},301`),
        ...Array.from({ length: count / 10 }, (_, index) => `/shop-${index}/old/*,/uae/:splat,301`),
      ),
    );

  it.each([
    ['/shop/7/article-7', 1],
    ['/shop-7/old/a/b/c/d/e/f', 5],
    ['/uae/product/a/b/c/d/e/f/g', 5],
  ])('%s takes as many look-ups in 5,000 rows as in 50', (pathname, limit) => {
    const [small, large] = [50, 5_000].map((count) => {
      const table = build(count);
      const get = vi.spyOn(Map.prototype, 'get');
      table.findRedirect(pathname, '?page=2');
      const calls = get.mock.calls.length;
      get.mockRestore();
      return calls;
    });
    expect(large).toBe(small);
    expect(large).toBeLessThanOrEqual(limit);
  });
});

describe('config/redirects.csv', () => {
  it('has no invalid rows', () => {
    const { rows, problems } = checkRedirects(
      readFileSync(new URL('../../config/redirects.csv', import.meta.url), 'utf8'),
    );
    expect(problems).toEqual([]);
    expect(rows.length).toBeGreaterThan(5);
  });
});
