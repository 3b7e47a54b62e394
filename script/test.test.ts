import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'script-test-'));
  for (const name of ['script', 'bin']) mkdirSync(join(folder, name));
  cpSync('script/test', join(folder, 'script/test'));
  write('script/setup', '');
  write('script/runtime.sh', '');
  // Stand-ins, for a machine that lacks what the script installs too.
  for (const name of ['apt-get', 'promtool']) write(`bin/${name}`, '');
  for (const name of ['node', 'playwright']) write(`bin/${name}`, `echo "${name} $*" >> calls`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, script: string) {
  writeFileSync(join(folder, file), `#!/usr/bin/env bash\n${script}\n`, { mode: 0o755 });
}

/** Runs `script/test` and returns what it has called; what runs at the same time comes in any order. */
function runChecks() {
  const { status, stderr } = spawnSync('bash', ['script/test'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` },
  });
  return { status, stderr, calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').sort() };
}

const AUDIT = 'node checks/audit.ts';

test('everything is checked, the tests of what a company keeps in a copy of that alone', () => {
  mkdirSync(join(folder, 'backend'));
  expect(runChecks()).toEqual({
    status: 0,
    stderr: '',
    calls: [
      AUDIT,
      'node checks/site-alone.ts',
      'node script/check.ts --project backend* --project sample* --project root*',
      'playwright test --config site/playwright.config.ts',
    ],
  });
});

test('without the backend that copy is what is left, and journeys have no content', () => {
  expect(runChecks()).toEqual({
    status: 0,
    stderr: '',
    calls: [AUDIT, 'node script/check.ts --project site* --project contract* --project root*'],
  });
});
