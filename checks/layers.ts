/**
 * The order of the folders (ARCHITECTURE.md, "Layers"): a file imports from its own folder and from those named before
 * it. Types count: a type that is needed below its folder belongs below. No circle between files, and no `.ts` file,
 * which is where loading happens, knows a component.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listFiles, report } from './files.ts';
import { listImports } from './imports.ts';

/** Tests may import everything, and nothing imports them. */
const TEST = /\.test\.tsx?$|\/test\/|\/e2e\//;

const block = /^```layers\n([\s\S]*?)^```/m.exec(readFileSync('ARCHITECTURE.md', 'utf8'))?.[1] ?? '';
const order = block.split(/\s+/).filter((name) => name !== '');
const files = listFiles('*.ts', '*.tsx').filter((file) => order.some((name) => file.startsWith(`${name}/`)));
const imports = new Map(files.map((file) => [file, listImports(file)]));

/** The layer of a file: its own line, else that of its folder. */
function layerOf(file: string): number {
  return order.indexOf(order.includes(file) ? file : dirname(file));
}

const unnamed = [...new Set(files.filter((file) => !TEST.test(file) && layerOf(file) === -1).map(dirname))].map(
  (folder) => `${folder} is in no layer of ARCHITECTURE.md`,
);
const missing = order
  .filter((name) => !files.some((file) => file === name || dirname(file) === name))
  .map((name) => `ARCHITECTURE.md names the layer ${name}, which holds no source`);

const upward = [...imports].flatMap(([file, targets]) =>
  TEST.test(file) ? [] : targets.flatMap((target) => judge(file, target) ?? []),
);

function judge(file: string, target: string): string | null {
  if (TEST.test(target)) return `${file}: imports ${target}, which is for tests`;
  if (layerOf(target) > layerOf(file)) return `${file}: imports ${target}, a layer above its own`;
  if (file.endsWith('.ts') && target.endsWith('.tsx')) return `${file}: imports ${target}; its types belong in a .ts`;
  return null;
}

/** Every circle of files once, found by walking the imports depth first. */
function findCircles(): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  function walk(file: string): void {
    const at = path.indexOf(file);
    if (at !== -1) circles.push(`Circle: ${[...path.slice(at), file].join(' → ')}`);
    if (at !== -1 || done.has(file)) return;
    path.push(file);
    for (const target of imports.get(file) ?? []) walk(target);
    path.pop();
    done.add(file);
  }
  for (const file of files) walk(file);
  return circles;
}

report('Layers', [...unnamed, ...missing, ...upward, ...findCircles()]);
