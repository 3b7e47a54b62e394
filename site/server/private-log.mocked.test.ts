import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FORM_FIELDS, type FormField } from '../../contract/forms/form-fields.ts';
import { formAnswerContext } from '../app/forms/form-answer.ts';
import { formPages } from '../app/routes/content-pages.ts';
import { createPurgeableSite } from '../app/test/create-site.ts';
import { createFullBackend } from '../app/test/full-backend.ts';
import { company } from '../company.ts';
import { readSiteEnv } from '../env.ts';
import { createLog, logPrinted } from './log.ts';
import { startServer } from './start.ts';
import { bareSite } from './test/bare-site.ts';
import { buildPdf } from './test/sample-files.ts';

vi.mock('node:fs/promises', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs/promises')>();
  const open = async (path: string, flags: string, mode: number) => {
    const file = await fs.open(path, flags, mode);
    if (failure === 'disk' && path.includes('/uploads/'))
      file.writeFile = async (chunk) => {
        throw Object.assign(buildLeakingError(String(chunk)), { code: 'ENOSPC' });
      };
    return file;
  };
  return { ...fs, open };
});

/** A visitor's data; none of it may be logged. */
const visitor = {
  email: 'm4rker.mail@example.com',
  name: 'M4rker Name',
  phone: '+971501234567',
  cv: new File(['%PDF-1.7 m4rker bytes'], 'm4rker-cv.pdf', { type: 'application/pdf' }),
};
const markers = [/m4rker/i, /501234567/];
const folder = mkdtempSync(join(tmpdir(), 'site-'));

/** Builds the worst error a library could throw: it quotes its input in every field. */
function buildLeakingError(quoted: unknown): Error {
  const text = JSON.stringify(quoted);
  const error = new TypeError(`Failed: ${text}\n    at ${text} (/app/file.ts:1:1)`, { cause: new Error(text) });
  return Object.assign(error, { params: quoted, body: Buffer.from(text), detail: text, code: text });
}

const PURGE_SECRET = 'a secret of more than 32 characters';
const lines: string[] = [];
let fail: (text: string) => Promise<Response> = async () => new Response(null, { status: 500 });
let origin = '';
let stop: () => Promise<void> = async () => {};
let failure: 'outbox' | 'scanner' | 'disk' = 'outbox';
/** To fail, it echoes its input, which is not a verdict. */
const scanner = createServer((socket) => {
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    if (bytes.subarray(-4).equals(Buffer.alloc(4))) socket.end(failure === 'scanner' ? bytes : 'stream: OK\0');
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
  const address = scanner.address();
  const CLAMD_URL = `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const log = createLog({ mode: 'production', destination: { write: (line) => lines.push(line) } });
  const app = createPurgeableSite(createFullBackend({ length: 1 }), Date.now, {
    logError: (error) => log.error({ err: error }, 'a page failed'),
    sendNewsletter: (signUp) => Promise.reject(buildLeakingError(signUp)),
  });
  const started = await startServer({
    env: readSiteEnv({ PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'test', PURGE_SECRET, CLAMD_URL }),
    log,
    buildFolder: join(folder, 'build'),
    createSite: async () => ({
      ...bareSite,
      outbox: { ...bareSite.outbox, accept: (submission) => Promise.reject(buildLeakingError(submission)) },
      render: async (request, _task, formAnswer = null) => {
        const { pathname, search } = new URL(request.url);
        if (/\/fails\b|\?fails/.test(pathname + search)) return fail(search + (await request.text()));
        const { method, headers } = request;
        const body = method === 'POST' ? await request.arrayBuffer() : null;
        return app.render(pathname + search, { method, headers, body }, (context) =>
          context.set(formAnswerContext, formAnswer),
        );
      },
    }),
  });
  origin = `http://127.0.0.1:${started.port}`;
  stop = started.stop;
});
afterAll(async () => {
  await stop();
  scanner.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  lines.length = 0;
  const write = (...parts: unknown[]) => lines.push(parts.map(String).join(' '));
  for (const name of ['error', 'warn', 'info', 'log'] as const) vi.spyOn(console, name).mockImplementation(write);
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
});
afterEach(() => vi.restoreAllMocks());

function findMarkers(): string[] {
  return lines.filter((line) => markers.some((marker) => marker.test(line)));
}

/** Numbers in a line that may happen to contain typed digits. */
const OWN_FIGURES = ['time', 'pid', 'id', 'duration'];

/** Lines that contain a number or a choice of the form, which have no room for a marker. */
function findChosen(body: FormData): string[] {
  const chosen = [...body.values()].filter((value) => typeof value === 'string' && /^(?:\d{3}|[a-z]{5,})$/.test(value));
  const text = (line: string) =>
    JSON.stringify(JSON.parse(line), (name, value) => (OWN_FIGURES.includes(name) ? undefined : value));
  return lines.map(text).filter((line) => chosen.some((value) => line.includes(String(value))));
}

function post(path: string): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(visitor)) body.set(name, value);
  return fetch(`${origin}${path}`, { method: 'POST', body, headers: { 'user-agent': 'M4rker' } });
}

/** A valid value of a field, with a marker if it has room for one. */
function fillField(field: FormField): string | File {
  switch (field.type) {
    case 'email':
      return visitor.email;
    case 'phone':
      return visitor.phone;
    case 'number':
      return '271';
    case 'consent':
      return 'yes';
    case 'file':
      // More than is read of it before the disk fails.
      return new File(
        [new Uint8Array(buildPdf()), '% m4rker bytes'.repeat(failure === 'disk' ? 50_000 : 1)],
        'm4rker-cv.pdf',
      );
    case 'choice':
      return field.choices === 'jobs' ? 'm4rker-job' : (field.choices[0]?.value ?? '');
    case 'choices':
      return 'm4rker-brand';
    default:
      return `A M4rker in ${field.name}`;
  }
}

const failingForms = [...formPages(company.slug)].flatMap(([path, form]) => {
  const hasFile = FORM_FIELDS[form].some(({ type }) => type === 'file');
  return (['outbox', 'scanner', 'disk'] as const)
    .filter((failing) => failing === 'outbox' || hasFile)
    .map((failing) => [form, failing, path] as const);
});

test.each(failingForms)(
  'the form %s is logged without what was typed when the %s fails',
  async (form, failing, path) => {
    failure = failing;
    const body = new FormData();
    for (const field of FORM_FIELDS[form]) body.set(field.name, fillField(field));
    const headers = { 'user-agent': 'M4rker', 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(`${origin}/uae${path}?product=m4rker`, { method: 'POST', body, headers });
    // The form keeps its values.
    expect([answer.status, /M4rker in/.test(await answer.text())]).toEqual([503, true]);
    const events = lines.map((line) => JSON.parse(line).msg);
    expect(events).toEqual([...(failing === 'scanner' ? [] : ['background work failed']), 'request failed']);
    expect([...findMarkers(), ...findChosen(body)]).toEqual([]);
  },
);

test('a failed action is logged, without the posted data', async () => {
  const answer = await post('/uae/newsletter?from=m4rker');
  expect(answer.status).toBe(500);
  expect(lines.some((line) => line.includes('a page failed') && line.includes('TypeError'))).toBe(true);
  expect(findMarkers()).toEqual([]);
});

test('so is an unhandled error', async () => {
  fail = (text) => Promise.reject(buildLeakingError(text));
  expect((await post('/uae/newsletter?fails&from=m4rker')).status).toBe(500);
  expect(lines.some((line) => line.includes('unhandled error'))).toBe(true);
  expect(findMarkers()).toEqual([]);
});

test('so is a page that failed to refresh in the background', async () => {
  fail = async () =>
    new Response('<html><head></head></html>', {
      headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=0, stale-while-revalidate=600' },
    });
  const address = `${origin}/uae/fails?key=m4rker`;
  await (await fetch(address)).text();
  fail = (text) => Promise.reject(buildLeakingError(text));
  expect((await fetch(address)).status).toBe(200);
  await expect.poll(() => lines.some((line) => line.includes('background work failed'))).toBe(true);
  expect(lines.some((line) => line.includes('/uae/fails'))).toBe(true);
  expect(findMarkers()).toEqual([]);
});

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['another site, as browsers say', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another part of the same domain', { origin: 'null', 'sec-fetch-site': 'same-site' }, 403],
  ['a page without referrers', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 422],
  ['what is no browser', {}, 422],
] as const)('the newsletter posted from %s is a line, and no failure', async (_, headers, status) => {
  const body = new URLSearchParams({ email: 'm4rker' });
  expect((await fetch(`${origin}/uae/newsletter`, { method: 'POST', body, headers })).status).toBe(status);
  const events = lines.map((line) => JSON.parse(line));
  expect(events.filter(({ level }) => level > 40)).toEqual([]);
  expect(events.at(-1)).toMatchObject({ msg: 'request', path: '/uae/newsletter', status });
  expect(findMarkers()).toEqual([]);
});

test('forms that come too often are in no line, whatever they are answered with', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const send = async (accept: string) => {
    const body = new FormData();
    body.set('name', visitor.name);
    const sent = { method: 'POST', body, headers: { ...headers, accept } };
    return (await fetch(`${origin}/uae/general-enquiry`, sent)).status;
  };
  for (let time = 0; time < 6; time += 1) await send('application/json');
  lines.length = 0;
  expect([await send('application/json'), await send('text/html')]).toEqual([429, 429]);
  expect(lines).toEqual([]);
});

test.each(['GET', 'POST'] as const)('an address that nobody can read is in no line: %s', async (method) => {
  const path = `/m4rker@x/%zz${'m4rker'.repeat(2_400)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = method === 'POST' ? { method, headers, body: 'email=m4rker' } : {};
  const status = method === 'POST' ? 405 : 400;
  for (const prefix of ['', '/uae', '/ar/ksa']) expect((await fetch(origin + prefix + path, sent)).status).toBe(status);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['request', 'request', 'request']);
  expect(lines.filter((line) => line.length > 1_000)).toEqual([]);
  expect(findMarkers()).toEqual([]);
});

test('what a library prints is an event without its text', () => {
  const log = createLog({ mode: 'production', destination: { write: (line) => lines.push(line) } });
  const printed = { warn: console.warn, error: console.error };
  logPrinted(printed, log);
  printed.warn(`Failed: ${visitor.name}`, visitor);
  printed.error('%s', buildLeakingError(visitor));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, msg: 'a library warned' },
    { level: 50, msg: 'a library failed', err: { type: 'TypeError' } },
  ]);
  expect(findMarkers()).toEqual([]);
});

test('unknown fields are not logged', () => {
  const log = createLog({ mode: 'production', destination: { write: (line) => lines.push(line) } });
  const fields = { status: 500, body: visitor.name, ...visitor };
  log.error(fields, 'event');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"status":500');
  expect(findMarkers()).toEqual([]);
});

test('what is refused is logged, and nothing of what was sent: forms, notices, reports', async () => {
  const text = 'm4rker=+971501234567';
  const post = (path: string, type: string, body: string) =>
    fetch(origin + path, { method: 'POST', headers: { 'content-type': type, 'x-purge-signature': text }, body });
  const refusals = [
    ['/uae/newsletter', 415, 'text/plain', text],
    ['/uae/newsletter', 413, 'application/x-www-form-urlencoded', text.repeat(1_000)],
    ['/api/purge', 401, 'application/json', text],
    ['/api/reports', 400, 'application/csp-report', text],
  ] as const;
  for (const [path, status, type, body] of refusals) {
    await post(path, type, body);
    expect(findMarkers()).toEqual([]);
    expect(lines.splice(0).map((line) => JSON.parse(line))).toMatchObject([{ method: 'POST', path, status }]);
  }
  for (let time = 0; time < 10; time += 1) await post('/api/reports', 'application/csp-report', text);
  expect(lines.splice(0)).toHaveLength(9);
  await fetch(`${origin}/_h/0123456789abcdef.js`);
  expect(lines).toEqual([]);
});
