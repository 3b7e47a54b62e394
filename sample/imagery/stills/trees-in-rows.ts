import { adjust } from '../drawing/color.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { drawHeap } from '../scenes/heap.ts';
import { drawClearSky, drawGroundPlane, drawHills, EARTH, GREEN_LAND, growPlant, strip } from './land.ts';
import type { Subject } from './subject.ts';
import { standTree } from './trees.ts';
import { standCrate } from './wares.ts';

/** A wadi with its trees, and seedlings in rings of stone. */
export const wadi: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  drawClearSky(studio, 460);
  drawHills(studio, 460, EARTH, 0.5);
  drawGroundPlane(studio, 460, EARTH);
  const water = polygon(strip(studio, 468, [742, 760], [330, 610], 50));
  drawing.path(
    water,
    linear(
      [
        [0, '#dff0f0'],
        [1, '#6fa6b4'],
      ],
      [0, 0],
      [0, 1],
    ),
    { opacity: 0.9 },
  );
  standTree(studio, { x: 1060, y: 530, tall: 120 }, 5);
  standTree(studio, { x: 700, y: 500, tall: 70 }, 8);
  standTree(studio, { x: 570, y: 492, tall: 54 }, 4);
  standTree(studio, { x: 930, y: 660, tall: 300 }, 3);
  // On the banks, out of the stream's way.
  for (const [x, y, tall] of [
    [640, 546, 54],
    [540, 620, 80],
    [800, 728, 128],
  ] as const) {
    growPlant(studio, plant, { x, y, tall });
    for (let stone = -3; stone <= 3; stone++)
      drawing.path(
        ellipse(studio.at(x) + stone * tall * 0.13, y + 6 - Math.abs(stone), tall * 0.075, tall * 0.05),
        adjust('#b9a27c', stone % 2 ? -0.06 : 0.06),
      );
  }
};

/** Rows of trees. */
export const grove: Subject = (studio, { plant }) => {
  drawClearSky(studio, 400);
  drawHills(studio, 400, GREEN_LAND, 0.7);
  drawGroundPlane(studio, 400, { far: '#7f9a72', near: '#b7b070' });
  for (const [y, tall, xs] of [
    [430, 70, [480, 580, 680, 780, 880, 980, 1080]],
    [480, 130, [530, 700, 870, 1040]],
    [566, 220, [620, 900, 1150]],
  ] as const) {
    for (const [index, x] of xs.entries()) standTree(studio, { x, y, tall }, index + tall);
  }
  standTree(studio, { x: 800, y: 690, tall: 400 }, 3);
  standCrate(studio, { x: 520, y: 704, width: 190, height: 84, slats: 2 }, () =>
    drawHeap(
      studio,
      plant,
      [
        { x: 615, y: 600, width: 120 },
        { x: 615, y: 616, width: 150 },
      ],
      0.7,
    ),
  );
};
