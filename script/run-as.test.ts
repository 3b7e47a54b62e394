/** Commands on a bare machine, whose units and `/etc/site` are in a folder here. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPostgresPrograms, startPostgres, type TemporaryPostgres } from '../contract/test/postgres.ts';
import { readDeployFile } from './deploy-files.ts';
import { COMMANDS, readSettings } from './run-as.ts';

let folder: string;
const units = () => join(folder, 'units');
const etc = (name: string) => join(folder, 'etc', name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bare-machine-'));
  mkdirSync(units());
  expect(spawnSync('deploy/make-secrets', [etc(''), '127.0.0.1']).status).toBe(0);
  writeFileSync(etc('site.env'), 'SITE_ORIGIN="https://www.example.com"\n');
  writeFileSync(etc('backend.env'), 'BACKEND_PORT=4100\n');
  for (const name of ['site@.service', 'backend.service'])
    writeFileSync(
      join(units(), name),
      readDeployFile(`systemd/${name}`)
        .replaceAll('/etc/site', etc(''))
        .replaceAll('/opt/site/bin/node', process.execPath)
        .replaceAll('%S', folder),
    );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command as in a new shell, without the pinned Node. */
function give(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(resolve('deploy/run-as'), args, {
    ...{ cwd: folder, env: { PATH: '/usr/bin:/bin', UNITS: units() }, encoding: 'utf8' },
  });
  return [status, stdout, stderr];
}
const setSecret = (name: string, value: string) => {
  chmodSync(etc(name), 0o600);
  writeFileSync(etc(name), `${value}\n`);
};

test('the page gives commands of units that there are', () => {
  const given = [...readFileSync('docs/operations.md', 'utf8').matchAll(/deploy\/run-as (\w+)(?:@\d+)? (\w+)/g)].map(
    ([, unit, command]) => `${unit} ${command}`,
  );
  expect([...new Set(given)].sort()).toEqual([...COMMANDS.keys()].sort());
});

test('a site has the settings of its unit, with its own number and the secrets where they are', () => {
  expect(readSettings(units(), 'site@3001')).toEqual({
    NODE_ENV: 'production',
    PORT: '3001',
    DATA_DIR: join(folder, 'site-3001'),
    SITE_ORIGIN: 'https://www.example.com',
    GRAPHQL_TOKEN_FILE: etc('backend-token'),
    PURGE_SECRET_FILE: etc('purge-secret'),
    SUBMISSIONS_KEY_FILE: etc('submissions-key'),
    OUTBOX_DATABASE_URL_FILE: etc('outbox-database-url'),
    METRICS_TOKEN_FILE: etc('metrics-token'),
  });
});

test('what systemctl edit has added comes after the unit, and the files of settings after both', () => {
  for (const name of ['site@.service.d', 'site@3001.service.d']) mkdirSync(join(units(), name));
  const add = (file: string, text: string) => writeFileSync(join(units(), file), `[Service]\n${text}\n`);
  add('site@.service.d/override.conf', 'Environment=METRICS_PORT=9100 "MAIL_FROM=a b"');
  add(
    'site@3001.service.d/override.conf',
    'Environment=METRICS_PORT=9101\nEnvironment=SITE_ORIGIN=http://lost.example',
  );
  const settings = { METRICS_PORT: '9101', MAIL_FROM: 'a b', SITE_ORIGIN: 'https://www.example.com' };
  expect(readSettings(units(), 'site@3001')).toMatchObject(settings);
  expect(readSettings(units(), 'site@3000')).toMatchObject({ ...settings, METRICS_PORT: '9100' });
});

describe('what cannot be run says why, and exits with 1', () => {
  test.each([
    [[], /^There is no unit .+\/units\/\.service\. deploy\/run-as UNIT COMMAND/],
    [['mail', 'list'], /^There is no unit .+\/units\/mail\.service/],
    [['site@3000', 'submissions'], /^The commands are: site outbox, backend submissions, .+\.\n$/],
  ])('%j', (args, said) => {
    expect(give(...args)).toEqual([1, '', expect.stringMatching(said)]);
  });

  test('a Node that is not there, a file that is not there or wrong, and a store that is not there', () => {
    writeFileSync(etc('site.env'), 'SITE_ORIGIN\n');
    expect(give('site@3000', 'outbox', 'list')).toEqual([1, '', expect.stringContaining('site.env: line 1 is not')]);
    rmSync(etc('site.env'));
    expect(give('site@3000', 'outbox', 'list')).toEqual([1, '', expect.stringMatching(/^ENOENT.+site\.env'\n$/)]);
    writeFileSync(etc('site.env'), '');
    setSecret('outbox-database-url', '');
    expect(give('site@3000', 'outbox', 'list')).toEqual([
      ...[1, '', expect.stringContaining(`and ${folder}/site-3000 has none`)],
    ]);
    const unit = join(units(), 'backend.service');
    writeFileSync(unit, readFileSync(unit, 'utf8').replace(process.execPath, '/opt/nowhere/node'));
    expect(give('backend', 'backup', 'x')).toEqual([1, '', expect.stringMatching(/^There is no \/opt\/nowhere\/node/)]);
  });
});

const programs = findPostgresPrograms();
describe.runIf(programs !== null)('with PostgreSQL', () => {
  let server: TemporaryPostgres;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.stop());

  test('the outbox is that of the unit', () => {
    setSecret('outbox-database-url', server.url);
    expect(give('site@3000', 'outbox', 'list')).toEqual([0, expect.stringMatching(/^reference,state,/), '']);
    expect(existsSync(join(folder, 'site-3000'))).toBe(false);
  });

  test.runIf(existsSync('backend'))('so is the database, and files are written where the command is given', () => {
    setSecret('database-url', server.url);
    expect(give('backend', 'submissions', 'erase', '--email', 'someone@example.com')).toEqual([
      ...[0, '0 erased, with their files and mails.\n', ''],
    ]);
    expect(give('backend', 'backup', 'content.gz')).toEqual([0, '0 rows are in content.gz.\n', '']);
    expect(existsSync(join(folder, 'content.gz'))).toBe(true);
    expect(give('backend', 'restore', 'content.gz')).toEqual([0, '0 rows are restored.\n', '']);
    expect(existsSync(join(folder, 'backend'))).toBe(false);
  });
});
