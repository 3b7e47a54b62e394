/**
 * `npm run check`: everything that needs no browser, in order; ends at the first failure with its exit code. Arguments
 * go to the unit tests: `npm run check -- --project site`. SKIP_CHECK names one that ran elsewhere: `Patterns`.
 */
import { existsSync } from 'node:fs';
import { run } from '../site/script/run.ts';

type Step = [title: string, command: string, ...args: string[]];

/** A company may have deleted the backend and the sample (docs/make-it-yours.md). */
const roofs = ['site', 'backend', 'sample'].filter((roof) => existsSync(roof));
const steps: Step[] = [
  ['UI strings', 'node', 'site/script/messages.ts'],
  ['Route types', 'react-router', 'typegen', 'site'],
  ['Types: checks and scripts', 'tsc', '--noEmit'],
  ...roofs.map((roof): Step => [`Types: ${roof}`, 'tsc', '--noEmit', '-p', roof]),
  ['Lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  ['Generated operations', 'node', 'site/script/codegen-drift.ts'],
  ['Lock file', 'node', 'checks/lock.ts'],
  ['Licences', 'node', 'checks/licences.ts'],
  ['Right to left', 'node', 'checks/rtl.ts'],
  ['Boundaries', 'node', 'checks/boundaries.ts'],
  ['Style', 'node', 'checks/style.ts'],
  ['Codes', 'node', 'checks/codes.ts'],
  ['Specification map', 'node', 'checks/spec-map.ts'],
  ['Citations', 'node', 'checks/citations.ts'],
  ['Unused exports', 'node', 'checks/exports.ts'],
  ['Mutants', 'node', 'checks/mutants.ts'],
  ['Patterns', 'node', 'checks/patterns.ts'],
  ['Pictures', 'node', 'checks/pictures.ts'],
  ['Sizes', 'node', 'checks/sizes.ts'],
  ['Language', 'node', 'checks/language.ts'],
  ['Unit tests', 'vitest', 'run', ...process.argv.slice(2)],
];

const chosen = steps.filter(([title]) => title !== process.env.SKIP_CHECK);
/** The longest of the checks, on one core: it begins with the first, and prints nothing until its end. */
const long = chosen.filter(([title]) => title === 'Patterns').map(([, command, ...args]) => run(command, args));

for (const [title, command, ...args] of chosen) {
  const started = performance.now();
  const code = await (title === 'Patterns' ? long[0] : run(command, args));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)\n`);
  if (code !== 0) process.exit(code);
}
