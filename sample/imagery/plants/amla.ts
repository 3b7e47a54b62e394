import { angleAt, bentCurve, type Curve, curvePoints, pointAt, taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse } from '../drawing/outlines.ts';
import { BARK, GREEN, type LeafPalette } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';
import { type BallColors, berry } from './berry.ts';
import { leaf } from './leaf.ts';
import { stem } from './stem.ts';

const SKIN: BallColors = ['#f3f6bd', '#d3df7c', '#a2bb49', '#6d8a2c'];
const STALK_SCAR = '#6d7a2c';

type Feather = { line: Curve; leaflets: number; start: number; length: number; base: number };

/** A branchlet with two rows of small leaflets: it looks like a feather. */
function feather({ line, leaflets, start, length, base }: Feather, palette: LeafPalette): Shape[] {
  const shapes: Shape[] = [];
  for (let index = 0; index < leaflets; index++) {
    const t = start + ((1 - start) * index) / leaflets;
    const [x, y] = pointAt(line, t);
    const size = base + 0.5 * Math.sin(Math.PI * (0.1 + 0.8 * t));
    for (const side of [-1, 1] as const) {
      shapes.push(
        ...leaf({
          x,
          y,
          length: length * size,
          width: 20 * size,
          angle: angleAt(line, t) + side * 0.98,
          bend: -0.06 * side,
          veins: 0,
          widest: 0.8,
          fullness: 0.8,
          palette,
          lit: side > 0 ? -1 : 1,
        }),
      );
    }
  }
  return [...shapes, ...stem(curvePoints(line, 10), 5, 1.5, { dark: palette.shade, light: palette.light })];
}

export function amlaFruit(x: number, y: number, radius: number, rotation: number, scarShift = 0): Shape[] {
  return [
    ...berry(x, y, radius, SKIN, { segments: 6, rotation }),
    {
      path: ellipse(x + scarShift, y - radius * 0.9, radius * 0.13, radius * 0.06, rotation),
      fill: STALK_SCAR,
    },
  ];
}

const BRANCH: Curve = { start: [-40, -640], control: [60, -470], end: [-10, -250] };
/** Where along the branch a branchlet leaves it, its angle, length and bow. */
const BRANCHLETS = [
  [0.05, -2.75, 330, 0.22],
  [0.1, -0.35, 330, -0.22],
  [0.38, 2.95, 330, -0.16],
  [0.48, 0.18, 340, 0.16],
  [0.74, 2.45, 250, -0.16],
  [0.8, 0.72, 270, 0.16],
] as const;
const HANGING = [
  { at: [-112, -150], radius: 78, rotation: -0.12, from: [4, -310] },
  { at: [112, -170], radius: 84, rotation: 0.14, from: [6, -330] },
  { at: [-2, -84], radius: 98, rotation: 0.02, from: [-10, -252] },
] as const satisfies readonly { at: Point; radius: number; rotation: number; from: Point }[];

/** Amla as it hangs: a branch from above, feathery branchlets, three translucent berries. */
export function amla(palette = GREEN): Shape[] {
  const feathers = BRANCHLETS.flatMap(([t, angle, length, bend]) =>
    feather(
      { line: bentCurve(pointAt(BRANCH, t), angle, length, bend), leaflets: 15, start: 0.08, length: 64, base: 0.55 },
      palette,
    ),
  );
  const berries = HANGING.flatMap(({ at, radius, rotation, from }): Shape[] => {
    const [x, y] = at;
    const stalk: Curve = { start: from, control: [(x + from[0]) / 2 + 8, from[1] + 6], end: [x, y - radius * 0.9] };
    return [{ path: taper(curvePoints(stalk), 6, 5), fill: palette.dark }, ...amlaFruit(x, y, radius, rotation)];
  });
  return [...feathers, ...stem(curvePoints(BRANCH), 13, 8, BARK), ...berries];
}

const CROWN = [
  [-60, -120, -2.75, 300],
  [60, -130, -0.42, 310],
  [-10, -170, -2.0, 250],
  [30, -170, -1.15, 260],
] as const;

/** Amla as it is picked: three berries on the ground under a crown of branchlets, for labels and tables. */
export function amlaCluster(palette = GREEN): Shape[] {
  const crown = CROWN.flatMap(([x, y, angle, length]) => {
    const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const line: Curve = { start: [x, y], control: [(x + end[0]) / 2, (y + end[1]) / 2 - 26], end };
    return feather({ line, leaflets: 12, start: 0.06, length: 62, base: 0.6 }, palette);
  });
  return [
    ...crown,
    ...amlaFruit(-116, -88, 84, -0.15, -3),
    ...amlaFruit(122, -92, 88, 0.2, 4),
    ...amlaFruit(4, -100, 100, 0.03, 0.6),
  ];
}
