import { expect, test } from 'vitest';
import { listMisnamed } from './style.ts';

test.each([
  ['const size = 5;', ['size']],
  ["export const name: string = 'x';", ['name']],
  ['const pattern = /[(]a/g;', ['pattern']],
  ["const list = [\n  'a',\n  'b',\n];", ['list']],
  ["const table: Record<string, string> = {\n  a: 'x',\n};", ['table']],
  ["const known = new Set(['a']);", ['known']],
  ['const SIZE = 5 * 1000;', []],
  ['const size = measure(5);', []],
  ['const resolvers = { name: (row) => row.name };', []],
  ['function f() {\n  const size = 5;\n}', []],
  ["const shelf = { name: 'x' };", []],
  ['const config = { a: 1 };\nexport default config;', []],
])('%j: %j', (text, misnamed) => {
  expect(listMisnamed('site/app/shelf.server.ts', text)).toEqual(misnamed);
});
