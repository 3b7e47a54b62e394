import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const post = (body: BodyInit, headers = {}) =>
  new Request('http://backend.test', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });

function streamOf(chunks: number, pulls: { count: number }): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull(controller) {
        pulls.count += 1;
        controller.enqueue(new Uint8Array(10));
        if (pulls.count === chunks) controller.close();
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

test('a body is not read if its content-length is over the limit', async () => {
  expect(await readBody(post('a', { 'content-length': '11' }), 10)).toBeNull();
});

test('an endless stream is read just past the limit', async () => {
  const pulls = { count: 0 };
  expect(await readBody(post(streamOf(1_000_000, pulls)), 95)).toBeNull();
  expect(pulls.count).toBeLessThan(15);
});
