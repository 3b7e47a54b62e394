import { expect, test } from 'vitest';
import { findUnusedExports } from './unused-exports.ts';

const find = (files: Record<string, string>) =>
  findUnusedExports(new Map(Object.entries(files))).map(({ file, name, reason }) => `${file} ${name}: ${reason}`);

test('an export that another module imports is used', () => {
  expect(find({ 'a.ts': 'export const a = 1;', 'b/c.ts': "import { a } from '../a.ts';" })).toEqual([]);
  expect(find({ 'a.tsx': 'export function A() {}', 'b.tsx': "lazy(async () => (await import('./a.tsx')).A)" })).toEqual(
    [],
  );
  expect(find({ 'a.ts': 'export const a = 1;', 'b.ts': "import * as all from './a.ts';" })).toEqual([]);
});

test.each([
  [
    'imported nowhere',
    "import { b } from './b.ts';\nexport const a = b;",
    "export const b = 'a';",
    'a.ts a: nothing imports it',
  ],
  ['a longer name', 'export const a = 1;', "import { ab } from './a.ts';", 'a.ts a: nothing imports it'],
  ['a type of nobody', 'export type A = 1;', '', 'a.ts A: nothing imports it'],
  [
    'a type that only its own file uses, in an exported signature too',
    'export type A = 1;\nexport function f(a: A) {}',
    "import { f } from './a.ts';",
    'a.ts A: nothing imports it',
  ],
])('%s', (_name, a, b, finding) => {
  expect(find({ 'a.ts': a, 'b.ts': b })).toEqual([finding]);
});

test('a type that another file takes, and a part that is tested on its own, count as used', () => {
  expect(find({ 'a.ts': 'export type A = 1;', 'b.ts': "import type { A } from './a.ts';" })).toEqual([]);
  expect(find({ 'a.ts': 'export type A = 1;', 'b.ts': "export type { A as B } from './a.ts';" })).toEqual([]);
  expect(find({ 'a.ts': 'export type A = 1;', 'b.ts': "let a: import('./a.ts').A;" })).toEqual([]);
  const tested = "import { part } from './a.ts';";
  expect(find({ 'a.ts': 'export const part = 1;\nrun(part);', 'a.test.ts': tested })).toEqual([]);
  expect(find({ 'a.ts': 'export const part = 1;', 'a.test.ts': tested })).toEqual(['a.ts part: only tests use it']);
});
