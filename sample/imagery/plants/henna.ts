import { curvePoints, pointAt } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { BARK, GREEN, type LeafPalette } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';
import { dot } from './flower.ts';
import { pairedSprig } from './paired-sprig.ts';
import { petal } from './petal.ts';
import { around } from './scatter.ts';
import { stem } from './stem.ts';

const PETAL = { base: '#e5c58c', middle: '#f8e8c4', tip: '#fff8e6', rim: '#ffffff' };

/** One floweret: four crinkled petals and long stamens. */
function floweret(x: number, y: number, size: number, turn: number): Shape[] {
  const petals = around(4, 3 * size, { turn, squash: 0.86 }).flatMap((place) =>
    petal({
      x: x + place.x,
      y: y + place.y,
      angle: place.angle,
      length: 22 * size,
      width: 20 * size,
      colors: PETAL,
      notch: 0.08,
    }),
  );
  const stamens = around(8, 14 * size, { turn: turn + 0.4 }).map((place) =>
    dot(x + place.x, y + place.y, 2.2 * size, '#c9703a'),
  );
  return [...petals, ...stamens, dot(x, y, 4 * size, '#a9bd5c')];
}

/** The twigs of the panicle and how many flowerets each carries. */
const TWIGS: { end: Point; flowerets: number }[] = [
  { end: [-128, -560], flowerets: 5 },
  { end: [134, -574], flowerets: 5 },
  { end: [-84, -640], flowerets: 5 },
  { end: [88, -654], flowerets: 5 },
  { end: [4, -716], flowerets: 6 },
];

function panicle(palette: LeafPalette): Shape[] {
  return TWIGS.flatMap(({ end, flowerets }, twig) => {
    const line = { start: [0, -470 - twig * 18] as Point, control: [end[0] * 0.35, end[1] + 10] as Point, end };
    const flowers = Array.from({ length: flowerets }, (_, index) => {
      const [x, y] = pointAt(line, 0.34 + (0.66 * index) / (flowerets - 1));
      const aside = index % 2 ? 16 : -16;
      return floweret(x + aside * 0.7, y + aside * 0.35, 1.02, twig + index * 0.7);
    }).flat();
    return [...stem(curvePoints(line, 8), 4, 2, palette), ...flowers];
  });
}

/** Henna: opposite pointed leaves under a panicle of creamy flowerets. */
export function henna(palette = GREEN): Shape[] {
  const branch = pairedSprig({
    pairs: 6,
    length: 520,
    leafLength: 168,
    leafWidth: 66,
    spread: 1.02,
    form: { widest: 0.7, fullness: 0.95, veins: 6 },
    stemWidth: 9,
    stemPalette: BARK,
    taperTo: 0.62,
    palette,
  });
  return [...branch, ...panicle(palette)];
}
