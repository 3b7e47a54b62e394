import { expect, test } from 'vitest';
import { refuse } from './plain-response.ts';

test('a refusal is a line of plain text that no cache keeps', async () => {
  const answer = refuse(404, 'Not Found');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Not Found\n');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  });
});

test('further headers win', () => {
  const { headers } = refuse(429, 'Too Many Requests', { 'retry-after': '60', 'cache-control': 'private, no-store' });
  expect(headers.get('retry-after')).toBe('60');
  expect(headers.get('cache-control')).toBe('private, no-store');
});
