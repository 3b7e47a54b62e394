import { expect, test } from 'vitest';
import { buildGraphqlError, buildHttpError, buildNetworkError, buildTimeoutError } from './errors.ts';
import { optional } from './optional.ts';
import { createTagCollector } from './tags.ts';

const message = (text: string) => ({ message: text });

test.each([
  ['an answer', async () => 'menu', 'menu', false],
  ['a status', () => Promise.reject(buildHttpError(500)), 'none', true],
  ['a deadline', () => Promise.reject(buildTimeoutError(10_000)), 'none', true],
  ['no connection', () => Promise.reject(buildNetworkError()), 'none', true],
  [
    'an error of the service',
    () => Promise.reject(buildGraphqlError(200, [message('Internal server error')])),
    'none',
    true,
  ],
  // The service does not support the field, so a page without it is complete.
  [
    'a field the service does not know',
    () => Promise.reject(buildGraphqlError(400, [message('Cannot query field "quiz" on type "Page".')])),
    'none',
    false,
  ],
  [
    'an unknown field and a failure',
    () => Promise.reject(buildGraphqlError(400, [message('Unknown argument "language".'), message('Out of memory')])),
    'none',
    true,
  ],
])('%s', async (_, ask, expected, isIncomplete) => {
  const tags = createTagCollector();
  expect(await optional(ask(), 'none', tags)).toBe(expected);
  expect(tags.isIncomplete()).toBe(isIncomplete);
});

test('a defect is not caught', async () => {
  const tags = createTagCollector();
  await expect(optional(Promise.reject(new TypeError('x is not a function')), null, tags)).rejects.toThrow(TypeError);
  expect(tags.isIncomplete()).toBe(false);
});
