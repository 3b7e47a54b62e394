import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const at = (file: string) => JSON.stringify(resolve(file));
/** Runs until it is told to stop, and prints that. */
const CHILD = `
import { onTermination } from ${at('contract/on-termination.ts')};
setInterval(() => {}, 1000);
onTermination(() => { process.stdout.write('stopping\\n', () => process.exit()); });
process.stdout.write('started ' + process.pid + '\\n');
`;
/** Starts after its parent is gone. */
const LATE = `
while (process.connected) await new Promise((resolve) => setImmediate(resolve));
const { onTermination } = await import(${at('contract/on-termination.ts')});
setInterval(() => {}, 1000);
onTermination(() => { process.stdout.write('stopping\\n', () => process.exit()); });
`;
const PARENT = `
import { startProcess } from ${at('script/start-process.ts')};
startProcess(process.argv[2], { detached: true }).on('spawn', () => process.stdout.write('spawned\\n'));
`;

/** Runs a supervisor and its child, kills the supervisor at a line, and returns the lines until the child ends. */
async function killAt(line: RegExp, signal: NodeJS.Signals, child: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  try {
    writeFileSync(join(folder, 'child.mjs'), child);
    writeFileSync(join(folder, 'parent.mjs'), PARENT);
    const parent = spawn(process.execPath, [join(folder, 'parent.mjs'), join(folder, 'child.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(parent, 'exit');
    const lines: string[] = [];
    for await (const one of createInterface(parent.stdout)) {
      lines.push(one);
      if (line.test(one)) parent.kill(signal);
    }
    expect(await exited).toEqual([null, signal]);
    return lines;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(['SIGHUP', 'SIGKILL'] as const)('a process shuts down when its supervisor gets %s', async (signal) => {
  const lines = await killAt(/^started/, signal, CHILD);
  expect(lines.at(-1)).toBe('stopping');
});

test('so does one that starts after its supervisor was killed', async () => {
  expect((await killAt(/^spawned/, 'SIGKILL', LATE)).at(-1)).toBe('stopping');
});
