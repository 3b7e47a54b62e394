import { angleAt, type Curve, curvePoints, pointAt } from '../drawing/curve.ts';
import { ellipse, type Point, polygon } from '../drawing/geometry.ts';
import { GREEN, type LeafPalette } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { stem } from './botany.ts';
import { around, type PetalColors, petal } from './flower.ts';
import { leaf } from './leaf.ts';

const TONES: PetalColors[] = [
  { base: '#b94b71', middle: '#e292ad', tip: '#f6c9d5', rim: '#fdeaf0' },
  { base: '#ad3f66', middle: '#dc84a2', tip: '#f3bccb', rim: '#fce2ea' },
  { base: '#9c3259', middle: '#d27394', tip: '#eeacbf', rim: '#fad6e0' },
  { base: '#8c274d', middle: '#c46285', tip: '#e79ab1', rim: '#f6c8d5' },
];
const HEART_TONE: PetalColors = { base: '#7d1f43', middle: '#b55377', tip: '#df8aa5', rim: '#f0b7c7' };
/** Petals of each whorl from the outermost: how many, how long, how wide, how far its heart is raised. */
const WHORLS = [
  { count: 5, length: 156, width: 206, lift: 0 },
  { count: 5, length: 134, width: 182, lift: 4 },
  { count: 5, length: 108, width: 152, lift: 10 },
  { count: 4, length: 84, width: 132, lift: 16 },
  { count: 3, length: 60, width: 104, lift: 22 },
] as const;
const HEART_LIFT = 26;

/** The rolled petals at the heart: crescents one inside the other. */
function heart(): Shape[] {
  const turns = [
    [38, '#c46285'],
    [31, '#8c274d'],
    [25, '#d27394'],
    [18, '#7d1f43'],
    [12, '#c46285'],
    [6, '#641634'],
  ] as const;
  return turns.map(([radius, fill], index): Shape => {
    const shift = index % 2 ? 3 : 0;
    return { path: ellipse(shift, -HEART_LIFT - shift * 0.6, radius, radius * 0.8, -0.5), fill };
  });
}

function bloom(placement: Placement): Shape[] {
  const random = createRandom(21);
  const petals = WHORLS.flatMap(({ count, length, width, lift }, whorl): Shape[] => {
    const colors = TONES[whorl] ?? HEART_TONE;
    const shade: Shape[] =
      whorl === 0 ? [] : [{ path: ellipse(3, 4 - lift, length * 0.98, length * 0.9), fill: colors.base, opacity: 0.2 }];
    const ring = around(count, 6, { turn: whorl * 0.68 + 0.3, squash: 0.9 });
    // The back petals first: those in front overlap them.
    const blades = ring
      .sort((one, other) => one.y - other.y)
      .flatMap(({ x, y, angle }) =>
        petal({
          x,
          y: y - lift,
          angle: angle + (random() - 0.5) * 0.14,
          length: length * (0.95 + random() * 0.1) * (0.92 + 0.08 * Math.abs(Math.cos(angle))),
          width,
          colors,
          widest: 0.6,
          notch: 0.03,
        }),
      );
    return [...shade, ...blades];
  });
  return placeShapes([...petals, ...heart()], placement);
}

function bud(placement: Placement, palette: LeafPalette): Shape[] {
  const colors = TONES[1] ?? HEART_TONE;
  const side = { x: 0, y: 0, length: 104, width: 60, colors, widest: 0.5 };
  const sepal = { x: 0, y: 4, length: 66, width: 20, veins: 0, palette };
  return placeShapes(
    [
      ...petal({ ...side, angle: -Math.PI / 2 }),
      ...petal({ ...side, angle: -Math.PI / 2 - 0.2, width: 52, length: 96 }),
      ...petal({ ...side, angle: -Math.PI / 2 + 0.24, width: 50, length: 92 }),
      ...leaf({ ...sepal, angle: -Math.PI / 2 - 0.42, bend: 0.1, lit: 1 }),
      ...leaf({ ...sepal, angle: -Math.PI / 2 + 0.42, bend: -0.1, lit: -1 }),
      ...leaf({ ...sepal, angle: -Math.PI / 2, length: 52, lit: 1 }),
    ],
    placement,
  );
}

const MAIN: Curve = { start: [0, 0], control: [36, -230], end: [0, -450] };
const SIDE: Curve = { start: [18, -220], control: [110, -290], end: [146, -400] };
/** Five leaflets on one stalk: base, angle, size. */
const LEAVES = [
  [0.24, -0.55, 1],
  [0.46, 0.62, 1],
  [0.62, -0.72, 0.86],
] as const;

function roseLeaf(base: Point, angle: number, size: number, palette: LeafPalette): Shape[] {
  const stalk: Curve = {
    start: base,
    control: [base[0] + Math.cos(angle) * 80 * size, base[1] + Math.sin(angle) * 80 * size - 10],
    end: [base[0] + Math.cos(angle) * 150 * size, base[1] + Math.sin(angle) * 150 * size],
  };
  const form = { serration: 0.14, teeth: 16, veins: 7, widest: 0.72, fullness: 0.9, palette };
  const pair = [0.42, 0.82].flatMap((t) =>
    ([-1, 1] as const).flatMap((side) => {
      const [x, y] = pointAt(stalk, t);
      const blade = { x, y, length: 96 * size, width: 54 * size, angle: angle + side * 1.05, bend: -side * 0.08 };
      return leaf({ ...form, ...blade, lit: Math.cos(angle + side * 1.05) < 0 ? 1 : -1 });
    }),
  );
  const [x, y] = stalk.end;
  const tip = { x, y, length: 118 * size, width: 66 * size, angle: angleAt(stalk, 1), bend: 0.05 };
  return [...pair, ...stem(curvePoints(stalk, 8), 5, 3, palette), ...leaf({ ...form, ...tip, lit: -1 })];
}

function thorn(t: number, side: 1 | -1): Shape {
  const [x, y] = pointAt(MAIN, t);
  const outline = polygon([
    [x + side * 3, y - 8],
    [x + side * 19, y - 1],
    [x + side * 3, y + 8],
  ]);
  return { path: outline, fill: '#8c4a3a' };
}

/** Damask rose: one full bloom, a bud, serrate leaves in fives. */
export function rose(palette = GREEN): Shape[] {
  const leaves = LEAVES.flatMap(([t, lean, size]) =>
    roseLeaf(pointAt(MAIN, t), -Math.PI / 2 + lean * 1.55, size, palette),
  );
  return [
    ...leaves,
    ...stem(curvePoints(SIDE, 10), 7, 5, palette),
    ...stem(curvePoints(MAIN, 16), 11, 8, palette),
    thorn(0.36, 1),
    thorn(0.55, -1),
    thorn(0.78, 1),
    ...bud({ x: 146, y: -398, rotation: 0.3 }, palette),
    ...bloom({ x: -6, y: -520 }),
  ];
}
