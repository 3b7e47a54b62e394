import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBody, readInTurns } from './read-body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts reading a body that the test sends in parts. */
function begin(maxBytes: number) {
  const sent = new TransformStream<Uint8Array, Uint8Array>();
  const writer = sent.writable.getWriter();
  // `duplex` is required for streamed bodies, but missing in the DOM types.
  const init = { method: 'POST', body: sent.readable, duplex: 'half' };
  const request = new Request('https://site.example/', init);
  const read = readBody(request, maxBytes);
  const send = async (bytes: number, seconds: number) => {
    await writer.write(new Uint8Array(bytes));
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  };
  return {
    read,
    send,
    end: () => writer.close(),
    isCancelled: writer.closed.then(
      () => false,
      () => true,
    ),
  };
}

test('a body at the minimum rate is read whole', async () => {
  const { read, send, end } = begin(100_000);
  for (let second = 0; second < 60; second += 1) await send(1_100, 1);
  await end();
  expect(await read).toHaveLength(66_000);
});

test.each([
  ['nothing after its first byte', 1, 6],
  ['a byte a second', 1, 1],
  ['half of the minimum rate', 500, 1],
])('a body that sends %s is refused, and its stream cancelled', async (_, bytes, seconds) => {
  const { read, send, isCancelled } = begin(100_000);
  for (let second = 0; second < 12; second += seconds) await send(bytes, seconds).catch(() => undefined);
  expect(await read).toBe(408);
  expect(await isCancelled).toBe(true);
});

test('a quick beginning does not pay for a silence of 30 seconds', async () => {
  const { read, send, isCancelled } = begin(500_000);
  await send(300_000, 32);
  expect(await read).toBe(408);
  expect(await isCancelled).toBe(true);
});

test('a body may rest for 25 seconds', async () => {
  const { read, send, end } = begin(500_000);
  await send(300_000, 25);
  await send(40_000, 10);
  await end();
  expect(await read).toHaveLength(340_000);
});

test('the first byte of a body may take five seconds', async () => {
  const { read, send, end } = begin(100);
  await vi.advanceTimersByTimeAsync(4_900);
  await send(50, 0);
  await end();
  expect(await read).toHaveLength(50);
});

test('a body over the limit is refused at its first excess byte, or by its content-length', async () => {
  const { read, send } = begin(100);
  await send(100, 0);
  void send(1, 0).catch(() => undefined);
  expect(await read).toBe(413);
  const request = new Request('https://site.example/', {
    method: 'POST',
    body: 'x',
    headers: { 'content-length': '101' },
  });
  expect(await readBody(request, 100)).toBe(413);
});

test('a piece is copied as it comes, and not held: a body of many small ones takes no more than its bytes', async () => {
  vi.useRealTimers();
  const piece = new Uint8Array(7);
  let sent = 0;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        if (sent === 3_000) return controller.close();
        sent += 1;
        controller.enqueue(piece.fill(sent % 251));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, duplex: 'half' };
  const read = await readBody(new Request('https://site.example/', init), 21_000);
  expect(read).toEqual(Uint8Array.from({ length: 21_000 }, (_, index) => (Math.floor(index / 7) + 1) % 251));
  expect(read).toHaveProperty('buffer.byteLength', 21_000);
});

test('a long body comes in pieces, with turns for others between them', async () => {
  vi.useRealTimers();
  const request = new Request('https://site.example/', { method: 'POST', body: new Uint8Array(150_000) });
  const sizes: number[] = [];
  let turns = 0;
  const count = () => {
    turns += 1;
    if (sizes.length < 3) setImmediate(count);
  };
  setImmediate(count);
  for await (const piece of readInTurns(request, 200_000, () => false)) sizes.push(piece.byteLength);
  expect(sizes).toEqual([65_536, 65_536, 18_928]);
  expect(turns).toBeGreaterThanOrEqual(2);
});

test('a body is left where its reader has had enough', async () => {
  vi.useRealTimers();
  const request = new Request('https://site.example/', { method: 'POST', body: new Uint8Array(150_000) });
  let read = 0;
  const whole = async () => {
    for await (const piece of readInTurns(request, 200_000, () => read > 0)) read += piece.byteLength;
  };
  await expect(whole()).rejects.toThrow('413');
  expect(read).toBe(65_536);
});
