import { expect, test } from 'vitest';
import { isSameSecret } from './is-same-secret.ts';

test.each([
  ['sixteen-letters!', true],
  ['Sixteen-letters!', false],
  ['sixteen-letters', false],
  ['sixteen-letters!!', false],
  [' sixteen-letters!', false],
  ['sixteen-letterš!', false],
  ['', false],
])('%j is the secret: %s', (given, isSame) => {
  expect(isSameSecret(given, 'sixteen-letters!')).toBe(isSame);
});
