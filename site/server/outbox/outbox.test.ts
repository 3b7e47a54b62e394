import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byCountry } from '../../../contract/countries.ts';
import { buildReference } from '../../../contract/reference.ts';
import { createSeal } from '../../../contract/seal.ts';
import { createLog } from '../log.ts';
import { createDeliver } from './deliver.ts';
import { createFileStore } from './file-store.ts';
import { type RunningOutbox, startOutbox } from './outbox.ts';
import { buildSubmission } from './test/submission.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SENT = { status: 'mail_sent' };

let folder: string;
let service: Server;
let now: number;
/** The requests to the stand-in for the content service, and its answers. */
let received: { url: string; agent: string; body: FormData }[];
let answer: (outgoing: ServerResponse, turn: number) => void;
let lines: string[];
const running = new Set<RunningOutbox>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  now = Date.parse('2026-03-01T10:00:00Z');
  received = [];
  lines = [];
  answer = (outgoing) => reply(outgoing, SENT);
  service = createServer((incoming, outgoing) => void receive(incoming, outgoing));
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterEach(async () => {
  service.closeAllConnections();
  service.close();
  await Promise.all([...running].map((outbox) => outbox.stop()));
  running.clear();
  await rm(folder, { recursive: true });
});

async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const type = incoming.headers['content-type'] ?? '';
  const body = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
  received.push({ url: incoming.url ?? '', agent: incoming.headers['user-agent'] ?? '', body });
  answer(outgoing, received.length);
}

function reply(outgoing: ServerResponse, body: object, status = 200): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function start({ keys = [], timeoutMs = MINUTE }: { keys?: readonly Buffer[]; timeoutMs?: number } = {}) {
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const clock = () => now;
  const outbox = startOutbox({
    store: await createFileStore({ folder, clock, leaseMs: 10 * MINUTE }),
    variable: 'DATA_DIR',
    deliver: createDeliver({
      endpoints: byCountry((code) => `http://127.0.0.1:${port}/${code}/graphql`),
      formIds: byCountry(() => ({ 'general-enquiry': '6', distribution: '14', 'join-us': '8' })),
      fetch,
      clock,
      timeoutMs,
    }),
    seal: createSeal(keys),
    days: { 'general-enquiry': 0, distribution: 60, 'join-us': 30 },
    clock,
    random: () => 1,
    log: createLog({ mode: 'production', destination: { write: (line) => lines.push(line) } }),
    pollMs: 5,
  });
  running.add(outbox);
  return outbox;
}

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 180_000 });
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 120_000, interval: 20 });
const isEmpty = async (outbox: RunningOutbox) => (await outbox.getStats()).queued === 0;

test('a submission reaches the form of its country with its fields, its file and its key', async () => {
  const outbox = await start();
  const submission = buildSubmission('key-1', { product: 'tarwa-زيت' });
  expect(await outbox.accept(submission)).toEqual({ reference: buildReference('key-1') });
  await eventually(() => isEmpty(outbox)).toBe(true);
  const [{ url, agent, body } = { url: '', agent: '', body: new FormData() }] = received;
  expect([url, agent]).toEqual(['/ksa/wp-json/contact-form-7/v1/contact-forms/14/feedback', 'Mozilla/5.0 (Phone)']);
  const file = body.get('company-profile');
  expect(file instanceof File && [file.name, file.type, await file.text()]).toEqual([
    'ملف.pdf',
    'application/pdf',
    '%PDF-1.7 profile',
  ]);
  expect(body.getAll('ranges[]')).toEqual(['tarwa', 'arak']);
  expect(Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'))).toMatchObject({
    company: 'شركة المثال',
    consent: '1',
    _wpcf7_unit_tag: 'wpcf7-f14-o1',
    _wpcf7_locale: 'ar',
    _idempotency_key: 'key-1',
    _reference: buildReference('key-1'),
    _source_page: '/ar/ksa/distribution?product=tarwa-زيت',
    _consent_version: '2026-01-01',
    _received_at: '2026-03-01T10:00:00.000Z',
  });
});

test('what is sent again with the same key is delivered once, also after it was delivered', async () => {
  const outbox = await start();
  await Promise.all([outbox.accept(buildSubmission('key-1')), outbox.accept(buildSubmission('key-1'))]);
  await eventually(() => isEmpty(outbox)).toBe(true);
  await outbox.accept(buildSubmission('key-1'));
  expect(await isEmpty(outbox)).toBe(true);
  expect(received).toHaveLength(1);
});

test.each<[string, (outgoing: ServerResponse) => void]>([
  ['a dropped connection', (outgoing) => outgoing.destroy()],
  ['mail_failed', (outgoing) => reply(outgoing, { status: 'mail_failed' })],
  ['a server error', (outgoing) => reply(outgoing, {}, 500)],
])('after %s it is tried again, when its wait is over', async (_, fail) => {
  answer = (outgoing, turn) => (turn === 1 ? fail(outgoing) : reply(outgoing, SENT));
  const outbox = await start();
  await outbox.accept(buildSubmission('key-1'));
  await eventually(() => lines.some((line) => line.includes('not delivered yet'))).toBe(true);
  expect(received).toHaveLength(1);
  now += 5_001;
  await eventually(() => isEmpty(outbox)).toBe(true);
  expect(received.map(({ body }) => body.get('_idempotency_key'))).toEqual(['key-1', 'key-1']);
});

test('an answer that does not come has a deadline', async () => {
  answer = () => {};
  const outbox = await start({ timeoutMs: 20 });
  await outbox.accept(buildSubmission('key-1'));
  await eventually(() => lines.some((line) => line.includes('TimeoutError'))).toBe(true);
});

test('what is refused for good, and what is older than three days, is for a person', async () => {
  answer = (outgoing, turn) => reply(outgoing, { status: turn === 1 ? 'spam' : 'mail_failed' });
  const outbox = await start();
  await outbox.accept(buildSubmission('key-1'));
  await eventually(() => outbox.getStats()).toMatchObject({ queued: 0, dead: 1 });
  await outbox.accept(buildSubmission('key-2'));
  const failed = () => lines.filter((line) => line.includes('not delivered yet')).length;
  await eventually(failed).toBe(1);
  // A clock that jumps ahead, or a site that was off, leaves some hours for attempts.
  now += 72 * 60 * MINUTE + 1;
  for (let attempts = 2; attempts < 12; attempts += 1) {
    await eventually(failed).toBe(attempts);
    expect(await outbox.getStats()).toMatchObject({ queued: 1, dead: 1 });
    now += 60 * MINUTE + 1;
  }
  await eventually(() => outbox.getStats()).toMatchObject({ queued: 0, dead: 2 });
});

test('what has failed twelve times in three days is not for a person yet', async () => {
  answer = (outgoing) => reply(outgoing, { status: 'mail_failed' });
  const outbox = await start();
  await outbox.accept(buildSubmission('key-1'));
  const failed = () => lines.filter((line) => line.includes('not delivered yet')).length;
  for (let attempts = 1; attempts <= 13; attempts += 1) {
    await eventually(failed).toBe(attempts);
    now += 60 * MINUTE + 1;
  }
  await eventually(failed).toBe(14);
  expect(await outbox.getStats()).toMatchObject({ queued: 1, dead: 0 });
});

test('the dead are erased after the days of their form, looked for every hour', async () => {
  answer = (outgoing) => reply(outgoing, { status: 'spam' });
  const outbox = await start();
  const forms = ['join-us', 'distribution', 'general-enquiry'] as const;
  for (const form of forms) await outbox.accept(buildSubmission(form, { form }));
  await eventually(() => outbox.getStats()).toMatchObject({ queued: 0, dead: 3 });
  const erased = () => lines.filter((line) => line.includes('were erased')).length;
  now += 30 * DAY;
  // The hourly turn is over when a submission accepted after it is sent.
  await outbox.accept(buildSubmission('key-1'));
  await eventually(() => lines.filter((line) => line.includes('cannot be delivered')).length).toBe(4);
  expect(erased()).toBe(0);
  now += 61 * MINUTE;
  await eventually(erased).toBe(1);
  expect(await outbox.getStats()).toMatchObject({ dead: 3 });
  now += 30 * DAY;
  await eventually(erased).toBe(2);
  const kept = (await (await createFileStore({ folder, clock: () => now, leaseMs: MINUTE })).list()).map(
    ({ key }) => key,
  );
  // Those of the form that is kept for ever, and a recent one.
  expect(kept).toEqual(['general-enquiry', 'key-1']);
});

test('what another key has sealed is for a person, and is delivered when its key is back', async () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  answer = (outgoing) => outgoing.destroy();
  const first = await start({ keys: [key] });
  await first.accept(buildSubmission('key-1'));
  await eventually(() => lines.some((line) => line.includes('not delivered yet'))).toBe(true);
  await first.stop();
  now += MINUTE;
  answer = (outgoing) => reply(outgoing, SENT);
  const wrong = await start({ keys: [other] });
  await eventually(() => wrong.getStats()).toMatchObject({ dead: 1 });
  await wrong.stop();
  const store = await createFileStore({ folder, clock: () => now, leaseMs: MINUTE });
  await store.revive(buildReference('key-1'));
  const outbox = await start({ keys: [other, key] });
  await eventually(() => isEmpty(outbox)).toBe(true);
  expect(received.at(-1)?.body.get('email')).toBe('m4rker@example.com');
});

test.each([
  ['with a key the disk holds nothing', [Buffer.alloc(32, 1)], false],
  ['without a key the disk holds something', [], true],
])('%s of what was typed', async (_, keys, isReadable) => {
  answer = () => {};
  const outbox = await start({ keys });
  await outbox.accept(buildSubmission('key-1'));
  const [name = ''] = await readdir(join(folder, 'queued'));
  const file = await readFile(join(folder, 'queued', name));
  expect(file.includes('m4rker')).toBe(isReadable);
  expect(file.includes('%PDF-1.7 profile')).toBe(isReadable);
  service.closeAllConnections();
});

test('no log line holds anything that was typed', async () => {
  answer = (outgoing, turn) => (turn === 1 ? outgoing.destroy() : reply(outgoing, { status: 'validation_failed' }));
  const outbox = await start();
  await outbox.accept(buildSubmission('key-1'));
  await eventually(() => lines.length).toBe(1);
  now += MINUTE;
  await eventually(() => lines.length).toBe(2);
  expect(await outbox.getStats()).toMatchObject({ dead: 1 });
  expect(lines.filter((line) => /m4rker|شركة|ملف/.test(line))).toEqual([]);
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
    reference: buildReference('key-1'),
    outcome: 'validation_failed',
    attempts: 2,
  });
});

test('a stop waits for deliveries, and gives those up that take too long: the next start has them at once', async () => {
  const outbox = await start();
  answer = () => {};
  await outbox.accept(buildSubmission('key-1'));
  await eventually(() => received.length).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopping = outbox.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await stopping;
  answer = (outgoing) => reply(outgoing, SENT);
  const next = await start();
  await eventually(() => isEmpty(next)).toBe(true);
});

test('two instances under one outbox deliver each submission once', async () => {
  const outboxes = await Promise.all([start(), start()]);
  const keys = Array.from({ length: 40 }, (_, n) => `key-${n}`);
  await Promise.all(keys.map((key, n) => outboxes[n % 2]?.accept(buildSubmission(key))));
  await eventually(() => Promise.all(outboxes.map(isEmpty))).toEqual([true, true]);
  expect(received.map(({ body }) => body.get('_idempotency_key')).sort()).toEqual(keys.sort());
});
