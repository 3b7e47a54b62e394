import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInSlices } from './sort-in-slices.ts';

test('sorts like `sort`, and is stable', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 9 })), async (values) => {
      const sorted = await sortInSlices(
        values.length,
        (a, b) => (values[a] ?? 0) - (values[b] ?? 0),
        async () => {},
      );
      const expected = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
      expect([...sorted]).toEqual(expected);
    }),
  );
});

test('yields to the event loop', async () => {
  let turns = 0;
  await sortInSlices(
    20_000,
    (a, b) => b - a,
    async () => {
      turns += 1;
    },
  );
  expect(turns).toBeGreaterThan(50);
});
