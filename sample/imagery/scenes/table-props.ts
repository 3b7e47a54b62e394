import { ellipse } from '../drawing/outlines.ts';
import type { Profile } from '../drawing/profile.ts';
import { heapedSeeds } from '../plants/black-seed.ts';
import { drawHeap } from './heap.ts';
import { standClear, standTurned, TILT } from './solids.ts';
import { type Place, place, type Studio } from './studio.ts';
import type { TableProp } from './table-dressings.ts';
import { pileTowels } from './towels.ts';

/** A water glass, from its rim to its foot. */
export const TUMBLER: Profile = [
  [-190, 82],
  [-184, 79],
  [-18, 66],
  [-8, 70],
  [0, 66],
];
const TEA_GLASS: Profile = [
  [-128, 46],
  [-122, 44],
  [-64, 34],
  [-18, 40],
  [0, 33],
];
const RIM = -64;
const DISH: Profile = [
  [RIM, 132],
  [-58, 134],
  [-26, 104],
  [-8, 62],
  [0, 60],
];

/** Draws what stands beside the packs, its foot at (x, y). */
export function drawProp(studio: Studio, prop: TableProp, { x, y }: { x: number; y: number }): void {
  switch (prop.kind) {
    case 'towels':
      pileTowels(studio, prop.colors, x, y);
      return;
    case 'tumbler':
      standClear(studio, { x, y }, { profile: TUMBLER, liquid: '#d7ecef', surface: -96, wall: 5 });
      return;
    case 'tea':
      standClear(
        studio,
        { x: x - 46, y: y - 20, scale: 1.25 },
        { profile: TEA_GLASS, liquid: '#b5651d', surface: -96, wall: 4 },
      );
      standClear(
        studio,
        { x: x + 50, y: y + 14, scale: 1.25 },
        { profile: TEA_GLASS, liquid: '#b5651d', surface: -96, wall: 4 },
      );
      return;
    case 'dish':
      standTurned(studio, { x, y }, { profile: DISH, color: prop.color, isOpen: true }, () => undefined);
      studio.drawing.group({}, () =>
        drawHeap(studio, prop.plant, [{ x, y: y - 64 - 120 * TILT * 0.4, width: 120 }], 0.5),
      );
  }
}

/** A bowl heaped with black seed, its foot at (x, y): loose on a cloth, the seeds would look like specks. */
export function drawSeedBowl(studio: Studio, { x, y, scale = 0.46 }: Place): void {
  const { drawing } = studio;
  standTurned(studio, { x, y, scale }, { profile: DISH, color: '#f4efe4', isOpen: true });
  place(studio, { x, y: y + RIM * scale, scale }, () => {
    drawing.path(ellipse(0, 0, 120, 120 * TILT), '#0b090f');
    drawing.shapes(heapedSeeds(122));
  });
}
