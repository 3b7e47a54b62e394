import { expect, test } from 'vitest';
import { hasBearerToken } from './bearer.ts';

const TOKEN = 'sixteen-letters!';

test.each([
  [TOKEN, `Bearer ${TOKEN}`, true],
  [TOKEN, null, false],
  [TOKEN, TOKEN, false],
  [TOKEN, 'Bearer ', false],
  [TOKEN, `Bearer ${TOKEN}!`, false],
  [TOKEN, `Basic ${TOKEN}`, false],
  ['', null, true],
  ['', 'Bearer anything', true],
])('with the token %j, a request with %j passes: %s', (token, authorization, passes) => {
  const headers = authorization === null ? undefined : { authorization };
  expect(hasBearerToken(new Request('http://site.test', { headers }), token)).toBe(passes);
});
