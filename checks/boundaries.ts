/**
 * Which file may import which (ARCHITECTURE.md, "Layers"). `site` and `backend` import the contract only and speak HTTP
 * to each other; `sample` also imports the backend's content schema. Inside a roof a file imports from its own folder
 * and those listed before it, types included, without import cycles. Loaders are `.ts` files and import no component.
 * A roof imports no other by its name, and only packages that its own package.json declares; `devDependencies`,
 * its own and the root's, are for tests, scripts, settings and types. Every folder has its row, and each roof reads the
 * environment in one module only, except for entry points, scripts, settings and tests (ENTRY). The other folders that
 * a company keeps import nothing from the roofs it may delete (docs/make-it-yours.md). Imports with a computed path are
 * not checked.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listFiles, report } from './files.ts';
import { type Declared, findImports, type Import, isDeclared, resolveImport } from './imports.ts';

/** The roofs that a company has not deleted (docs/make-it-yours.md). */
const ROOFS = ['contract', 'site', 'backend', 'sample'].filter((roof) => existsSync(roof));
/** The imports allowed to each roof besides itself, as path prefixes. */
const ARROWS: Record<string, readonly string[]> = {
  contract: [],
  site: ['contract/'],
  backend: ['contract/'],
  sample: ['contract/', 'backend/content/'],
};
/** Entry points pass `process.env` to the reader of their roof. */
const ENTRY = /(?:^|\/)(?:main|server|launch|routes)\.ts$|\/script\/|\/test\/|\.test\.tsx?$|\/e2e\/|config\.ts$/;
/** Tests may import every layer, and nothing imports them. */
const TEST = /\.test\.tsx?$|\/test\/|\/e2e\//;
/**
 * Files run by hand or by the build, which also reads the routes; and files bundled with their packages: the worker,
 * and what only a browser loads (`.client.ts`).
 */
const DEVELOPMENT = /\/script\/|config\.ts$|\/routes\.ts$|\.client\.ts$|^site\/worker\//;

const architecture = readFileSync('ARCHITECTURE.md', 'utf8');
const rows = architecture.split('\n').filter((line) => line.startsWith('|'));
/** Folders with tracked files, except those of migrations and recorded answers, which need no row. */
const folders = [...new Set(listFiles().map(dirname))].filter(
  (folder) => folder !== '.' && !/\/migrations\/|\/recorded\//.test(folder),
);
const layers = (/^```layers\n([\s\S]*?)^```/m.exec(architecture)?.[1] ?? '')
  .split(/\s+/)
  .filter((layer) => ROOFS.some((roof) => layer === roof || layer.startsWith(`${roof}/`)));
const texts = new Map(
  ROOFS.flatMap((roof) => listFiles(`${roof}/**/*.ts`, `${roof}/**/*.tsx`, `${roof}/*.ts`)).map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);
const imports = new Map([...texts].map(([file, text]) => [file, findImports(text, file)]));
/** The modules outside the roofs that the guide does not delete with them. */
const guide = readFileSync('docs/make-it-yours.md', 'utf8');
const kept = listFiles('script/*.ts', 'checks/*.ts', 'benchmarks/**/*.ts').filter(
  (file) => !guide.includes(` ${file}`),
);
const declared = new Map(ROOFS.map((roof) => [roof, readDeclared(roof)]));

function readDeclared(roof: string): Declared {
  const read = (folder: string): Record<string, Record<string, string> | undefined> =>
    JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const own = read(roof);
  return {
    // Optional peers are installed where they are needed.
    runtime: new Set(Object.keys({ ...own.dependencies, ...own.peerDependencies })),
    development: new Set(Object.keys({ ...own.devDependencies, ...read('.').devDependencies })),
  };
}

/** The layer of a file: its own row, else its folder's. */
function layerOf(file: string): number {
  return layers.indexOf(layers.includes(file) ? file : dirname(file));
}

/** Returns what is wrong with an import; null if nothing is. */
function judgeImport(file: string, { specifier, isType }: Import): string | null {
  const roof = file.slice(0, file.indexOf('/'));
  const target = resolveImport(file, specifier, ROOFS);
  if (target?.kind === 'roof') return 'by the name of a roof';
  if (target?.kind === 'file') return judgeFile(file, target.path, roof);
  const isDevelopment = isType || TEST.test(file) || DEVELOPMENT.test(file);
  const known = declared.get(roof);
  return target === null || (known && isDeclared(target.name, known, isDevelopment))
    ? null
    : `which ${roof}/package.json does not declare`;
}

function judgeFile(file: string, target: string, roof: string): string | null {
  // Any file may import tool settings at the root.
  const isAllowed = !target.includes('/') || [`${roof}/`, ...(ARROWS[roof] ?? [])].some((at) => target.startsWith(at));
  if (!isAllowed) return 'across the boundary';
  if (TEST.test(file)) return null;
  if (TEST.test(target)) return 'which is for tests';
  if (layerOf(target) > layerOf(file)) return 'a layer above its own';
  return file.endsWith('.ts') && target.endsWith('.tsx') ? 'a component; its types belong in a .ts' : null;
}

/** Finds import cycles depth first; each is reported once. */
function findCycles(): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  function walk(file: string): void {
    const at = path.indexOf(file);
    if (at !== -1) cycles.push(`Circle: ${[...path.slice(at), file].join(' → ')}`);
    if (at !== -1 || done.has(file)) return;
    path.push(file);
    for (const { specifier } of imports.get(file) ?? []) {
      const target = resolveImport(file, specifier, ROOFS);
      if (target && target.kind !== 'package') walk(target.path);
    }
    path.pop();
    done.add(file);
  }
  for (const file of imports.keys()) walk(file);
  return cycles;
}

/** Whether a row of ARCHITECTURE.md names a folder, by its path or together with its parent folder. */
function isNamed(folder: string): boolean {
  const [own = '', ...around] = folder.split('/').reverse();
  const parent = around.reverse().join('/');
  return rows.some(
    (row) => row.includes(`\`${folder}/\``) || (row.includes(`\`${parent}/`) && row.includes(`\`${own}/\``)),
  );
}

const sources = [...texts.keys()].filter((file) => !TEST.test(file));
report('Boundaries', [
  ...folders.filter((folder) => !isNamed(folder)).map((folder) => `${folder}: no row of ARCHITECTURE.md names it`),
  ...[...new Set(sources.filter((file) => layerOf(file) === -1).map(dirname))].map(
    (folder) => `${folder}: in no layer of ARCHITECTURE.md`,
  ),
  ...layers
    .filter((layer) => !sources.some((file) => file === layer || dirname(file) === layer))
    .map((layer) => `${layer}: a layer of ARCHITECTURE.md without a source`),
  ...[...imports].flatMap(([file, found]) =>
    found.flatMap((one) => {
      const reason = judgeImport(file, one);
      return reason === null ? [] : [`${file}: imports ${one.specifier}, ${reason}`];
    }),
  ),
  ...kept.flatMap((file) =>
    findImports(readFileSync(file, 'utf8'), file)
      .filter(({ specifier }) => /^(?:\.\.\/)+(?:backend|sample)\//.test(specifier))
      .map(({ specifier }) => `${file}: imports ${specifier}, which a company may delete`),
  ),
  ...findCycles(),
  ...[...texts]
    .filter(([file, text]) => !ENTRY.test(file) && /process\.env(?!`|-)\b/.test(text))
    .map(([file]) => `${file}: reads process.env; the entry points hand it over`),
]);
