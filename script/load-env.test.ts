import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseEnvFile } from '../contract/env-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command in a folder with an `.env` file. */
function runBeside(file: string, command: string, args: string[], given: Record<string, string> = {}) {
  writeFileSync(join(folder, '.env'), file);
  return spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, ...given } });
}
const LOAD = [
  '--import',
  resolve('script/load-env.ts'),
  '--print',
  'JSON.stringify([process.env.FOO, process.env.BAR])',
];

test('the environment comes before the file, even an empty variable', () => {
  const { stdout } = runBeside('FOO=file\nBAR=file', process.execPath, LOAD, { FOO: 'given', BAR: '' });
  expect(JSON.parse(stdout)).toEqual(['given', '']);
});

test.each([
  ['FOO_FILE=/a\nBAR=file', { FOO: 'given', BAR_FILE: '/b' }],
  ['FOO=file\nBAR_FILE=/a', { FOO_FILE: '/b', BAR: 'given' }],
])('a secret that is given by either of its names comes before the other in the file: %j', (file, given) => {
  const print = 'JSON.stringify(Object.keys(process.env).filter((name) => /^(?:FOO|BAR)/.test(name)).sort())';
  const { stdout } = runBeside(file, process.execPath, [...LOAD.slice(0, -1), print], given);
  expect(JSON.parse(stdout)).toEqual(Object.keys(given).sort());
});

test('no command in the file is run', () => {
  const mark = join(folder, 'mark');
  const { stdout } = runBeside(`FOO=$(touch ${mark})\nBAR="\`touch ${mark}\`"`, process.execPath, LOAD);
  expect(JSON.parse(stdout)).toEqual([`$(touch ${mark})`, `\`touch ${mark}\``]);
  expect(existsSync(mark)).toBe(false);
});

test('a wrong line ends the process with its number', () => {
  const { status, stdout, stderr } = runBeside('FOO=1\ntouch mark', process.execPath, LOAD);
  expect([status, stdout, stderr]).toEqual([1, '', '.env: line 2 is not of the form NAME=value.\n']);
});

test('the shell that starts the processes does not read the file', () => {
  const { stdout } = runBeside('FOO=file\ntouch mark', 'bash', [
    '-euc',
    `. ${resolve('script/runtime.sh')}; echo "\${FOO-unset}"`,
  ]);
  expect(stdout).toBe('unset\n');
  expect(existsSync(join(folder, 'mark'))).toBe(false);
});

describe('every way to start reads it alike', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  /** Commands that read no setting, or import it first. */
  const WITHOUT =
    /^node (?:--import \.\/script\/load-env\.ts |checks\/|script\/|site\/script\/(?:serve-recorded|screenshots|fonts|codegen-drift)\.ts|sample\/imagery\/|benchmarks\/)/;

  test.each(Object.entries(scripts).filter(([, command]) => command.startsWith('node ')))(
    'npm run %s',
    (_, command) => {
      expect(command).toMatch(WITHOUT);
    },
  );

  test.each(Object.entries(scripts))('npm run %s starts programs that are there', (_, command) => {
    const programs = command.match(/[\w./-]+\.ts\b/g) ?? [];
    expect(programs.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('npm start starts the build that the others start', () => {
    const [bundle = ''] = scripts.start?.match(/\S+\.js$/) ?? [];
    expect(readFileSync('script/start-process.ts', 'utf8')).toContain(`'${bundle}'`);
    expect(readFileSync('deploy/Containerfile', 'utf8')).toContain(`"${bundle}"`);
  });

  // A company deletes backend and sample (docs/make-it-yours.md).
  const packages = ['.', 'backend', 'contract', 'sample', 'site'].map((roof) => `${roof}/package.json`);
  test.each(packages.filter((file) => existsSync(file)))('no script of %s has another parser', (file) => {
    expect(readFileSync(file, 'utf8')).not.toContain('env-file');
  });

  test.each(['setup', 'server', 'dev'])('script/%s.ts', (name) => {
    const [first] = readFileSync(`script/${name}.ts`, 'utf8').match(/^import .*$/m) ?? [];
    expect(first).toBe("import './load-env.ts';");
  });

  test('.env.example is a valid .env', () => {
    expect(parseEnvFile(readFileSync('.env.example', 'utf8')).wrong).toBeNull();
  });

  test('nothing else reads it', () => {
    const texts = [...['bootstrap', 'runtime.sh', 'server', 'setup', 'test'].map((name) => `script/${name}`)];
    for (const text of texts) expect(readFileSync(text, 'utf8')).not.toMatch(/env-file|\. \.\/\.env|source .*\.env/);
  });
});
