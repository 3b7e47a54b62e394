import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMES, NAMES_LIKE_WORDS } from './names.ts';
import { readTexts } from './read-texts.ts';

/** A company may have deleted the sample. */
test.runIf(existsSync('sample'))('every person of the company and every city with a shop is paired', () => {
  const places = /\bleadership\.\w+\[[\w-]+\]\.name$|^locations\[[\w-]+\]\.city$/;
  const named = readTexts().filter(({ path }) => places.test(path));
  const paired = [...NAMES, ...NAMES_LIKE_WORDS];
  const missing = named.filter(
    ({ texts }) =>
      !paired.some(([english, arabic]) => {
        const matches = (text: string | undefined, names: readonly string[]) =>
          names.some((name) => text?.includes(name));
        return matches(texts.en, english.split('|')) && matches(texts.ar, arabic);
      }),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(missing.map(({ path, texts }) => [path, texts.en])).toEqual([]);
});
