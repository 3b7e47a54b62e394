/**
 * `npm run mutate [-- --unit] [WORD]`: changes the constants of `mutants.ts` one by one and runs the tests that guard
 * each; a change that no test notices survives. Run by hand on a clean checkout: browser tests build the site every
 * time, and `--unit` leaves them out.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { run } from '../site/script/run.ts';
import { type Mutant, mutants } from './mutants.ts';

const MIN_KILLED = 0.95;
const quiet = { stdio: 'ignore' } as const;
const given = process.argv.slice(2);
const isUnit = given.includes('--unit');
const word = given.find((one) => one !== '--unit') ?? '';

if (execFileSync('git', ['status', '--porcelain', 'site', 'contract'], { encoding: 'utf8' }) !== '') {
  throw new Error('site/ or contract/ has changes that are not committed: commit or stash them first.');
}
const chosen = mutants.filter(
  ([rule, file, , , tests]) =>
    `${rule} ${file}`.includes(word) && !(isUnit && tests.some((test) => test.includes('/e2e/'))),
);
if (await fails([...new Set(chosen.flatMap(([, , , , tests]) => tests))])) {
  throw new Error('The tests fail before anything is changed.');
}
let killed = 0;
for (const mutant of chosen) {
  const isKilled = await isNoticed(mutant);
  if (isKilled) killed += 1;
  const [rule, file, text, changed] = mutant;
  process.stdout.write(`${isKilled ? 'killed  ' : 'SURVIVED'} ${rule}: ${file}: ${text} → ${changed}\n`);
}
process.stdout.write(`${killed} of ${chosen.length} changes were noticed.\n`);
process.exitCode = killed / chosen.length < MIN_KILLED ? 1 : 0;

/** Makes the change, runs its tests, and reverts the change whatever happens. */
async function isNoticed([, file, text, changed, tests]: Mutant): Promise<boolean> {
  const source = await readFile(file, 'utf8');
  if (source.split(text).length !== 2) throw new Error(`${file} has to hold ${JSON.stringify(text)} once.`);
  await writeFile(
    file,
    source.replace(text, () => changed),
  );
  try {
    return await fails(tests);
  } finally {
    await writeFile(file, source);
  }
}

async function fails(tests: readonly string[]): Promise<boolean> {
  return (await failsUnit(tests)) || (await failsInBrowser(tests));
}

async function failsUnit(tests: readonly string[]): Promise<boolean> {
  const files = tests.filter((test) => !test.includes('/e2e/'));
  return files.length > 0 && (await run('vitest', ['run', '--bail=1', ...files], quiet)) !== 0;
}

async function failsInBrowser(tests: readonly string[]): Promise<boolean> {
  const files = tests.filter((test) => test.includes('/e2e/'));
  if (files.length === 0) return false;
  if ((await run(process.execPath, ['site/script/build.ts'], quiet)) !== 0) return true;
  return (
    (await run(
      'playwright',
      ['test', '--config', 'site/playwright.config.ts', '--max-failures=1', ...files],
      quiet,
    )) !== 0
  );
}
