import { type BallColors, berry, sprig } from '../botany.ts';
import { GREEN } from '../palettes.ts';
import type { Shape } from '../shape.ts';

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
  return [...branch, ...berry(58, -150, 34, NABQ), ...berry(118, -196, 29, NABQ_PALE)];
}
