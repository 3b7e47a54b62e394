import { expect, test } from 'vitest';
import { createPageStyles, STYLE_HASH_HEADER } from './page-styles.server.ts';
import { buildPolicyHash } from './policy-hash.server.ts';

const page = '<html><head><title>$&</title></head><body></body></html>';

function write(...given: Parameters<ReturnType<typeof createPageStyles>['add']>[0][]) {
  const styles = createPageStyles();
  const names = given.map(styles.add);
  const headers = new Headers();
  const html = String(styles.write(Buffer.from(page), headers));
  return { names, html, hash: headers.get(STYLE_HASH_HEADER), sheet: /<style>(.*)<\/style>/s.exec(html)?.[1] };
}

test('what elements have of their own is one sheet, each rule once, named by its hash', () => {
  const { names, html, sheet, hash } = write(
    { color: '#fff' },
    { '--delay': '7s', inlineSize: '34px' },
    { color: '#fff' },
  );
  expect(names).toEqual(['0', '1', '0']);
  expect(sheet).toBe('[data-style="0"]{color:#fff}\n[data-style="1"]{--delay:7s;inline-size:34px}');
  expect(html).toBe(page.replace('</head>', () => `<style>${sheet}</style></head>`));
  expect(hash).toBe(buildPolicyHash(sheet ?? ''));
});

test('a page without any has no style element and no hash', () => {
  expect(write()).toMatchObject({ html: page, hash: null });
});

test.each([
  '#10271d',
  'rebeccapurple',
  'rgb(16 39 29 / 50%)',
  'hsl(120, 40%, 20%)',
  'calc(2rem - 3px)',
  'url("/_ipx/s_10x10,f_webp/m0/a;b{c}(d).jpg?v=1")',
])('%s is a value', (value) => {
  expect(write({ color: value }).sheet).toBe(`[data-style="0"]{color:${value}}`);
});

test.each([
  'red}body{display:none',
  'red;position:fixed',
  'red</style><script>alert(1)</script>',
  'rgb(0',
  '"',
  'red/*',
  'url("/a</style>")',
  'url("/a\\")',
  'url("/a"),url("/b")',
  'url(https://evil.example/?x)',
  'r\\65 d',
  'red\n}',
  '',
])('%j is none, and is left out', (value) => {
  expect(write({ color: value, height: '2rem' }).sheet).toBe('[data-style="0"]{height:2rem}');
  expect(write({ color: value }).html).toBe(page);
});

test('a hash is what a browser computes', () => {
  expect(buildPolicyHash('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});
