import { adjust } from '../drawing/color.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import type { Studio } from '../scenes/studio.ts';
import { DAMP } from './dug-hole.ts';

/** The sand that was dug out, still damp. */
export function heapSand({ drawing, at, shade }: Studio): void {
  const mound = (x: number, y: number, half: number, tall: number) =>
    spline(
      [
        [x - half, y],
        [x - half * 0.5, y - tall * 0.62],
        [x - half * 0.05, y - tall],
        [x + half * 0.46, y - tall * 0.6],
        [x + half, y],
        [x, y + tall * 0.26],
      ],
      { tension: 1 / 7 },
    );
  drawing.path(mound(at(318) + 26, 566, 130, 46), shade, { opacity: 0.35, blur: 6, blurRoom: 40 });
  drawing.path(
    mound(at(318), 560, 128, 78),
    linear(
      [
        [0, adjust(DAMP, 0.2)],
        [0.5, adjust(DAMP, 0.12)],
        [1, adjust(DAMP, -0.02)],
      ],
      [0, 0],
      [1, 0.5],
    ),
  );
  const random = createRandom(31);
  for (let crumb = 0; crumb < 40; crumb++) {
    const across = random() * 2 - 1;
    const size = 2 + random() * 5;
    const y = 562 - random() * 56 * (1 - Math.abs(across)) + random() * 14;
    drawing.path(ellipse(at(318) + across * 140, y, size, size * 0.7), adjust(DAMP, random() * 0.22 - 0.02));
  }
}
