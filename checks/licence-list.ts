import { type Locked, listShipped } from './shipped-packages.ts';

/** Licences compatible with any other; LGPL only for the libraries of sharp, which are separate files. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Counts the production packages by licence, and finds those whose licence is not allowed. */
export function listLicences(packages: Locked): { list: string[]; findings: string[] } {
  const used = [...listShipped(packages)].map((folder) => ({
    name: folder.replace(/^.*node_modules\//, ''),
    license: packages[folder]?.license ?? 'none',
  }));
  const byLicence = Map.groupBy(used, ({ license }) => license);
  const list = [...byLicence.keys()].sort().map((license) => `${license} ${byLicence.get(license)?.length}`);
  const findings = used
    .filter(({ license }) => !license.split(' AND ').every((one) => ALLOWED.has(one)))
    .map(({ name, license }) => `${name} has the licence ${license}, which is not one of checks/licence-list.ts`);
  return { list, findings };
}
