import { curvePoints, taper } from '../drawing/curve.ts';
import { ellipse, type Point, spline } from '../drawing/geometry.ts';
import { vertical } from '../drawing/paint.ts';
import { type LeafPalette, TEAL } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { placeShapes, type Shape } from '../drawing/shape.ts';
import { berry, stem } from './botany.ts';
import { leaf } from './leaf.ts';

const PETAL: LeafPalette = {
  light: '#bcd0ee',
  mid: '#8fb0e0',
  dark: '#5d83c4',
  shade: '#4267a8',
  highlight: '#e4edfb',
  vein: '#f2f6fd',
  rim: '#ffffff',
};
const FLOWER_Y = -430;
const turn = (index: number, count: number) => -Math.PI / 2 + (index / count) * 2 * Math.PI;
const around = (angle: number, radius: number, lift = 0): Point => [
  Math.cos(angle) * radius,
  FLOWER_Y + lift + Math.sin(angle) * radius,
];
const arc = (start: Point, control: Point, end: Point, count: number) => curvePoints({ start, control, end }, count);

/** The mist of threadlike leaves behind the flower. */
function mist(palette: LeafPalette): Shape[] {
  const shapes: Shape[] = [];
  for (let index = 0; index < 9; index++) {
    for (let thread = 0; thread < 3; thread++) {
      const angle = turn(index, 9) + (thread - 1) * 0.13;
      const [endX, endY] = around(angle + 0.1, 220);
      const end: Point = [endX + Math.cos(angle + 0.1) * ((30 * thread) % 50), endY];
      const line = arc([0, FLOWER_Y], around(angle, 140), end, 8);
      shapes.push({ path: taper(line, 3.4, 0.8), fill: palette.mid, opacity: 0.8 });
    }
  }
  return shapes;
}

function petals(): Shape[] {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = turn(index, 10) + 0.1;
    const [x, y] = around(angle, 16);
    return leaf({
      x,
      y,
      length: index % 2 ? 165 : 185,
      width: 86,
      angle,
      bend: 0.05,
      widest: 1.15,
      fullness: 0.7,
      veins: 6,
      veinAngle: 1,
      palette: PETAL,
      lit: Math.cos(angle) > 0 ? -1 : 1,
    });
  }).flat();
}

function stamensAndOvary(): Shape[] {
  const stamens = Array.from({ length: 26 }, (_, index): Shape[] => {
    const angle = (index / 26) * 2 * Math.PI;
    const [x, y]: Point = [Math.cos(angle + 0.25) * 66, FLOWER_Y - 2 + Math.sin(angle + 0.25) * 62];
    return [
      { path: taper(arc([0, FLOWER_Y], around(angle, 40, -10), [x, y], 6), 2.6, 1.6), fill: '#31407a' },
      { path: ellipse(x, y, 5.4, 3.4, angle), fill: '#2a2f5c' },
    ];
  }).flat();
  const styles = Array.from({ length: 5 }, (_, index): Shape => {
    const angle = turn(index, 5);
    const tip: Point = [Math.cos(angle + 0.6) * 54, FLOWER_Y - 10 + Math.sin(angle + 0.6) * 50];
    const line = arc(around(angle, 12, -2), around(angle, 40, -20), tip, 7);
    return { path: taper(line, 5, 1.5), fill: '#c9dd9a' };
  });
  return [...stamens, ...berry(0, FLOWER_Y - 2, 34, ['#b8d28c', '#7fa85a', '#4c7a3e', '#2f5a30']), ...styles];
}

const SEED_OUTLINE: Point[] = [
  [-13, 2],
  [-4, -8],
  [10, -5],
  [15, 1],
  [6, 8],
  [-6, 8],
];
const SEED: Shape[] = [
  {
    path: spline(SEED_OUTLINE),
    fill: vertical([
      [0, '#4a4650'],
      [0.4, '#1d1a22'],
      [1, '#0b090f'],
    ]),
  },
  { path: ellipse(-2, -3, 5, 1.4, -0.2), fill: '#b9b4c6', opacity: 0.6 },
];

function scatteredSeeds(): Shape[] {
  const random = createRandom(7);
  return Array.from({ length: 34 }, () => {
    const x = (random() - 0.5) * 360;
    const y = -8 - random() * 52 * (1 - Math.abs(x) / 260);
    return placeShapes(SEED, { x, y, rotation: random() * 6, scale: 0.8 + random() * 0.5 });
  }).flat();
}

/** Black seed: the pale blue nigella flower in its mist of threads, seeds at its foot. */
export function blackSeed(palette = TEAL): Shape[] {
  return [
    ...stem(arc([0, 0], [30, -200], [0, -400], 12), 9, 6, palette),
    ...mist(palette),
    ...petals(),
    ...stamensAndOvary(),
    ...scatteredSeeds(),
  ];
}
