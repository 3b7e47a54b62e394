/** `npm run check`: everything that needs no browser, in order; the first failure ends it with its exit code. */
import { compileMessages } from './messages.ts';
import { run } from './run.ts';

const steps: [title: string, command: string, ...args: string[]][] = [
  ['UI strings', ...compileMessages],
  ['Route types', 'react-router', 'typegen'],
  ['Types', 'tsc', '--noEmit'],
  ['Lint and format', 'biome', 'check', '.'],
  ['Generated operations', 'node', 'checks/codegen-drift.ts'],
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
