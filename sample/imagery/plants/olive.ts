import { taper } from '../drawing/curve.ts';
import { BARK, OLIVE } from '../drawing/palettes.ts';
import { placeShapes, type Shape, warpShapes } from '../drawing/shape.ts';
import { type BallColors, berry } from './berry.ts';
import { sprig } from './sprig.ts';

export const GREEN_OLIVE: BallColors = ['#c8cf7a', '#8f9c44', '#5d6b2c', '#3d481c'];
const DARK_GREEN_OLIVE: BallColors = ['#b7c06c', '#7d8b3c', '#525f28', '#37421a'];
const BLACK_OLIVE: BallColors = ['#8b6f86', '#5a3d58', '#37223a', '#231428'];

export function oliveFruit(x: number, y: number, radius: number, rotation: number, colors: BallColors): Shape[] {
  const drawnOut = warpShapes(berry(0, 0, radius, colors), (px, py) => [px * 0.78, py * 1.12]);
  const stalk: Shape = {
    path: taper(
      [
        [10, -radius * 2.1],
        [3, -radius * 1.6],
        [0, -radius * 1.0],
      ],
      5,
      4,
    ),
    fill: BARK.dark,
  };
  return placeShapes([stalk, ...drawnOut], { x, y, rotation });
}

/** Olive: a branch of narrow silver-green leaves and three fruits. */
export function olive(palette = OLIVE): Shape[] {
  const branch = sprig({
    leaves: 11,
    length: 600,
    leafLength: 190,
    leafWidth: 36,
    spread: 0.72,
    form: { veins: 0, widest: 0.85, fullness: 0.8 },
    stemWidth: 7,
    stemPalette: BARK,
    palette,
  });
  return [
    ...branch,
    ...oliveFruit(86, -210, 46, 0.3, GREEN_OLIVE),
    ...oliveFruit(-48, -300, 42, -0.35, DARK_GREEN_OLIVE),
    ...oliveFruit(120, -330, 38, 0.2, BLACK_OLIVE),
  ];
}
