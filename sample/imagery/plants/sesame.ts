import { curvePoints, pointAt } from '../drawing/curve.ts';
import { spline } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import { GREEN, type LeafPalette } from '../drawing/palettes.ts';
import { placeShapes, type Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';
import { scatter } from './scatter.ts';
import { bell } from './sesame-flower.ts';
import { pod } from './sesame-pod.ts';
import { stem } from './stem.ts';

const STALK = { start: [0, 0], control: [26, -330], end: [0, -660] } as const;

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
