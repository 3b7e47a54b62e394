import { expect, test } from 'vitest';
import { listLooseTexts } from './loose-texts.ts';
import {
  isUnnamedMock,
  listDefaultLocales,
  listMisnamed,
  listMisnamedLimits,
  listStyleAttributes,
  listWritableLists,
} from './style.ts';

test.each([
  ['const size = 5;', ['size']],
  ["export const name: string = 'x';", ['name']],
  ['const pattern = /[(]a/g;', ['pattern']],
  ['const tag = /<p\\b[^>]*>(.*)/g;', ['tag']],
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

test.each([
  ['function f(a: string[], b: readonly string[]) { return a; }', ['a']],
  ['const f = (a: string[] = []) => a.toSorted();', ['a']],
  ['type Read = (ids: number[]) => Promise<void>;', ['ids']],
  ['function f(a: string[]) { return () => a.push(1); }', []],
  ['function f(a: number[]) { a[0] = 1; }', []],
  ['function f(a: number[]) { b.push(a[0]); }', ['a']],
  ['function f(a: readonly string[][]) { return a; }', []],
  ['function f({ a }: { a: string[] }) { return a; }', []],
])('%j has lists that could be readonly: %j', (text, names) => {
  expect(listWritableLists('site/app/shelf.server.ts', text)).toEqual(names);
});

test.each([
  ['amount.toLocaleString()', 1],
  ['date.toLocaleDateString(undefined, { month: 1 })', 1],
  ['new Intl.NumberFormat()', 1],
  ['new Intl.DateTimeFormat(undefined, options)', 1],
  ['new Intl.DateTimeFormat(tag, options)', 0],
  ["amount.toLocaleString('en')", 0],
])('%s formats in the locale of the machine: %i', (text, amount) => {
  expect(listDefaultLocales(text)).toHaveLength(amount);
});

test.each([
  ['<p style={{ color }}>', 1],
  ['<a\n  onClick={() => go()}\n  style={style}\n>', 1],
  ['<p style="color:red">', 1],
  ['<p {...style}><b className="style">', 0],
  ['<p data-style="0">', 0],
  ['function draw(style = {}) {', 0],
])('%j has style attributes: %i', (text, amount) => {
  expect(listStyleAttributes(text)).toHaveLength(amount);
});

test.each([
  ['export const LONGEST_PATH = 300;', ['LONGEST_PATH']],
  ['const FEWEST = 3;\nconst FEW_TO_COMPARE = 4;', ['FEWEST', 'FEW_TO_COMPARE']],
  ['const MOST_OF_VISITORS = 0.8;', ['MOST_OF_VISITORS']],
  ['const MAX_PATH = 300;\nconst ALMOST = 1;\nconst longest = 2;', []],
])('%j has the limits %j by another name', (text, limits) => {
  expect(listMisnamedLimits(text)).toEqual(limits);
});

test.each([
  ['a.test.ts', "vi.mock('node:fs')", true],
  ['a.test.tsx', "vi.doMock('./b.ts')", true],
  ['a.mocked.test.ts', "vi.mock('node:fs')", false],
  ['a.test.ts', 'vi.fn(); vi.mocked(ask)', false],
])('%s with %s is a mock by another name: %s', (file, text, isUnnamed) => {
  expect(isUnnamedMock(file, text)).toBe(isUnnamed);
});

test.each([
  ['<p><Icon />{isOn && t(m.on)}</p>', ['isOn && t(m.on)']],
  ['<p>{name}{count > 0 && ` (more)`}</p>', ['count > 0 && ` (more)`']],
  ["<>{isOn ? 'on' : null}<Icon /></>", ["isOn ? 'on' : null"]],
  ['<p>{isOn && t(m.on)}</p>', []],
  ['<p>\n  {/* alone */}\n  {isOn && t(m.on)}\n</p>', []],
  ['<p><Icon />{isOn && <b>{t(m.on)}</b>}</p>', []],
  ["<p><Icon />{isOn ? 'on' : 'off'}</p>", []],
  ['<p><Icon />{t(m.on)}</p>', []],
])('%j has the conditional texts %j beside others', (text, loose) => {
  expect(listLooseTexts('site/app/note.tsx', text)).toEqual(loose);
});
