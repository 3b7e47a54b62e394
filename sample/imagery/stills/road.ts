import { polygon } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { drawHeap } from '../scenes/heap.ts';
import { drawGroundPlane, drawHills, drawSky, GREEN_LAND, strip } from './land.ts';
import { standPalm } from './palm.ts';
import type { Subject } from './subject.ts';

/** A road between green hills. */
export const road: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  drawSky(studio, 400);
  drawHills(studio, 400, GREEN_LAND);
  drawGroundPlane(studio, 400, GREEN_LAND);
  drawing.path(
    polygon(strip(studio, 402, [806, 818], [300, 980], 90)),
    linear(
      [
        [0, '#cfc9bd'],
        [1, '#8f8b83'],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  drawing.path(polygon(strip(studio, 402, [812, 813], [620, 650], 90)), '#fbf6ea', { opacity: 0.8 });
  for (const [x, y, tall] of [
    [940, 436, 120],
    [690, 440, 96],
    [1020, 520, 230],
    [540, 560, 250],
    [880, 690, 430],
  ] as const)
    standPalm(studio, { x, y, tall });
  drawHeap(studio, plant, [{ x: 1010, y: 720, width: 150 }], 0.8);
};
