import { expect, test } from 'vitest';
import { readOutcome } from './outcome.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const read = (answer: Response) => readOutcome(answer, NOW);
const plugin = (status: string, invalid: string[] = []) =>
  Response.json({ status, message: 'm4rker', invalid_fields: invalid.map((field) => ({ field, message: 'm4rker' })) });

test.each([
  ['mail_sent', { kind: 'stored' }],
  ['mail_failed', { kind: 'later', reason: 'mail_failed' }],
  ['aborted', { kind: 'later', reason: 'aborted' }],
  ['init', { kind: 'later', reason: 'init' }],
  ['error', { kind: 'later', reason: 'error' }],
  ['validation_failed', { kind: 'never', reason: 'validation_failed' }],
  ['acceptance_missing', { kind: 'never', reason: 'acceptance_missing' }],
  ['spam', { kind: 'never', reason: 'spam' }],
  ['constructor', { kind: 'later', reason: 'unknown-status' }],
])('the status %s of the contract leads to %j', async (status, outcome) => {
  expect(await read(plugin(status))).toEqual(outcome);
});

test('the reason names the fields that were refused, and repeats nothing else of the answer', async () => {
  expect(await read(plugin('validation_failed', ['phone', 'm4rker@example.com']))).toEqual({
    kind: 'never',
    reason: 'validation_failed phone',
  });
});

const html = { headers: { 'content-type': 'text/html' } };
test.each([
  ['no such unit tag', Response.json({}, { status: 400 }), { kind: 'never', reason: '400' }],
  ['too large', Response.json({}, { status: 413 }), { kind: 'never', reason: '413' }],
  ['not multipart', Response.json({}, { status: 415 }), { kind: 'never', reason: '415' }],
  ['no such form', Response.json({}, { status: 404 }), { kind: 'later', reason: '404' }],
  ['no such site', new Response('<p>', { ...html, status: 404 }), { kind: 'later', reason: '404' }],
  ['a firewall', new Response('<p>', { ...html, status: 400 }), { kind: 'later', reason: '400' }],
  ['a login wall', new Response('<p>', html), { kind: 'later', reason: 'not-json' }],
  [
    'a broken answer',
    new Response('{', { headers: { 'content-type': 'application/json' } }),
    { kind: 'later', reason: 'unknown-status' },
  ],
  ['a failure', new Response('', { status: 502 }), { kind: 'later', reason: '502' }],
])('%s: %j', async (_, answer, outcome) => {
  expect(await read(answer)).toEqual(outcome);
});

test.each([
  ['120', 120_000],
  ['Sun, 01 Mar 2026 10:01:00 GMT', 60_000],
  ['soon', undefined],
])('upkeep that says Retry-After: %s waits %s ms', async (header, afterMs) => {
  const answer = new Response('<p>', { status: 503, headers: { 'retry-after': header } });
  expect(await read(answer)).toEqual({ kind: 'later', reason: '503', ...(afterMs !== undefined && { afterMs }) });
});
