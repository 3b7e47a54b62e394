import { curvePoints, pointAt, taper } from '../drawing/curve.ts';
import { type Point, spline, steps } from '../drawing/geometry.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { GREEN, type LeafPalette } from '../drawing/palettes.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { stem } from './botany.ts';
import { petal, scatter } from './flower.ts';
import { leaf } from './leaf.ts';

const STALK = { start: [0, 0], control: [26, -330], end: [0, -660] } as const;
const BELL = { base: '#d8b3d0', middle: '#f5e3f0', tip: '#ffffff', rim: '#ffffff' };
const POD_OUTLINE: Point[] = [
  [-19, 0],
  [-24, -40],
  [-21, -92],
  [-8, -124],
  [0, -134],
  [8, -124],
  [21, -92],
  [24, -40],
  [19, 0],
];

/** A four-grooved capsule; the open one shows its seeds. */
function pod(placement: Placement, open = false): Shape[] {
  const grooves = [-0.42, 0.06, 0.5].map((share): Shape => {
    const line = steps(4, (t): Point => [share * 38 * Math.cos(t * 1.2), -8 - t * 108]);
    return { path: taper(line, 3, 1.4), fill: '#4a6a2c', opacity: 0.55 };
  });
  const slit: Shape[] = open
    ? [
        {
          path: spline([
            [-4, -130],
            [-15, -84],
            [-9, -34],
            [9, -34],
            [15, -84],
            [4, -130],
          ]),
          fill: '#6b7a3a',
        },
        ...steps(
          5,
          (t): Shape => ({
            path: spline([
              [-9, -48 - t * 62],
              [0, -56 - t * 62],
              [9, -47 - t * 62],
              [0, -40 - t * 62],
            ]),
            fill: '#f5e7c4',
          }),
        ),
      ]
    : grooves;
  return placeShapes(
    [
      {
        path: spline(POD_OUTLINE),
        fill: linear([
          [0, '#8fae58'],
          [0.32, '#bcd285'],
          [0.7, '#7b9a48'],
          [1, '#4f6f2f'],
        ]),
      },
      ...slit,
    ],
    placement,
  );
}

/** A drooping bell with its lipped mouth. */
function bell(placement: Placement): Shape[] {
  const tube: Point[] = [
    [-12, 0],
    [-20, 34],
    [-31, 74],
    [-36, 92],
    [36, 92],
    [31, 74],
    [20, 34],
    [12, 0],
  ];
  const lip = [0.35, 0.95, 1.57, 2.19, 2.79].flatMap((angle) =>
    petal({ x: 0, y: 78, angle, length: 42, width: 34, colors: BELL, widest: 0.6 }),
  );
  return placeShapes(
    [
      {
        path: spline(tube),
        fill: linear([
          [0, '#d9bcd3'],
          [0.35, '#fff8fd'],
          [1, '#cfa6c6'],
        ]),
      },
      ...lip,
    ],
    placement,
  );
}

const SEED: Shape[] = [
  {
    path: spline(
      [
        [-12, 0],
        [-3, -7],
        [10, -5],
        [13, 0],
        [10, 5],
        [-3, 7],
      ],
      { tension: 1 / 7 },
    ),
    fill: vertical([
      [0, '#fff6dd'],
      [1, '#d9bd86'],
    ]),
  },
];

/** The nodes of the stalk: leaf pairs below, pods in the axils, bells near the top. */
function nodes(palette: LeafPalette): Shape[] {
  const leaves: Shape[] = [];
  const fruits: Shape[] = [];
  for (let node = 0; node < 7; node++) {
    const t = 0.2 + node * 0.115;
    const [x, y] = pointAt(STALK, t);
    for (const side of [-1, 1] as const) {
      const size = 1 - node * 0.1;
      leaves.push(
        ...leaf({
          x,
          y,
          length: 200 * size,
          width: 52 * size,
          angle: -Math.PI / 2 + side * (1.32 - node * 0.06),
          bend: side * 0.14,
          widest: 0.68,
          veins: 8,
          palette,
          lit: side > 0 ? -1 : 1,
        }),
      );
      if (node < 5) {
        const open = node === 1 && side > 0;
        fruits.push(...pod({ x: x + side * 12, y: y - 4, rotation: side * 0.5, scale: 0.66 - node * 0.03 }, open));
      }
    }
  }
  return [...leaves, ...stem(curvePoints(STALK, 16), 13, 6, palette), ...fruits];
}

/** Sesame: an upright stalk with capsules in its axils and pale bells above, seeds at its foot. */
export function sesame(palette = GREEN): Shape[] {
  const [tipX, tipY] = STALK.end;
  const tuft = [-0.6, 0.6, 0].flatMap((lean) =>
    leaf({ x: tipX, y: tipY, length: 86, width: 26, angle: -Math.PI / 2 + lean, bend: 0, veins: 4, palette, lit: 1 }),
  );
  return [
    ...nodes(palette),
    ...tuft,
    ...bell({ x: -20, y: -560, rotation: 0.62, scale: 0.92 }),
    ...bell({ x: 20, y: -520, rotation: -0.66, scale: 0.96 }),
    ...scatter(SEED, (shapes, x, y, rotation, scale) => placeShapes(shapes, { x, y, rotation, scale }), {
      count: 42,
      cx: 0,
      cy: 2,
      width: 330,
      height: 44,
      seed: 12,
    }),
  ];
}
