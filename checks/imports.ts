import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';

/** An import as it is written, and whether it disappears with the types. */
export type Import = { specifier: string; isType: boolean };
/** What an import leads to: a file of the checkout, by its path or by a roof's name, or a package. */
export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'roof'; path: string }
  | { kind: 'package'; name: string };
/** What a roof's package.json declares, and what the root's offers to tests and scripts. */
export type Declared = { runtime: ReadonlySet<string>; development: ReadonlySet<string> };

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const STATIC =
  /^[ \t]*(?:import(?:\s+(?<importType>type)(?=\s+(?!from\s*['"])[\w*{]))?\s*(?:[\w$*{}\s,]+?\s*from\s*)?|export(?:\s+(?<exportType>type))?\s*(?:\*(?:\s*as\s+\w+)?|\{[^}]*\})\s*from\s*)(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/gm;
/** `import('x')`, also as a type, `vi.mock('x')`, `import.meta.resolve('x')`; a template has to be without expressions. */
const CALLED =
  /(?<typeOf>\btypeof\s+)?\b(?:import(?:\.meta\.resolve|Actual)?|mock|require(?:\.resolve)?)\s*(?:<[^()]*>)?\(\s*(?<quote>['"`])(?<specifier>[\w@./][^'"`\n$]*)\k<quote>/g;

/** Finds the imports of a module: static, dynamic, of types, and the mocks of its tests. */
export function findImports(source: string): Import[] {
  const text = source.replace(COMMENT, '');
  return [...text.matchAll(STATIC), ...text.matchAll(CALLED)].map(({ groups = {} }) => ({
    specifier: groups.specifier ?? '',
    isType: Boolean(groups.importType ?? groups.exportType ?? groups.typeOf),
  }));
}

/** Resolves an import of a file: `../a.ts`, `backend/a.ts` and `zod/v4`; null for Node's and the bundler's own modules. */
export function resolveImport(file: string, specifier: string, roofs: readonly string[]): Target | null {
  if (specifier.startsWith('.')) return { kind: 'file', path: normalize(join(dirname(file), specifier)) };
  const [first = '', second = ''] = specifier.split('/');
  if (roofs.includes(first)) return { kind: 'roof', path: normalize(specifier) };
  if (isBuiltin(specifier) || /^[a-z]{2,}:|^\//.test(specifier)) return null;
  return { kind: 'package', name: specifier.startsWith('@') ? `${first}/${second}` : first };
}

/** Whether a package may be imported: what a visitor's request runs needs a dependency of its own roof. */
export function isDeclared(name: string, declared: Declared, isDevelopment: boolean): boolean {
  if (declared.runtime.has(name)) return true;
  return isDevelopment && (declared.development.has(name) || declared.development.has(typesOf(name)));
}

/** The package that holds another's types: `@a/b` → `@types/a__b`. */
function typesOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}
