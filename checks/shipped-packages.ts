type Dependencies = Record<string, string>;
type Package = {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  dependencies?: Dependencies;
  peerDependencies?: Dependencies;
};

/** The packages of a lock file, by their folders. */
export type Locked = Record<string, Package>;

/** Packages whose code the build bundles into files for visitors; the server runs without them. */
const BUNDLED: readonly string[] = [
  '@inlang/paraglide-js',
  'idb',
  'tailwindcss',
  'web-vitals',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/**
 * Lists the folders of packages whose code runs in production: those installed there or bundled and, with all their
 * dependencies, the optional ones that a setting needs (`OTEL_EXPORTER_OTLP_ENDPOINT`, `VALKEY_URL`), which the lock
 * file has only for tests.
 */
export function listShipped(packages: Locked): ReadonlySet<string> {
  const installed = Object.entries(packages).filter(([, { dev, devOptional, link }]) => !dev && !devOptional && !link);
  const shipped = new Set(installed.map(([folder]) => folder).filter((folder) => folder.includes('node_modules/')));

  function addAll(folder: string, names: Dependencies = {}): void {
    for (const name of Object.keys(names)) {
      const found = findPackage(packages, folder, name);
      if (found === null || shipped.has(found)) continue;
      shipped.add(found);
      addAll(found, packages[found]?.dependencies);
    }
  }

  for (const name of BUNDLED) if (packages[`node_modules/${name}`]) shipped.add(`node_modules/${name}`);
  // Workspaces are outside node_modules.
  for (const [folder, { peerDependencies }] of installed)
    if (!folder.includes('node_modules/')) addAll(folder, peerDependencies);
  return shipped;
}

/** Finds the package that Node would load for a name in a folder. */
function findPackage(packages: Locked, from: string, name: string): string | null {
  const own = `${from}/node_modules/${name}`.replace(/^\//, '');
  if (packages[own] !== undefined) return own;
  return from === ''
    ? null
    : findPackage(packages, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
}
