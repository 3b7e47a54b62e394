import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const PIXELS_A_REM = 16;

/** Widths that no layout depends on: of pictures beyond the page's own width, text of content, a large desk. */
const OF_PICTURES = [1_760, 1_367, 1_600];
const OF_CONTENT = 'content/cleaning/html.server.ts';

const breakpoints = [
  ...readFileSync(join(root, 'styles/theme.css'), 'utf8').matchAll(/--breakpoint-\w+: ([\d.]+)rem/g),
].map(([, rem]) => Number(rem) * PIXELS_A_REM);

/** `(min-width: 769px)`, `(width >= 48.0625rem)`, `(width < 769px)`, `max-width: 768px`. */
const CONDITION = /(?:\b(min|max)-width: ?|\bwidth ?(?:<|>=) ?)([\d.]+)(px|rem)/g;

test('the one full layout switch is at 768 px (spec §9)', () => {
  expect(breakpoints).toEqual([576, 769, 996, 1_200, 1_536]);
});

test('every width that styles, pictures and scripts ask for is a breakpoint of the theme', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(?:css|tsx?)$/.test(path) && !/\.test\.tsx?$|^messages\//.test(path) && path !== OF_CONTENT,
  );
  const conditions = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(CONDITION)].map(([condition, bound, value, unit]) => {
      const width = Number(value) * (unit === 'rem' ? PIXELS_A_REM : 1);
      // At most a width is one less than from the next on.
      return { where: `${path}: ${condition}`, from: bound === 'max' ? width + 1 : width };
    }),
  );
  const strangers = conditions.filter(({ from }) => ![...breakpoints, ...OF_PICTURES].includes(from));
  expect(strangers.map(({ where }) => where)).toEqual([]);
  expect(conditions.filter(({ from }) => from === 769).length).toBeGreaterThan(50);
});
