import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const post = (body: BodyInit, headers = {}) =>
  new Request('http://backend.test', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });

function streamOf(chunks: number, taken: { count: number }): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull(controller) {
        taken.count += 1;
        controller.enqueue(new Uint8Array(10));
        if (taken.count === chunks) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

test('a body is read up to its limit', async () => {
  expect((await readBody(post('0123456789'), 10))?.byteLength).toBe(10);
  expect(await readBody(post('0123456789a'), 10)).toBeNull();
  expect((await readBody(new Request('http://backend.test'), 10))?.byteLength).toBe(0);
});

test('a length that is announced too large is not read at all', async () => {
  expect(await readBody(post('a', { 'content-length': '11' }), 10)).toBeNull();
});

test('a stream that does not end is left where it passes the limit', async () => {
  const taken = { count: 0 };
  expect(await readBody(post(streamOf(1_000_000, taken)), 95)).toBeNull();
  expect(taken.count).toBeLessThan(15);
});
