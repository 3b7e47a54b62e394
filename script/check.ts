/** `npm run check`: everything that needs no browser, in order; the first failure ends it with its exit code. */
import { run } from '../site/script/run.ts';

const steps: [title: string, command: string, ...args: string[]][] = [
  ['UI strings', 'node', 'site/script/messages.ts'],
  ['Route types', 'react-router', 'typegen', 'site'],
  ['Types: checks and scripts', 'tsc', '--noEmit'],
  ['Types: site', 'tsc', '--noEmit', '-p', 'site'],
  ['Types: backend', 'tsc', '--noEmit', '-p', 'backend'],
  ['Types: sample', 'tsc', '--noEmit', '-p', 'sample'],
  ['Lint and format', 'biome', 'check', '.'],
  ['Generated operations', 'node', 'site/script/codegen-drift.ts'],
  ['Lock file', 'node', 'checks/lock.ts'],
  ['Right to left', 'node', 'checks/rtl.ts'],
  ['Boundaries', 'node', 'checks/boundaries.ts'],
  ['Specification map', 'node', 'checks/spec-map.ts'],
  ['Unit tests', 'vitest', 'run'],
];

for (const [title, command, ...args] of steps) {
  const started = performance.now();
  const code = await run(command, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)\n`);
  if (code !== 0) process.exit(code);
}
