import { ellipse } from '../drawing/outlines.ts';
import type { LeafPalette } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';
import { type PetalColors, petal } from './petal.ts';
import { around } from './scatter.ts';

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

export function bloom(placement: Placement): Shape[] {
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

export function bud(placement: Placement, palette: LeafPalette): Shape[] {
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
