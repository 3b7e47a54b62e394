import { expect, test } from 'vitest';
import { findImports, isDeclared, resolveImport } from './imports.ts';

test.each([
  ["import { a } from './a.ts';", './a.ts', false],
  ["import a, { type B } from './a.ts';", './a.ts', false],
  ["import * as a from 'a';", 'a', false],
  ['import "./a.ts";', './a.ts', false],
  ["import {\n  a,\n  b,\n} from 'a/b';", 'a/b', false],
  ["import type { A } from './a.ts';", './a.ts', true],
  ["import type A from './a.ts';", './a.ts', true],
  ["import type from './a.ts';", './a.ts', false],
  ["export { a } from './a.ts';", './a.ts', false],
  ["export * from './a.ts';", './a.ts', false],
  ["export type { A } from './a.ts';", './a.ts', true],
  ["const a = await import('./a.ts');", './a.ts', false],
  ['const a = await import(`backend/a.ts`);', 'backend/a.ts', false],
  ['lazy(() => import(\n  "./a.tsx"))', './a.tsx', false],
  ["let a: typeof import('./a.ts');", './a.ts', true],
  ["vi.mock('./a.ts', () => ({}));", './a.ts', false],
  ["await vi.importActual<typeof A>('./a.ts');", './a.ts', false],
  ["import.meta.resolve('a/data.json')", 'a/data.json', false],
])('%s imports %s', (source, specifier, isType) => {
  expect(findImports(source, 'a.ts')).toEqual([{ specifier, isType }]);
});

test.each([
  "export const a = 'b';",
  "// import { a } from './a.ts';",
  "/**\n * import a from './a.ts'\n */",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
  'import(`./${name}.ts`)',
  "const text = 'from a to b';",
  "source.replace('import(', 'load(')",
])('%s imports nothing that can be read', (source) => {
  expect(findImports(source, 'a.ts')).toEqual([]);
});

const roofs = ['contract', 'site', 'backend'];

test.each([
  ['../../contract/a.ts', { kind: 'file', path: 'contract/a.ts' }],
  ['../../../contract/../backend/a.ts', { kind: 'file', path: '../backend/a.ts' }],
  ['./b.ts', { kind: 'file', path: 'site/app/b.ts' }],
  ['backend/app.ts', { kind: 'roof', path: 'backend/app.ts' }],
  ['backend', { kind: 'roof', path: 'backend' }],
  ['zod', { kind: 'package', name: 'zod' }],
  ['zod/v4', { kind: 'package', name: 'zod' }],
  ['@hono/node-server/serve-static', { kind: 'package', name: '@hono/node-server' }],
  ['backends/app.ts', { kind: 'package', name: 'backends' }],
  ['node:fs', null],
  ['fs/promises', null],
  ['virtual:react-router/server-build', null],
])('in site/app/a.ts, %s is %j', (specifier, target) => {
  expect(resolveImport('site/app/a.ts', specifier, roofs)).toEqual(target);
});

const declared = { runtime: new Set(['zod']), development: new Set(['vitest', '@types/geojson', '@types/a__b']) };

test.each([
  ['zod', false, true],
  ['zod', true, true],
  ['vitest', false, false],
  ['vitest', true, true],
  ['geojson', false, false],
  ['geojson', true, true],
  ['@a/b', true, true],
  ['pg', true, false],
])('%s, in development %j, may be imported: %j', (name, isDevelopment, expected) => {
  expect(isDeclared(name, declared, isDevelopment)).toBe(expected);
});
