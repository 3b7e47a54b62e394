import { angleAt, type Curve, curvePoints, pointAt, taper } from '../drawing/curve.ts';
import { ellipse, type Point, polygon, spline, steps } from '../drawing/geometry.ts';
import { sphere } from '../drawing/paint.ts';
import { BARK, type LeafPalette, OLIVE } from '../drawing/palettes.ts';
import { type Placement, placeShapes, type Shape, warpShapes } from '../drawing/shape.ts';
import { type BallColors, berry, stem } from './botany.ts';
import { leaf } from './leaf.ts';

const RIPE: BallColors = ['#f3e28a', '#d2b43f', '#98802a', '#65561d'];
const UNRIPE: BallColors = ['#d9e08c', '#a4b04b', '#6f7c31', '#48521f'];

const BRANCHES: Curve[] = [
  { start: [18, -150], control: [-110, -260], end: [-178, -420] },
  { start: [22, -200], control: [120, -300], end: [190, -440] },
  { start: [0, 0], control: [50, -300], end: [-10, -600] },
];

/** Small spatulate leaves in tufts, a thorn between the tufts. */
function branch(line: Curve, palette: LeafPalette): Shape[] {
  const tufts = steps(7, (u, index): Shape[] => {
    const t = 0.26 + 0.74 * u;
    const [x, y] = pointAt(line, t);
    const along = angleAt(line, t);
    const side = index % 2 ? 1 : -1;
    const blade = { x, y, width: 34, widest: 1.05, fullness: 0.85, veins: 4, palette };
    const thornAngle = along - side * 1.2;
    const thorn = polygon([
      [x - 4, y + 3],
      [x + Math.cos(thornAngle) * 34, y + Math.sin(thornAngle) * 34],
      [x + 4, y - 3],
    ]);
    return [
      { path: thorn, fill: '#8a6a45' },
      ...leaf({ ...blade, length: 118, angle: along + side * 1.15, bend: -side * 0.1, lit: side > 0 ? -1 : 1 }),
      ...leaf({ ...blade, length: 104, angle: along + side * 0.62, bend: -side * 0.1, lit: side > 0 ? -1 : 1 }),
      ...leaf({ ...blade, length: 92, angle: along - side * 0.75, bend: side * 0.1, lit: side > 0 ? 1 : -1 }),
    ];
  });
  return [...stem(curvePoints(line, 14), 10, 4, BARK), ...tufts.flat()];
}

/** A pointed plum-sized fruit on a short stalk. */
function fruit(placement: Placement, colors: BallColors): Shape[] {
  const body = warpShapes(berry(0, 0, 50, colors), (x, y) => [x * 0.86, y * (y > 0 ? 1.28 : 1.06)]);
  return placeShapes(
    [
      {
        path: taper(
          [
            [2, -84],
            [0, -66],
            [0, -46],
          ],
          5,
          6,
        ),
        fill: '#7a6a3a',
      },
      ...body,
    ],
    placement,
  );
}

/** The kernel pressed for oil: a hard nut, split. */
function nut(placement: Placement, open: boolean): Shape[] {
  const shell: Point[] = [
    [-52, 0],
    [-34, -26],
    [4, -33],
    [42, -22],
    [56, 2],
    [38, 24],
    [0, 32],
    [-36, 24],
  ];
  const halves: Shape[] = open
    ? [
        { path: ellipse(2, -1, 43, 22), fill: '#f3dfb4' },
        { path: ellipse(4, 1, 33, 15), fill: '#fff4d8' },
        { path: ellipse(6, 3, 24, 9), fill: '#ecd09a' },
      ]
    : steps(4, (t): Shape => {
        const y = -18 + 36 * t;
        return {
          path: taper(
            [
              [-40, y * 0.5],
              [0, y],
              [44, y * 0.5],
            ],
            2,
            1,
          ),
          fill: '#5a3518',
          opacity: 0.5,
        };
      });
  return placeShapes(
    [{ path: spline(shell), fill: sphere('#c99862', '#9c6a38', '#68411f', '#452a12') }, ...halves],
    placement,
  );
}

/** Argan: a thorny branch with ripening fruits, nuts at its foot. */
export function argan(palette = OLIVE): Shape[] {
  return [
    ...BRANCHES.flatMap((line) => branch(line, palette)),
    ...fruit({ x: -112, y: -250, rotation: 0.1 }, UNRIPE),
    ...fruit({ x: 108, y: -262, rotation: -0.12, scale: 1.05 }, RIPE),
    ...fruit({ x: -26, y: -346, rotation: 0.06, scale: 0.92 }, RIPE),
    ...nut({ x: -96, y: -24, rotation: -0.1 }, false),
    ...nut({ x: 84, y: -22, rotation: 0.14 }, true),
  ];
}
