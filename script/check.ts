/**
 * `npm run check`: everything that needs no browser; ends with the exit code of the first failure. Generated files come
 * first, then the checks, two at a time, then the unit tests, which get the arguments: `npm run check -- --project
 * 'site*'`. `npm run checks` leaves out the tests.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../site/script/run.ts';

type Step = [title: string, command: string, ...args: string[]];

/** A company may have deleted the backend and the sample (docs/make-it-yours.md). */
const roofs = ['contract', 'site', 'backend', 'sample'].filter((roof) => existsSync(roof));
const generated: Step[] = [
  ['UI strings', 'node', 'site/script/messages.ts'],
  ['Route types', 'react-router', 'typegen', 'site'],
];
const checks: Step[] = [
  ['Types: checks and scripts', 'tsc', '--noEmit'],
  ...roofs.map((roof): Step => [`Types: ${roof}`, 'tsc', '--noEmit', '-p', roof]),
  ['Lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  ['Generated operations', 'node', 'site/script/codegen-drift.ts'],
  ['Patterns', 'node', 'checks/patterns.ts'],
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
  ['Pictures', 'node', 'checks/pictures.ts'],
  ['Sizes', 'node', 'checks/sizes.ts'],
  ['Language', 'node', 'checks/language.ts'],
];

for (const step of generated) await take(step);
const waiting = [...checks];
await Promise.all([takeWaiting(), takeWaiting()]);
const given = process.argv.slice(2);
if (!given.includes('--checks')) await take(['Unit tests', 'vitest', 'run', ...given], run);

async function takeWaiting(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await take(step);
}

/** Runs a step and says how it ended; after a failure no more begin, and the one beside it ends. */
async function take([title, command, ...args]: Step, start = runQuietly): Promise<void> {
  if (process.exitCode !== undefined) return;
  const started = performance.now();
  const code = await start(command, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)\n`);
  if (code !== 0) process.exitCode ??= code;
}

/** Runs a command and prints its output when it ends, so that the outputs of two do not mix. */
function runQuietly(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}
