import { expect, test } from 'vitest';
import { formatElapsed } from './extra-fields.ts';

test.each([
  [2_999.4, '3000'],
  [2_990, '3000'],
  [3_000.2, '3000'],
  [4_200.6, '4201'],
])('a form that waited for the least time and is sent after %s ms says %s: its sender is no robot', (now, said) => {
  expect(formatElapsed(now)).toBe(said);
});
