import { readdir, rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apply, createForms, createState, cv, origin } from '../test/form-site.ts';

let state: Awaited<ReturnType<typeof createState>>;
beforeEach(async () => {
  state = await createState();
});
afterEach(() => rm(state.folder, { recursive: true }));

const multipart = 'multipart/form-data; boundary=x';
const raw = (body: string | Uint8Array<ArrayBuffer> | ReadableStream, type = multipart) => {
  const init = { method: 'POST', body, headers: { origin, 'content-type': type }, duplex: 'half' };
  return new Request(`${origin}/uae/careers/join-us`, init);
};
const part = (name: string, value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

/** A body of unknown length; the connection breaks after its last piece. */
const inPieces = (...pieces: string[]) =>
  new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.error(new Error('broken off'));
      else controller.enqueue(Buffer.from(piece));
    },
  });

test.each<[string, () => Request, number]>([
  ['JSON', () => raw('{}', 'application/json'), 415],
  ['an urlencoded form', () => raw('name=a', 'application/x-www-form-urlencoded'), 415],
  ['no boundary', () => raw('x', 'multipart/form-data'), 400],
  ['another boundary', () => raw(part('name', 'a'), 'multipart/form-data; boundary=y'), 400],
  ['nothing', () => raw(''), 400],
  ['half a text', () => raw('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\ncut sho'), 400],
  ['half a file', () => raw('--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF'), 400],
  ['a file whose rest does not come', () => raw(inPieces(part('cv', '%PDF', '; filename="a.pdf"'))), 400],
  ['a file without end', () => raw(inPieces(part('cv', '', '; filename="a.pdf"'), 'a'.repeat(13_000_000))), 413],
  ['101 parts', () => raw(`${part('name', 'a').repeat(101)}--x--`), 413],
  ['200 kB of texts and 12 MB of file', () => raw(`${part('cv', 'a'.repeat(13_000_000), '; filename="a"')}--x--`), 413],
  [
    'a header of 1 MB',
    () => raw(`--x\r\nContent-Disposition: form-data; name="${'n'.repeat(1e6)}"\r\n\r\na\r\n--x--`),
    422,
  ],
  ['fields of prototypes', () => raw(`${part('__proto__', 'a')}${part('constructor', 'a')}--x--`), 422],
  [
    'bytes that are no UTF-8',
    () => raw(new Uint8Array(Buffer.from(`${part('name', '\xff\xfe\xc0')}--x--`, 'latin1'))),
    422,
  ],
])('%s: %#', async (_, build, status) => {
  const { send } = await createForms(state);
  expect((await send(build())).status).toBe(status);
  expect(await readdir(state.folder)).toEqual([]);
  expect([state.accepted, state.errors]).toEqual([[], []]);
});

test('a body of any bytes is a 4xx', async () => {
  const { send } = await createForms(state);
  const whole = new Uint8Array(await apply({ email: '', cv: cv() }).arrayBuffer());
  const boundary = Buffer.from(whole).toString('latin1', 2, whole.indexOf(13));
  for (let round = 0; round < 150; round += 1) {
    const body = whole.slice(0, round % 2 === 0 ? Math.floor(Math.random() * whole.length) : undefined);
    for (let turn = 0; turn < 1 + (round % 5); turn += 1) {
      body[Math.floor(Math.random() * body.length)] = Math.floor(Math.random() * 256);
    }
    const { status } = await send(raw(body, `multipart/form-data; boundary=${boundary}`));
    expect(status >= 400 && status < 500).toBe(true);
  }
  expect([state.accepted, state.errors]).toEqual([[], []]);
});

test('the size of files does not show in memory', async () => {
  const { send } = await createForms(state);
  const chunk = new Uint8Array(64 * 1024).fill(97);
  let most = 0;
  const start = process.memoryUsage().arrayBuffers;
  const body = () => {
    let sent = 0;
    return new ReadableStream({
      pull(controller) {
        if (sent === 0) controller.enqueue(Buffer.from(part('cv', '', '; filename="a.pdf"').slice(0, -2)));
        sent += chunk.length;
        most = Math.max(most, process.memoryUsage().arrayBuffers - start);
        if (sent < 11_000_000) controller.enqueue(chunk.slice());
        else {
          controller.enqueue(Buffer.from('\r\n--x--\r\n'));
          controller.close();
        }
      },
    });
  };
  const clients = Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`);
  const statuses = await Promise.all(clients.map(async (client) => (await send(raw(body()), client)).status));
  expect(new Set(statuses)).toEqual(new Set([422]));
  // 220 MB went through.
  expect(most).toBeLessThan(150_000_000);
});
