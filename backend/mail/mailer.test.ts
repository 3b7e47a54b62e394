import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formId } from '../../contract/forms.ts';
import { buildReference } from '../../contract/reference.ts';
import { createSeal } from '../../contract/seal.ts';
import { createBackend } from '../app.ts';
import { mails, submissions } from '../db/schema/submissions.ts';
import { createLog } from '../process/log.ts';
import { describeDatabases } from '../test/describe-databases.ts';
import { startSmtp } from '../test/smtp.ts';
import { listMails } from './list-mails.ts';
import { startMailer } from './mailer.ts';
import { createMailQueue } from './queue.ts';

/** Long enough for a busy machine. */
vi.setConfig({ testTimeout: 180_000 });
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 120_000, interval: 50 });

describeDatabases('the mails of a submission', (getDatabase) => {
  let now: number;
  let lines: string[];
  const ends: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    now = Date.parse('2026-03-01T10:00:00Z');
    lines = [];
    await getDatabase().db.delete(submissions);
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  const settingsOf = (smtpUrl: string) => ({
    smtpUrl,
    from: { name: 'شركة المثال', address: 'no-reply@sample.example' },
    readers: { ksa: { address: 'hello@sample.example', language: 'ar' as const } },
  });
  const clock = () => new Date(now);
  const log = () => createLog('debug', { write: (line) => lines.push(line) });
  const seal = createSeal([Buffer.alloc(32, 1)]);

  /** Starts a mailer that sends the queue to a server. */
  function send(smtpUrl: string) {
    const settings = settingsOf(smtpUrl);
    const options = { db: getDatabase().db, seal, settings, clock, log: log(), origin: 'https://service.example' };
    const mailer = startMailer({ ...options, pollMs: 10 });
    ends.push(mailer.stop);
    return mailer;
  }

  async function smtp(options: Parameters<typeof startSmtp>[0] = {}) {
    const server = await startSmtp(options);
    ends.push(server.stop);
    return server;
  }

  async function post(key: string, more: Record<string, string> = {}) {
    const settings = settingsOf('smtp://127.0.0.1:1');
    const backend = createBackend({
      ...{ database: getDatabase(), mediaDir: '.', mode: 'production', log: log(), clock, seal },
      mailsOf: (country) => listMails(settings, country),
    });
    const body = new FormData();
    const fields = {
      name: 'M4rker',
      email: 'm4rker@visitor.example',
      topic: 'press',
      message: 'A long enough message',
    };
    const hidden = { _wpcf7_unit_tag: 'wpcf7-f5-o1', _wpcf7_locale: 'ar', _idempotency_key: key, consent: '1' };
    for (const [name, value] of Object.entries({ ...fields, ...hidden, ...more })) body.set(name, value);
    const id = formId('ksa', 'general-enquiry');
    const answer = await backend.fetch(
      new Request(`http://backend.test/ksa/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`, {
        method: 'POST',
        headers: { 'user-agent': 'Mozilla/5.0' },
        body,
      }),
    );
    expect(Object(await answer.json()).status).toBe('mail_sent');
  }

  const states = async () =>
    (await getDatabase().db.select().from(mails)).map(({ state, outcome }) => `${state} ${outcome}`.trim());

  test('the country’s reader is notified and the sender answered, once for a key', async () => {
    const server = await smtp();
    await post('key-1');
    await post('key-1');
    send(server.url);
    await eventually(states).toEqual(['sent', 'sent']);
    expect(server.mails.map(({ from, to }) => [from, to.join()])).toEqual([
      ['no-reply@sample.example', 'hello@sample.example'],
      ['no-reply@sample.example', 'm4rker@visitor.example'],
    ]);
    const [notification, acknowledgement] = server.mails.map(({ headers }) => headers);
    expect(notification?.get('auto-submitted')).toBe('auto-generated');
    expect(notification?.get('reply-to')).toBe('m4rker@visitor.example');
    expect(acknowledgement?.get('auto-submitted')).toBe('auto-replied');
    expect(acknowledgement?.get('reply-to')).toBe('hello@sample.example');
    expect(acknowledgement?.get('message-id')).toMatch(
      new RegExp(`^<${buildReference('key-1')}\\.\\d+\\.acknowledgement@sample\\.example>$`),
    );
  });

  test('a mail server that is away loses no mail', async () => {
    const first = await smtp();
    await first.stop();
    ends.pop();
    await post('key-1');
    send(first.url);
    await eventually(states).toEqual(['queued ESOCKET', 'queued ESOCKET']);
    const server = await smtp({ port: first.port });
    now += 10_000;
    await eventually(states).toEqual(['sent', 'sent']);
    expect(server.mails).toHaveLength(2);
  });

  test('a mail server that says nothing does not keep the process from ending: the mail stays in the queue', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    ends.push(async () => silent.close());
    const connections: Socket[] = [];
    silent.on('connection', (socket) => connections.push(socket));
    await post('key-1');
    const mailer = send(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    await eventually(() => connections.length).toBe(1);
    await mailer.stop();
    // Its own deadline for a greeting is twice as long.
    expect(lines.filter((line) => line.includes('was not sent'))).toEqual([]);
    expect(await states()).toEqual(['queued', 'queued']);
    for (const socket of connections) socket.destroy();
  });

  test('a mail that is refused for now is sent later; one that is refused for good is not', async () => {
    const server = await smtp({ refuse: (turn) => [451, 550][turn - 1] ?? null });
    await post('key-1');
    send(server.url);
    await eventually(async () => (await states()).sort()).toEqual(['dead 550', 'queued 451']);
    now += 10_000;
    await eventually(async () => (await states()).sort()).toEqual(['dead 550', 'sent']);
  });

  test('a notification that is given up is an error of the log; an acknowledgement is not', async () => {
    const server = await smtp({ refuse: () => 550 });
    await post('key-1');
    send(server.url);
    await eventually(states).toEqual(['dead 550', 'dead 550']);
    const levels = lines.flatMap((line) => /"level":(\d+).*given up: (\w+)/.exec(line)?.slice(1).join(' ') ?? []);
    expect(levels.sort()).toEqual(['40 acknowledgement', '50 notification']);
  });

  test('a mail whose process was killed is sent when its lease ends, with the same Message-ID', async () => {
    await post('key-1');
    const taken = await createMailQueue({ db: getDatabase().db, clock }).take();
    expect(taken).toMatchObject({ attempts: 1 });
    const server = await smtp();
    send(server.url);
    await eventually(() => server.mails.length).toBe(1);
    now += 5 * 60_000;
    await eventually(states).toEqual(['sent', 'sent']);
    expect(new Set(server.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(2);
  });

  test('a mail that was queued by a clock three days ahead does not wait for it', async () => {
    await post('key-1');
    now -= 3 * 24 * 60 * 60_000;
    const server = await smtp();
    send(server.url);
    await eventually(states).toEqual(['sent', 'sent']);
    expect(server.mails).toHaveLength(2);
  });

  test('no two senders take the same mail', async () => {
    for (let n = 0; n < 10; n += 1) await post(`key-${n}`);
    const server = await smtp();
    send(server.url);
    send(server.url);
    await eventually(async () => new Set(await states())).toEqual(new Set(['sent']));
    expect(new Set(server.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(20);
    expect(server.mails).toHaveLength(20);
  });

  test('nothing that was typed becomes a header, or a line of the log', async () => {
    const server = await smtp({ refuse: (turn) => (turn === 1 ? 451 : null) });
    await post('key-1', {
      name: 'M4rker\r\nBcc: other@visitor.example',
      product: 'x\r\n\r\nBcc: other@visitor.example',
    });
    send(server.url);
    await eventually(() => lines.some((line) => line.includes('451'))).toBe(true);
    now += 10_000;
    await eventually(states).toEqual(['sent', 'sent']);
    for (const { to, headers } of server.mails) {
      expect(to).toHaveLength(1);
      expect([...headers.keys()]).not.toContain('bcc');
      expect([...headers].filter(([name, value]) => name === 'subject' && /M4rker/i.test(value))).toEqual([]);
    }
    expect(lines.filter((line) => /m4rker/i.test(line))).toEqual([]);
  });
});
