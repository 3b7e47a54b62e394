import { expect, test } from 'vitest';
import { createTypesetter } from './drawing/type.ts';
import { buildMaps } from './map.ts';

test('no name on the maps crosses a border or a coast, in either language, at either width', async () => {
  const crossings: number[] = [];
  await buildMaps(await createTypesetter(), ({ crossing }) => crossings.push(crossing));
  expect(crossings).toHaveLength(28);
  expect(Math.max(...crossings)).toBeCloseTo(0);
});
