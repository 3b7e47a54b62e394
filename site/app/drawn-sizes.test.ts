import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('.', import.meta.url);
const PICTURE = /(?:src|srcSet)="(\/[\w-]+\.svg)"[^>]*\swidth="(\d+)"\s+height="(\d+)"/g;

const drawn = globSync('**/*.tsx', { cwd: app }).flatMap((file) =>
  [...readFileSync(new URL(file, app), 'utf8').matchAll(PICTURE)].map(([, path = '', width, height]) => ({
    file,
    path,
    width: Number(width),
    height: Number(height),
  })),
);

test('the logo and the mark are drawn somewhere', () => {
  expect(new Set(drawn.map(({ path }) => path))).toEqual(new Set(['/logo.svg', '/logo-white.svg', '/mark.svg']));
});

// Until it loads, a picture takes the space that its attributes say.
test.each(drawn)('$path takes the room that it needs before it has come, in $file', ({ path, width, height }) => {
  const svg = readFileSync(new URL(`../public${path}`, app), 'utf8');
  const [, ownWidth, ownHeight] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  expect(Math.abs(width - (height * Number(ownWidth)) / Number(ownHeight))).toBeLessThan(0.5);
});
