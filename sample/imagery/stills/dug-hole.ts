import { adjust } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import type { Studio } from '../scenes/studio.ts';
import { bent, drawRoot } from './dug-root.ts';
import { SAND } from './land.ts';

export const DAMP = '#8a6238';

/** The far lip of the hole, its sides and its near lip, from the reading start. */
const HOLE: readonly Point[] = [
  [400, 498],
  [520, 476],
  [700, 484],
  [880, 474],
  [1030, 494],
  [1070, 540],
  [1030, 620],
  [910, 668],
  [740, 684],
  [550, 672],
  [430, 616],
  [378, 546],
];

/** The roots of the shrub in the hole: the main root straight down, side roots that run into the sand. */
function drawRoots(studio: Studio): void {
  for (const [start, angle, length, bend] of [
    [[690, 548], 2.5, 130, 0.16],
    [[716, 598], 0.9, 110, -0.2],
    [[850, 566], 1.2, 90, 0.2],
    [[930, 572], 0.4, 120, 0.14],
    [[600, 568], 1.8, 80, -0.2],
  ] as const)
    drawRoot(studio, bent([start[0], start[1]], angle, length, bend), 9, 2);
  drawRoot(studio, bent([690, 474], 2.5, 330, -0.16), 25, 12);
  drawRoot(studio, bent([710, 474], 1.5, 240, 0.06), 44, 26);
  drawRoot(studio, bent([720, 484], 0.36, 400, -0.12), 34, 20);
}

/** The hole: damp sand, darker below its far lip and towards the sun. */
export function digHole(studio: Studio): void {
  const { drawing, at, shade } = studio;
  const outline = spline(
    HOLE.map(([x, y]): Point => [at(x), y]),
    { tension: 1 / 7 },
  );
  drawing.group({ x: -4, y: -9 }, () => drawing.path(outline, adjust(SAND.near, 0.03)));
  drawing.path(
    outline,
    vertical([
      [0, adjust(DAMP, -0.12)],
      [0.5, DAMP],
      [1, adjust(DAMP, 0.14)],
    ]),
  );
  drawing.group({ clip: outline }, () => {
    const random = createRandom(23);
    for (let grain = 0; grain < 120; grain++) {
      const size = 1.5 + random() * 5;
      drawing.path(
        ellipse(360 + random() * 740, 476 + random() * 212, size, size * 0.6, random()),
        adjust(DAMP, random() * 0.2 - 0.08),
        { opacity: 0.8 },
      );
    }
    drawing.ellipse(at(740) - 330, 566, 150, 130, shade, { opacity: 0.45, blur: 22, blurRoom: 60 });
    drawRoots(studio);
  });
}
