import { posix } from 'node:path';

type UnusedExport = { file: string; name: string; reason: string };

const EXPORT = /^export (?:async )?(function\*?|const|class|type) (\w+)/gm;
const SPECIFIER = /['"](\.\.?\/[^'"\n]+\.tsx?)['"]/g;
const NAMESPACE = /import \* as \w+ from '(\.\.?\/[^']+)'/g;
const TEST = /\.(?:test|spec|bench)\.tsx?$|\/(?:test|testing|e2e)\/|^(?:benchmarks|checks)\//;
/** Files that may export things for tests and measurements only. */
const TOOL = new RegExp(String.raw`${TEST.source}|(?:^|\/)script\/`);

/**
 * Finds exports that no other module imports: a name counts as imported if a module that imports the file mentions it.
 * An export that only tests import may be used in its own file instead.
 */
export function findUnusedExports(sources: ReadonlyMap<string, string>): UnusedExport[] {
  const importers = new Map<string, Set<string>>();
  const namespaceImported = new Set<string>();
  for (const [file, source] of sources) {
    const resolve = (specifier = '') => posix.join(posix.dirname(file), specifier);
    for (const [, specifier] of source.matchAll(SPECIFIER)) {
      const target = resolve(specifier);
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
    for (const [, specifier] of source.matchAll(NAMESPACE))
      if (!TEST.test(file)) namespaceImported.add(resolve(specifier));
  }
  return [...sources].flatMap(([file, source]) => {
    if (namespaceImported.has(file)) return [];
    return [...source.matchAll(EXPORT)].flatMap(([, , name = '']): UnusedExport[] => {
      const word = new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g');
      const isUsedHere = source.match(word)?.length !== 1;
      const users = [...(importers.get(file) ?? [])].filter((user) =>
        sources.get(user)?.replace(SPECIFIER, '').match(word),
      );
      if (users.length === 0) return [{ file, name, reason: 'nothing imports it' }];
      const isForTests = !TOOL.test(file) && users.every((user) => TEST.test(user));
      return isForTests && !isUsedHere ? [{ file, name, reason: 'only tests use it' }] : [];
    });
  });
}
