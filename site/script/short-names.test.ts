import { expect, test } from 'vitest';
import { assignShortNames, readShortNames, shortenStyles, shortenText } from './short-names.ts';
import { shortenCode } from './shorten-names.ts';

const STYLES = `@layer theme {
  :root { --color-ink: #10271d; --start: 2px; }
}
@layer components {
  .a .product-card { color: var(--color-ink); margin: 1.5em; background: url(a.flex-wrap); }
}
@layer utilities {
  .flex {
    display: flex;
  }
  .min-h-11 {
    min-height: calc(var(--start) * 11);
  }
  @media (width >= 48.0625rem) {
    .md\\:w-1\\/2 {
      width: 50%;
    }
  }
  .before\\:content-\\[\\'x\\'\\] {
    content: 'x';
  }
}
`;
const CODE = `const name = 'md:w-1/2 min-h-11'; const other = 'md:w-1/2'; style('--start', 2)`;
const names = assignShortNames(STYLES, CODE);

test('classes of Tailwind have short names, the most frequent first, but for plain words and names with quotes', () => {
  // “a” is a class already.
  expect([...names.classes]).toEqual([
    ['md:w-1/2', 'b'],
    ['min-h-11', 'c'],
  ]);
});

test('so have custom properties, but for those that the code names', () => {
  expect([...names.properties]).toEqual([['--color-ink', '--a']]);
});

test('styles have the short names', () => {
  const short = shortenStyles('.md\\:w-1\\/2:hover,.product-card .min-h-11{color:var(--color-ink)}', names);
  expect(short).toBe('.b:hover,.product-card .c{color:var(--a)}');
});

test.each([
  ['md:w-1/2 flex', 'b flex'],
  [' min-h-11 ', ' c '],
  ['product-card', 'product-card'],
  ['how to min-height', 'how to min-height'],
  ['</p><a class="flex min-h-11" href="', '</p><a class="flex c" href="'],
  ['<a class=\\"min-h-11\\" href=\\"#up\\">', '<a class=\\"c\\" href=\\"#up\\">'],
])('%j is written %j', (text, short) => {
  expect(shortenText(text, names)).toBe(short);
});

test('a class beside a word that is none is refused: it may be a sentence', () => {
  expect(() => shortenText('write min-h-11 here', names)).toThrow('“write” is no class of the styles');
});

test.each(['min-h-11 lg:grid', 'lg:grid'])('in HTML a class that no style has is refused: %s', (list) => {
  expect(() => shortenText(`<a class="${list}" href="`, names)).toThrow('“lg:grid” is no class of the styles');
});

test('code has them in its texts and templates alone', () => {
  const code = "const min = a['min-h-11'] ?? `flex md:w-1/2`; // min-h-11";
  expect(shortenCode(code, names)).toBe("const min = a['c'] ?? `flex b`; // min-h-11");
});

test('no two names of the site are the same, and none is one of its own classes', async () => {
  const { classes, properties, known } = await readShortNames();
  expect(classes.size).toBeGreaterThan(500);
  expect(new Set(classes.values()).size).toBe(classes.size);
  expect(new Set(properties.values()).size).toBe(properties.size);
  expect([...classes.values()].filter((name) => known.has(name))).toEqual([]);
});

test('a selector that reads classes as text is refused: it would not find a short name', () => {
  const styles = "@layer utilities {\n  header[class~='hidden'] { top: 0; }\n}\n";
  expect(() => assignShortNames(styles, '')).toThrow(
    'A selector with [class~= would not find a class by its short name',
  );
});
