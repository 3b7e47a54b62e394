import { angleAt, type Curve, curvePoints, pointAt } from '../drawing/curve.ts';
import type { Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';
import type { SprigOptions } from './sprig.ts';
import { stem } from './stem.ts';

type PairedSprigOptions = Omit<SprigOptions, 'leaves' | 'seed'> & {
  pairs: number;
  /** Where along the stem the lowest pair stands. */
  from?: number;
  /** How much smaller the topmost pair is than the largest. */
  taperTo?: number;
};

/** An upright stem with leaves in opposite pairs, its foot at (0, 0). */
export function pairedSprig(o: PairedSprigOptions): Shape[] {
  const { pairs, length, bend = 0.06, leafLength, leafWidth, spread = 1, form = {}, palette } = o;
  const { stemWidth = 8, stemPalette = palette, from = 0.16, taperTo = 0.45 } = o;
  const line: Curve = { start: [0, 0], control: [bend * length, -length * 0.5], end: [0, -length] };
  const behind: Shape[] = [];
  const before: Shape[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const t = from + ((0.97 - from) * pair) / Math.max(1, pairs - 1);
    const [x, y] = pointAt(line, t);
    const size = 1 - (1 - taperTo) * (pair / Math.max(1, pairs - 1)) ** 1.4;
    for (const side of [-1, 1] as const) {
      const blade = leaf({
        ...form,
        x,
        y,
        length: leafLength * size,
        width: leafWidth * size,
        angle: angleAt(line, t) + side * spread * (1.08 - 0.4 * t),
        bend: side * -0.12,
        palette,
        lit: side > 0 ? -1 : 1,
      });
      (side < 0 ? behind : before).push(...blade);
    }
  }
  return [...behind, ...stem(curvePoints(line, 16), stemWidth, stemWidth * 0.4, stemPalette), ...before];
}
