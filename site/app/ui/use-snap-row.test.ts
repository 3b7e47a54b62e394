import { expect, test } from 'vitest';
import { stepOfKey } from './use-snap-row.ts';

test.each([
  ['ArrowRight', 'ltr', 1],
  ['ArrowLeft', 'ltr', -1],
  ['ArrowRight', 'rtl', -1],
  ['ArrowLeft', 'rtl', 1],
  ['ArrowDown', 'ltr', 0],
  ['Tab', 'rtl', 0],
] as const)('%s on a page with direction %s moves by %i', (key, direction, step) => {
  expect(stepOfKey(key, direction)).toBe(step);
});
