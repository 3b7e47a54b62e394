/**
 * Copies packages with their dependencies from `node_modules` into a folder of an image: those that a setting asks for
 * and that are in no bundle. Run: node script/copy-packages.ts FOLDER [--tracing] [NAME …]
 */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

/** Source maps and types, which no process reads. */
const UNREAD = /\.(?:map|[mc]?ts)$/;

const needed = z.record(z.string(), z.string()).default({});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: needed,
      optionalDependencies: needed,
      peerDependencies: needed,
      peerDependenciesMeta: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});

/** Lists the folders of packages and of their production dependencies, by the lock file. */
export function listPackages(names: readonly string[]): string[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const folders = new Set<string>();
  const add = (name: string, from: string) => {
    const folder = [`${from}/node_modules/${name}`, `node_modules/${name}`].find((one) => packages[one] !== undefined);
    // The lock file has packages of other platforms too.
    if (folder === undefined || folders.has(folder) || !existsSync(folder)) return;
    folders.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[folder] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !(peer in (peerDependenciesMeta ?? {})));
    for (const other of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) add(other, folder);
  };
  for (const name of names) add(name, '');
  return [...folders];
}

/** OpenTelemetry's packages, which OTEL_EXPORTER_OTLP_ENDPOINT asks for. */
function listTracingPackages(): string[] {
  const contract = z
    .object({ peerDependencies: needed })
    .parse(JSON.parse(readFileSync('contract/package.json', 'utf8')));
  return Object.keys(contract.peerDependencies);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { tracing: { type: 'boolean' } } });
  const [target = '', ...names] = positionals;
  mkdirSync(target, { recursive: true });
  for (const folder of listPackages([...names, ...(values.tracing ? listTracingPackages() : [])])) {
    const to = join(target, folder.slice('node_modules/'.length));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(folder, to, { recursive: true, filter: (file) => !UNREAD.test(file) });
  }
}
