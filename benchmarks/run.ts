/**
 * `npm run bench [-- name [arguments]]`: runs all benchmarks one after another, or the one named. Exits 1 when one
 * misses a gate.
 */
import { readdir } from 'node:fs/promises';
import { run } from '../site/script/run.ts';

const [wanted = '', ...rest] = process.argv.slice(2);
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.bench.ts')).sort();
const names = files.map((file) => file.replace('.bench.ts', ''));
const chosen = names.filter((name) => wanted === '' || name === wanted);
if (chosen.length === 0) {
  process.stderr.write(`There is no benchmark ${wanted}: ${names.join(', ')}.\n`);
  process.exitCode = 1;
}
for (const name of chosen) {
  process.stdout.write(`\n${name}\n`);
  const code = await run(process.execPath, ['--expose-gc', `benchmarks/${name}.bench.ts`, ...rest]);
  if (code !== 0) process.exitCode = 1;
}
