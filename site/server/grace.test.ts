import { expect, test } from 'vitest';
import { graceOf, shutdownTimeout } from './grace.ts';

test.each([10_000, 25_000])(
  'an answer that waits %i ms for content is not cut at the end, nor is its process',
  (ms) => {
    const settings = { graphqlTimeoutMs: ms };
    expect(graceOf(settings)).toBe(ms + 2_000);
    expect(shutdownTimeout(settings)).toBe(ms + 19_000);
  },
);
