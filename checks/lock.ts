/**
 * The lock file installs everywhere: it has every optional dependency of a locked package, and names no registry host.
 */
import { readFileSync } from 'node:fs';
import { report } from './files.ts';

type Locked = { optionalDependencies?: Record<string, string>; resolved?: string };
const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
const findings = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, resolved }]) => [
  ...Object.keys(optionalDependencies)
    .filter((name) => !names.has(name))
    .map((name) => `package-lock.json: ${path} names ${name}, which is not locked: \`npm ci\` will refuse`),
  ...(resolved?.startsWith('http') ? [`package-lock.json: ${path} records the address it came from`] : []),
]);
report('Lock file', findings);
