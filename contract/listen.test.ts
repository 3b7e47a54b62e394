import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { holdEach, listen } from './listen.ts';

const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

/** A listener whose answers the test ends, and what connects to it. */
async function start() {
  const answers: ServerResponse[] = [];
  const listening = await listen({
    createListener: holdEach((_, outgoing) => answers.push(outgoing)),
    ...{ port: 0, host: '127.0.0.1' },
  });
  const open = async (text: string) => {
    const socket = connect(listening.port, '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  return { answers, listening, open };
}

test('at its end a listener closes connections that nothing is asked on, and sends whole what is under way', async () => {
  const { answers, listening, open } = await start();
  const unused = await open('');
  const kept = await open(request);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.end('first');
  await once(kept, 'data');
  const slow = await open(request);
  await expect.poll(() => answers.length).toBe(2);

  let said = '';
  slow.on('data', (text) => {
    said += text;
  });
  const closed = listening.close(0);
  await Promise.all([unused, kept].map((socket) => once(socket.resume(), 'close')));
  expect(said).toBe('');
  answers[1]?.end('second');
  await Promise.all([once(slow, 'close'), closed]);
  expect(said).toMatch(/connection: close\r\n[\s\S]*second$/i);
});

test('after the time of grace, and not before, what hangs is told to come again, and what has begun is cut', async () => {
  const { answers, listening, open } = await start();
  const read = async (socket: Awaited<ReturnType<typeof open>>) => {
    let said = '';
    socket.on('data', (text) => {
      said += text;
    });
    await once(socket, 'close');
    return said;
  };
  const [hanging, begun] = [read(await open(request)), read(await open(request))];
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.writeHead(200, { 'content-length': '9' }).write('begun');
  const startedAt = performance.now();
  const [late, half] = await Promise.all([hanging, begun, listening.close(0, 700)]);
  const taken = performance.now() - startedAt;
  expect([taken >= 690, taken < 5_000]).toEqual([true, true]);
  expect(late).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5\r\n[\s\S]*connection: close\r\n[\s\S]*\r\n\r\n/i);
  expect(half).toMatch(/^HTTP\/1\.1 200 [\s\S]*begun$/);
});
