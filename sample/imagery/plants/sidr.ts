import { taper } from '../drawing/curve.ts';
import { GREEN } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';
import { type BallColors, berry } from './berry.ts';
import { sprig } from './sprig.ts';

const NABQ: BallColors = ['#f2c66a', '#d98a2b', '#a85a18', '#7a3d10'];
const NABQ_PALE: BallColors = ['#f6d684', '#dc9a36', '#ab621c', '#7a3d10'];

/** Sidr, the lote tree: three-veined leaves and two ripe nabq fruits. */
export function sidr(palette = GREEN): Shape[] {
  const branch = sprig({
    leaves: 7,
    length: 560,
    leafLength: 215,
    leafWidth: 118,
    spread: 0.95,
    form: { threeVeined: true, widest: 0.66, fullness: 0.9 },
    palette,
  });
  const stalks: Shape[] = [
    {
      path: taper(
        [
          [40, -118],
          [60, -150],
          [60, -178],
        ],
        5,
        6,
      ),
      fill: palette.dark,
    },
    {
      path: taper(
        [
          [42, -150],
          [92, -196],
          [117, -224],
        ],
        5,
        5,
      ),
      fill: palette.dark,
    },
  ];
  return [...branch, ...stalks, ...berry(58, -150, 34, NABQ), ...berry(118, -196, 29, NABQ_PALE)];
}
