import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { listen, NOTICE_TIME, trackResponses } from './listen.ts';

/** More than the system buffers for a connection. */
const LENGTH = 30_000_000;
const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

/** A listener whose answers the test ends, and its clients. */
async function start() {
  const answers: ServerResponse[] = [];
  const listening = await listen({
    createListener: trackResponses((_, outgoing) => answers.push(outgoing)),
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

afterEach(() => {
  vi.useRealTimers();
});

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

test('an idle listener has ended half a second after its notice, within two seconds in all', async () => {
  const { answers, listening, open } = await start();
  const unused = await open('');
  const kept = await open(request);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.end('first');
  await once(kept, 'data');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = listening.close(0);
  const ends = [unused, kept].map((socket) => once(socket.resume(), 'close'));
  while (vi.getTimerCount() < 3) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all([...ends, closed]);
  expect(NOTICE_TIME + 500).toBeLessThan(2_000);
});

test('after the time of grace, and not before, what hangs is told to come again, and what has begun has ten seconds more', async () => {
  const { answers, listening, open } = await start();
  const read = (socket: Awaited<ReturnType<typeof open>>) => {
    const read = { text: '', closed: once(socket, 'close') };
    socket.on('data', (text) => {
      read.text += text;
    });
    return read;
  };
  const [late, half] = [read(await open(request)), read(await open(request))];
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.writeHead(200, { 'content-length': '9' }).write('begun');
  await expect.poll(() => half.text).toMatch(/begun$/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = listening.close(0, 700);
  while (vi.getTimerCount() < 3) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(699);
  expect(answers[0]?.headersSent).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await late.closed;
  expect(late.text).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5\r\n[\s\S]*connection: close\r\n[\s\S]*\r\n\r\n/i);
  expect(() => answers[0]?.writeHead(200).end('too late')).not.toThrow();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(answers[1]?.socket?.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all([closed, half.closed]);
  expect(half.text).toMatch(/^HTTP\/1\.1 200 [\s\S]*begun$/);
});

test('meanwhile what has begun is cut where nothing could be sent for three seconds', async () => {
  const { answers, listening, open } = await start();
  const [reading, stalled] = [await open(request), await open(request)];
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer.end(Buffer.alloc(LENGTH));
  // It is reset.
  stalled.pause().on('error', () => {});
  const startedAt = performance.now();
  const closed = listening.close(0, 0);
  let length = 0;
  for await (const chunk of reading) {
    length += chunk.length;
    // It takes five seconds.
    await sleep(Math.max(0, startedAt + (length / LENGTH) * 5_000 - performance.now()));
  }
  expect(length).toBeGreaterThan(LENGTH);
  await closed;
  let left = 0;
  stalled.on('data', (chunk) => {
    left += chunk.length;
  });
  await new Promise((resolve) => stalled.once('close', resolve).resume());
  expect(left).toBeLessThan(LENGTH);
});
