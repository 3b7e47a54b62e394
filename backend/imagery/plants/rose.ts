import { stem } from '../botany.ts';
import { angleAt, type Curve, curvePoints, pointAt } from '../curve.ts';
import { around, type PetalColors, petal } from '../flower.ts';
import { type Point, polygon, spline } from '../geometry.ts';
import { leaf } from '../leaf.ts';
import { GREEN, type LeafPalette } from '../palettes.ts';
import { createRandom } from '../random.ts';
import { type Placement, placeShapes, type Shape } from '../shape.ts';

const TONES: PetalColors[] = [
  { base: '#b94b71', middle: '#e292ad', tip: '#f6c9d5', rim: '#fdeaf0' },
  { base: '#ad3f66', middle: '#dc84a2', tip: '#f3bccb', rim: '#fce2ea' },
  { base: '#9c3259', middle: '#d27394', tip: '#eeacbf', rim: '#fad6e0' },
  { base: '#8c274d', middle: '#c46285', tip: '#e79ab1', rim: '#f6c8d5' },
  { base: '#7d1f43', middle: '#b55377', tip: '#df8aa5', rim: '#f0b7c7' },
];
/** Petals of each whorl from the outermost: how many, how long, how wide, how far from the heart. */
const WHORLS = [
  { count: 7, length: 150, width: 150, radius: 14 },
  { count: 7, length: 124, width: 128, radius: 10 },
  { count: 6, length: 98, width: 108, radius: 8 },
  { count: 5, length: 72, width: 86, radius: 6 },
  { count: 4, length: 46, width: 60, radius: 4 },
] as const;

function bloom(placement: Placement): Shape[] {
  const random = createRandom(21);
  const petals = WHORLS.flatMap(({ count, length, width, radius }, whorl) => {
    const colors = TONES[whorl] ?? { base: '#7d1f43', middle: '#b55377', tip: '#df8aa5', rim: '#f0b7c7' };
    return around(count, radius, { turn: whorl * 0.61, squash: 0.9 }).flatMap(({ x, y, angle }) =>
      petal({
        x,
        y,
        angle: angle + (random() - 0.5) * 0.16,
        length: length * (0.94 + random() * 0.12) * (0.93 + 0.07 * Math.abs(Math.cos(angle))),
        width,
        colors,
        widest: 0.7,
        notch: 0.05,
      }),
    );
  });
  const heart = [
    [20, 0, '#7d1f43'],
    [14, 1.2, '#a23e63'],
    [8, 2.4, '#7d1f43'],
  ] as const;
  const spiral = heart.map(([radius, turn, fill]): Shape => {
    const points = Array.from({ length: 9 }, (_, index): Point => {
      const angle = turn + (index / 9) * 2 * Math.PI;
      const wobble = 1 + 0.14 * Math.sin(index * 2.1);
      return [Math.cos(angle) * radius * wobble, Math.sin(angle) * radius * 0.86 * wobble];
    });
    return { path: spline(points), fill };
  });
  return placeShapes([...petals, ...spiral], placement);
}

function bud(placement: Placement, palette: LeafPalette): Shape[] {
  const colors = TONES[1] ?? { base: '#ad3f66', middle: '#dc84a2', tip: '#f3bccb', rim: '#fce2ea' };
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
