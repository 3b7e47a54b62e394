import { expect, test } from 'vitest';
import { buildLocalOrigin } from './local-origin.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['::', 'http://[::]:3000'],
])('a process that listens on %s is at %s', (host, origin) => {
  expect(buildLocalOrigin(host, 3000)).toBe(origin);
  expect(new URL(origin).origin).toBe(origin);
});
