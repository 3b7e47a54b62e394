/** Posts through nginx with the file of `deploy/`, by HTTP/1.1 and HTTP/2, with and without a length. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { connect } from 'node:http2';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PROGRAMS, startNginx } from '../test/edge-programs.ts';
import { answers } from '../test/edge-site.ts';
import { buildPdf } from '../test/sample-files.ts';

type Posted = { path: string; type: string; pieces: readonly Uint8Array[]; length?: number };
type Answer = { status: number; location: string; length: number };
type Send = (port: number, posted: Posted) => Promise<Answer>;

const FORM = 'application/x-www-form-urlencoded';
const NEWSLETTER = '/uae/newsletter';
const isInstalled = existsSync(PROGRAMS.nginx);
if (!isInstalled) process.stderr.write('Skipped: nginx is not installed, so nothing is posted through it.\n');

const headersOf = ({ type, length }: Posted) => ({
  ...(type !== '' && { 'content-type': type }),
  ...(length !== undefined && { 'content-length': String(length) }),
  'sec-fetch-site': 'same-origin',
});

/** Without a length HTTP/1.1 sends chunks. */
const sendByHttp1: Send = async (port, posted) => {
  const options = { port, host: '127.0.0.1', method: 'POST', path: posted.path, agent: false };
  const outgoing = sendRequest({ ...options, headers: headersOf(posted) });
  const [[incoming]] = await Promise.all([once(outgoing, 'response'), sendPieces(outgoing, posted.pieces)]);
  return { status: incoming.statusCode, location: incoming.headers.location ?? '', length: await drain(incoming) };
};

/** Without TLS, by prior knowledge: the same frames as behind a certificate. */
const sendByHttp2: Send = async (port, posted) => {
  const session = connect(`http://127.0.0.1:${port}`);
  try {
    const stream = session.request({ ':method': 'POST', ':path': posted.path, ...headersOf(posted) });
    const [[headers]] = await Promise.all([once(stream, 'response'), sendPieces(stream, posted.pieces)]);
    return { status: headers[':status'], location: headers.location ?? '', length: await drain(stream) };
  } finally {
    session.close();
  }
};

/** Sends pieces one after the other, each in its own turn. */
async function sendPieces(stream: NodeJS.WritableStream, pieces: readonly Uint8Array[]): Promise<void> {
  for (const piece of pieces) {
    stream.write(piece);
    await nextTurn();
  }
  stream.end();
}

async function drain(stream: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const chunk of stream) length += chunk.length;
  return length;
}

const cut = (text: string) => [...text].map((letter) => Buffer.from(letter));

/** An application with a file larger than nginx keeps in memory. */
async function buildApplication(): Promise<Posted> {
  const body = new FormData();
  const texts = { name: 'Sample Person', email: 'sample@example.com', job: 'field-botanist', consent: 'yes' };
  for (const [name, value] of Object.entries(texts)) body.set(name, value);
  body.set('cv', new File([new Uint8Array(buildPdf([randomBytes(300_000)]))], 'cv.pdf'));
  const encoded = new Response(body);
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  const pieces = Array.from({ length: Math.ceil(bytes.length / 20_000) }, (_, index) =>
    bytes.subarray(index * 20_000, (index + 1) * 20_000),
  );
  return { path: '/uae/careers/join-us', type: encoded.headers.get('content-type') ?? '', pieces };
}

const SENDERS = [
  ['HTTP/1.1', sendByHttp1, 'port'],
  ['HTTP/2', sendByHttp2, 'http2Port'],
] as const;

describe.runIf(isInstalled).each([
  ['as it is shipped', ''],
  ['that passes bodies on as they come', 'proxy_request_buffering off;'],
])('through nginx %s', (_, more) => {
  let running: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    running = await startNginx({ more });
    await vi.waitUntil(() => answers(running.port), { timeout: 30_000, interval: 50 });
  });
  afterAll(() => running.stop());

  describe.each(SENDERS)('by %s', (_name, send, port) => {
    test.each([
      ['with its length', [Buffer.from('email=a%40b.example')], 19],
      ['without a length', [Buffer.from('email=a%40b.example')], undefined],
      ['in many pieces', cut('email=a%40b.example'), undefined],
    ])('a form %s is read whole', async (_case, pieces, length) => {
      const posted = { path: NEWSLETTER, type: FORM, pieces, ...(length !== undefined && { length }) };
      const answer = await send(running[port], posted);
      expect([answer.status, answer.length > 0, running.site.posted.at(-1)]).toEqual([
        200,
        true,
        'email=a%40b.example',
      ]);
    });

    test('a form without a body is an empty one', async () => {
      expect((await send(running[port], { path: NEWSLETTER, type: FORM, pieces: [] })).status).toBe(200);
      expect(running.site.posted.at(-1)).toBe('');
    });

    test('an application streams in with its file', async () => {
      const answer = await send(running[port], await buildApplication());
      expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/^\/uae\/careers\/join-us\?sent=/)]);
    });

    test.each([
      ['text', 415, 'text/plain', 'email=a@b.example'],
      ['JSON', 415, 'application/json', '{}'],
      ['no type', 415, '', 'x'],
      ['broken parts', 400, 'multipart/form-data; boundary=----x', 'no parts'],
      ['parts without a boundary', 400, 'multipart/form-data', 'x'],
      ['too long a form', 413, FORM, `email=${'a'.repeat(5_000)}`],
    ])('%s is refused with %i', async (_case, status, type, text) => {
      const before = running.site.posted.length;
      const answer = await send(running[port], { path: NEWSLETTER, type, pieces: [Buffer.from(text)] });
      expect([answer.status, running.site.posted.length]).toEqual([status, before]);
    });
  });
});
