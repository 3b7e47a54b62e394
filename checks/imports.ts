import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { nameOf, parse, walk } from './syntax.ts';

/** An import as it is written, and whether it is type-only. */
export type Import = { specifier: string; isType: boolean };
/** The target of an import: a file of the checkout, by its path or by a roof's name, or a package. */
type Target = { kind: 'file'; path: string } | { kind: 'roof'; path: string } | { kind: 'package'; name: string };
/** The packages that a roof's package.json declares, and those that it or the root's declares for development. */
export type Declared = { runtime: ReadonlySet<string>; development: ReadonlySet<string> };

/** `vi.mock('x')`, `vi.importActual('x')`, `require('x')`; `resolve` is import.meta's or require's. */
const CALLED = new Set<unknown>(['mock', 'importActual', 'require']);

/** Finds a module's imports: static, dynamic, type-only and mocks in tests; templates with expressions are skipped. */
export function findImports(source: string, file: string): Import[] {
  const found: Import[] = [];
  const ofTypes = new Set<unknown>();
  const add = (specifier: unknown, isType: boolean) => {
    if (typeof specifier === 'string' && /^[\w@./]/.test(specifier)) found.push({ specifier, isType });
  };
  walk(parse(source, file), (node) => {
    if (node.type === 'TSTypeQuery') ofTypes.add(node.exprName);
    if (/^(?:Import|Export)/.test(node.type))
      add(readText(node.source), node.importKind === 'type' || node.exportKind === 'type');
    if (node.type === 'TSImportType') add(readText(node.source), ofTypes.has(node));
    if (node.type === 'CallExpression' && takesModule(node.callee)) add(readText(Object(node.arguments)[0]), false);
  });
  return found;
}

function takesModule(callee: unknown): boolean {
  const { object, property } = Object(callee);
  const name = nameOf(property ?? callee);
  return CALLED.has(name) || (name === 'resolve' && (object?.type === 'MetaProperty' || nameOf(object) === 'require'));
}

function readText(node: unknown): unknown {
  const { type, value, quasis } = Object(node);
  return type === 'TemplateLiteral' && quasis.length === 1 ? quasis[0].value.cooked : value;
}

/** Resolves an import of a file: `../a.ts`, `backend/a.ts`, `zod/v4`; null for modules of Node and of the bundler. */
export function resolveImport(file: string, specifier: string, roofs: readonly string[]): Target | null {
  if (specifier.startsWith('.')) return { kind: 'file', path: normalize(join(dirname(file), specifier)) };
  const [first = '', second = ''] = specifier.split('/');
  if (roofs.includes(first)) return { kind: 'roof', path: normalize(specifier) };
  if (isBuiltin(specifier) || /^[a-z]{2,}:|^\//.test(specifier)) return null;
  return { kind: 'package', name: specifier.startsWith('@') ? `${first}/${second}` : first };
}

/** Whether a package may be imported: code that serves visitors may use only dependencies of its own roof. */
export function isDeclared(name: string, declared: Declared, isDevelopment: boolean): boolean {
  if (declared.runtime.has(name)) return true;
  return isDevelopment && (declared.development.has(name) || declared.development.has(typesOf(name)));
}

/** The package that holds another's types: `@a/b` → `@types/a__b`. */
function typesOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}
