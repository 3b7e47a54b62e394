import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FormAnswer } from '../../app/forms/form-answer.ts';
import { answerOf, apply, createForms, createState, cv } from '../test/form-site.ts';
import { buildPdf } from '../test/sample-files.ts';
import { createScan } from './scan.ts';

let state: Awaited<ReturnType<typeof createState>>;
beforeEach(async () => {
  state = await createState();
});
afterEach(() => rm(state.folder, { recursive: true }));

async function listen(answer: (bytes: Buffer) => string | null) {
  const server = createServer((socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      if (bytes.subarray(-4).equals(Buffer.alloc(4))) {
        const text = answer(bytes);
        if (text !== null) socket.end(text);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `tcp://127.0.0.1:${address.port}`, close: () => server.close() };
}

test.each<[string, string | null, number, Partial<FormAnswer>]>([
  ['finds nothing', 'stream: OK\0', 303, {}],
  ['finds something', 'stream: Win.Test.EICAR_HDB-1 FOUND\0', 422, { problems: { cv: 'file-unsafe' }, held: [] }],
  ['has no room', 'INSTREAM size limit exceeded. ERROR\0', 503, { general: 'not-checked' }],
  ['does not answer', null, 503, { general: 'not-checked' }],
])('a scanner that %s', async (_, answer, status, content) => {
  const received: Buffer[] = [];
  const { url, close } = await listen((bytes) => {
    received.push(bytes);
    return answer;
  });
  state.scan = createScan(url, 300);
  const { send } = await createForms(state);
  const response = await send(apply({ cv: cv() }));
  expect(response.status).toBe(status);
  if (status !== 303) expect(await answerOf(response)).toMatchObject({ values: { name: ['عينة'] }, ...content });
  expect(state.accepted.length).toBe(status === 303 ? 1 : 0);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(buildPdf().length);
  expect(received[0]).toEqual(Buffer.concat([Buffer.from('zINSTREAM\0'), size, buildPdf(), Buffer.alloc(4)]));
  close();
});

test('a scanner that is away lets nothing through', async () => {
  const { url, close } = await listen(() => null);
  close();
  state.scan = createScan(url, 300);
  const { send } = await createForms(state);
  const response = await send(apply({ cv: cv() }));
  expect([response.status, (await answerOf(response)).held]).toEqual([503, []]);
});
