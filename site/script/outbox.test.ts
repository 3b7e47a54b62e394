import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildReference } from '../../contract/reference.ts';
import { createSeal } from '../../contract/seal.ts';
import { createFileStore } from '../server/outbox/file-store.ts';
import { packSubmission } from '../server/outbox/pack.ts';
import type { OutboxStore } from '../server/outbox/store.ts';
import { buildSubmission } from '../server/outbox/test/submission.ts';
import { runOutbox } from './outbox.ts';

const seal = createSeal([Buffer.alloc(32, 1)]);
const REFERENCE = buildReference('key-1');

let folder: string;
let store: OutboxStore;
let lines: string[];
const run = (...args: string[]) => runOutbox(args, { store, seal, print: (line) => lines.push(line) });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  store = await createFileStore({ folder, clock: () => 0, leaseMs: 1 });
  lines = [];
  const submission = buildSubmission('key-1');
  const { form, country, id: key } = submission;
  const envelope = { key, form, country, reference: REFERENCE, acceptedAt: '2026-03-01T10:00:00.000Z' };
  await store.add(envelope, seal.close(await packSubmission(submission), key));
  for (const one of await store.take(1)) await one.markDead('spam');
});
afterEach(() => rm(folder, { recursive: true }));

test('a list of the outbox names what waits, and nobody', async () => {
  expect(await run('list')).toBe(0);
  expect(lines[1]).toBe(`${REFERENCE},dead,1,distribution,ksa,2026-03-01T10:00:00.000Z,spam`);
});

test('one is shown by its reference number, with spaces as it was read out', async () => {
  expect(await run('show', REFERENCE.replaceAll('-', ' '))).toBe(0);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    state: 'dead',
    submission: { fields: { email: 'm4rker@example.com' }, files: [{ name: 'ملف.pdf', size: 16 }] },
  });
});

test.each([[['retry', REFERENCE]], [['retry', '--dead']], [['retry', '--all']]])(
  '%j queues the dead again',
  async (args) => {
    expect(await run(...args)).toBe(0);
    expect(await store.list()).toMatchObject([{ state: 'queued', attempts: 0 }]);
  },
);

test.each([
  ['--dead', 0],
  ['--all', 1],
])('retry %s of what is put off for a while: %i is due', async (choice, due) => {
  await store.revive(REFERENCE);
  for (const one of await store.take(1)) await one.putOff(60_000, 'mail_failed');
  await run('retry', choice);
  expect(await (await createFileStore({ folder, clock: () => 0, leaseMs: 1 })).take(1)).toHaveLength(due);
});

test('an address is erased in any case, and no other', async () => {
  const other = buildSubmission('key-2', { fields: { email: 'other@example.com' } });
  const envelope = { key: 'key-2', form: other.form, country: other.country, acceptedAt: '2026-03-01T10:00:00.000Z' };
  const sealed = seal.close(await packSubmission(other), 'key-2');
  await store.add({ ...envelope, reference: buildReference('key-2') }, sealed);
  expect(await run('erase', '--email', ' M4rker@Example.com')).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/^1 erased\./)]);
  expect((await store.list()).map(({ key }) => key)).toEqual(['key-2']);
});

test('an address is erased by its domain as people write it', async () => {
  const other = buildSubmission('key-2', { fields: { email: 'm4rker@xn--mgbh0fb.xn--kgbechtv' } });
  const envelope = { key: 'key-2', form: other.form, country: other.country, acceptedAt: '2026-03-01T10:00:00.000Z' };
  const sealed = seal.close(await packSubmission(other), 'key-2');
  await store.add({ ...envelope, reference: buildReference('key-2') }, sealed);
  expect(await run('erase', '--email', 'm4rker@مثال.إختبار')).toBe(0);
  expect((await store.list()).map(({ key }) => key)).not.toContain('key-2');
});

test('what another key has sealed cannot be searched for an address, and is named', async () => {
  const print = (line: string) => lines.push(line);
  const code = await runOutbox(['erase', '--email', 'm4rker@example.com'], { store, seal: createSeal([]), print });
  expect([code, lines[1]]).toEqual([1, expect.stringContaining(REFERENCE)]);
  expect(await store.list()).toHaveLength(1);
});

test.each([
  [['erase'], 2],
  [['show', '1234'], 2],
  [['show', buildReference('another')], 1],
  [['retry', buildReference('another')], 1],
  [[], 2],
  [['--reference', '1'], 2],
])('%j ends with %i', async (args, code) => {
  expect(await run(...args)).toBe(code);
});

test.each([
  ['list', {}],
  ['erase --email m4rker@example.com', { DATA_DIR: '.data' }],
])('%s with %j refuses where no outbox is named and none is there, and makes none', async (args, settings) => {
  const empty = await mkdtemp(join(tmpdir(), 'no-outbox-'));
  const command = fileURLToPath(new URL('./outbox.ts', import.meta.url));
  const env = { PATH: process.env.PATH, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args.split(' ')], {
    ...{ cwd: empty, env, encoding: 'utf8' },
  });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `There is no outbox: OUTBOX_DATABASE_URL is not set, and ${empty}/.data has none. Set OUTBOX_DATABASE_URL or DATA_DIR as the site has it.\n`,
  ]);
  expect(await readdir(empty)).toEqual([]);
  await rm(empty, { recursive: true });
});

test('a setting that is wrong is said in a line', () => {
  const command = fileURLToPath(new URL('./outbox.ts', import.meta.url));
  const env = { PATH: process.env.PATH, OUTBOX_DATABASE_URL_FILE: '/nowhere' };
  const { status, stderr } = spawnSync(process.execPath, [command, 'list'], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'OUTBOX_DATABASE_URL_FILE is "/nowhere", which cannot be read (ENOENT).\n']);
});

test('--help answers with the usage, and opens nothing', async () => {
  // Nothing can be opened there.
  const env = { ...process.env, DATA_DIR: '/dev/null/data' };
  const command = fileURLToPath(new URL('./outbox.ts', import.meta.url));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, '--help'], { env });
  expect([stdout, stderr]).toEqual([
    expect.stringMatching(/^npm run outbox -- .*\n.*deploy\/run-as site@3000 outbox list$/m),
    '',
  ]);
});
