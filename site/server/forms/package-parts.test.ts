import { expect, test } from 'vitest';
import { readRelationships } from './package-parts.ts';

// checks/patterns.ts makes sure that every pattern takes linear time.
test('a list of two megabytes that holds one endless name is read', () => {
  expect([...readRelationships(`<Relationship ${'a'.repeat(2_000_000)} Type="x" Target="y"/>`)]).toEqual([
    { type: 'x', target: 'y', isExternal: false },
  ]);
});
