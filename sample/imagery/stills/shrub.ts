import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { linear } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import type { Studio } from '../scenes/studio.ts';
import { BARK } from './dug-root.ts';
import { drawCrown } from './trees.ts';

/** The shrub over its roots: green down to the ground. */
export function growShrub(studio: Studio): void {
  const { drawing, at, shade } = studio;
  drawing.ellipse(at(700) + 60, 478, 300, 22, shade, { opacity: 0.4, blur: 7, blurRoom: 60 });
  drawing.group({ x: at(700), y: 476 }, () => {
    for (const [x, y] of [
      [-90, -120],
      [-20, -160],
      [60, -150],
      [120, -100],
    ] as const)
      drawing.path(
        taper(
          [
            [x * 0.1, 14],
            [x * 0.4, y * 0.5],
            [x, y],
          ],
          26,
          9,
        ),
        linear([
          [0, adjust(BARK, 0.05)],
          [0.5, adjust(BARK, -0.06)],
          [1, adjust(BARK, -0.18)],
        ]),
      );
    drawCrown(
      studio,
      createRandom(9),
      [
        [-190, -70, 90, 60],
        [190, -72, 92, 58],
        [-110, -150, 110, 76],
        [110, -154, 108, 76],
        [0, -210, 116, 70],
        [-40, -110, 90, 60],
        [60, -112, 84, 58],
      ],
      { count: 110, length: 11, width: 5.4 },
    );
  });
}
