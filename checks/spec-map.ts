/** Every file and test named in docs/spec-map.md exists, and every section of the specification is mapped. */
import { existsSync, readFileSync } from 'node:fs';
import { report } from './files.ts';

const map = readFileSync('docs/spec-map.md', 'utf8');
const named = [...map.matchAll(/`([\w./@-]+\.(?:tsx?|css|csv|graphql|sh|json|yaml)|script\/[a-z-]+)`/g)].map(
  ([, file = '']) => file,
);
/** What a company may have deleted (docs/make-it-yours.md). */
const deleted = ['backend/', 'sample/'].filter((roof) => !existsSync(roof));
const missing = [...new Set(named)]
  .filter((file) => !existsSync(file) && !deleted.some((roof) => file.startsWith(roof)))
  .map((file) => `docs/spec-map.md names ${file}, which is not there`);
const sections = ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9'].filter(
  (section) => !map.includes(`## ${section}`),
);
const rows = map
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Rule') && !line.startsWith('| -'));
const untested = rows
  .filter((row) => (row.split('|')[3] ?? '').trim() === '')
  .map((row) => `docs/spec-map.md has a row without a test: ${row}`);
report('Specification map', [
  ...missing,
  ...untested,
  ...sections.map((section) => `docs/spec-map.md lacks ${section}`),
]);
