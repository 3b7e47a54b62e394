import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildBrotli, buildGzip, unpackGzip } from './compress.ts';

/** Compresses as a page does. */
const text = (length: number) =>
  Buffer.from(Array.from({ length: length / 8 }, (_, index) => (index * 7919).toString(36).padStart(8)).join(''));

test.each([8, 800, 8_000, 80_000, 800_000])('what %i bytes become holds no more than it shows', async (length) => {
  const body = text(length);
  for (const packed of [await buildBrotli(body, 5), await buildGzip(body)]) {
    expect(packed.buffer.byteLength).toBe(packed.length);
  }
  expect((await unpackGzip(await buildGzip(body))).equals(body)).toBe(true);
  expect(brotliDecompressSync(await buildBrotli(body, 5)).equals(body)).toBe(true);
});
