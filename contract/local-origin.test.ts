import { expect, test } from 'vitest';
import { buildLocalOrigin, isLoopback } from './local-origin.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['::', 'http://[::]:3000'],
])('a process that listens on %s is at %s', (host, origin) => {
  expect(buildLocalOrigin(host, 3000)).toBe(origin);
  expect(new URL(origin).origin).toBe(origin);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['localhost', true],
  ['::1', true],
  ['[::1]', true],
  ['127.cms.example', false],
  ['127.0.0.1.example', false],
  ['localhost.example', false],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.0.1', false],
  ['', false],
])('%s is this machine alone: %s', (host, isLocal) => {
  expect(isLoopback(host)).toBe(isLocal);
});
