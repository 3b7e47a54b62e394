import { expect, test } from 'vitest';
import { createTypesetter } from './drawing/type.ts';
import { buildMaps } from './map.ts';

test('no name on the maps crosses a border or a coast, in either language, at either width', async () => {
  const crossings: number[] = [];
  await buildMaps(await createTypesetter(), ({ crossing }) => crossings.push(crossing));
  expect(crossings).toHaveLength(28);
  expect(Math.max(...crossings)).toBeCloseTo(0);
});

test('names on the map of phones keep the gutter of 20 px of 390, though the map fills the screen', async () => {
  const ends: number[][] = [];
  const maps = await buildMaps(await createTypesetter(), ({ text }) =>
    ends.push(text.path.flatMap((command) => ('to' in command ? [command.to[0]] : []))),
  );
  const phone = maps.get('map/en-mobile.svg') ?? '';
  const [left = 0, , width = 0] = (/viewBox="([^"]*)"/.exec(phone)?.[1] ?? '').split(' ').map(Number);
  const gutter = (width * 20) / 390;
  for (const places of [...ends.slice(7, 14), ...ends.slice(21)]) {
    expect(Math.min(...places)).toBeGreaterThanOrEqual(left + gutter - 1);
    expect(Math.max(...places)).toBeLessThanOrEqual(left + width - gutter + 1);
  }
});
