import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countries } from '../../../contract/countries.ts';
import { languages } from '../../../contract/languages.ts';

/** Files of `public/` that follow from the records; `npm run imagery` draws all but the names of languages. */
const files = [
  ...countries.map(({ iso }) => `flags/${iso.toLowerCase()}.svg`),
  ...countries.map(({ code }) => `map/${code}.svg`),
  ...languages.flatMap(({ code }) => [`map/${code}.svg`, `map/${code}-mobile.svg`, `social-${code}.png`]),
  ...languages.filter(({ outlineWidth }) => outlineWidth !== undefined).map(({ code }) => `languages/${code}.svg`),
];

test.each(files)('%s exists', (file) => {
  expect(existsSync(new URL(`../../public/${file}`, import.meta.url))).toBe(true);
});
