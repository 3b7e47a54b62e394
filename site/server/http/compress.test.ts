import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildBrotli, buildGzip, unpackBrotli } from './compress.ts';

/** Builds a text that compresses about as well as a page. */
const text = (length: number) =>
  Buffer.from(Array.from({ length: length / 8 }, (_, index) => (index * 7919).toString(36).padStart(8)).join(''));

test.each([8, 800, 8_000, 80_000, 800_000])('%i bytes compress to a buffer without spare memory', async (length) => {
  const body = text(length);
  for (const compressed of [await buildBrotli(body, 5), await buildGzip(body)]) {
    expect(compressed.buffer.byteLength).toBe(compressed.length);
  }
  expect((await unpackBrotli(await buildBrotli(body, 5))).equals(body)).toBe(true);
  expect(gunzipSync(await buildGzip(body)).equals(body)).toBe(true);
});

// RFC 7932, section 9.1: the first bits of a stream encode its window.
test.each([
  [1_000, 10, 0x7f, 0b0100001],
  [65_520, 16, 0x01, 0b0],
  [65_528, 17, 0x7f, 0b0000001],
  [200_000, 18, 0x0f, 0b0011],
  [300_000, 19, 0x0f, 0b0101],
  [8_000_000, 22, 0x0f, 0b1011],
])('%i bytes have a window of %i bits', async (length, _, mask, bits) => {
  const [first = 0] = await buildBrotli(text(length), 5);
  expect(first & mask).toBe(bits);
});
