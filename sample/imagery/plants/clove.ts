import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear, radial, vertical } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';

const STALK: Point[] = [
  [-13, 0],
  [-19, -90],
  [-27, -150],
  [-38, -185],
  [38, -185],
  [27, -150],
  [19, -90],
  [13, 0],
  [0, 8],
];
const STALK_SURFACE = linear([
  [0, '#2b150c'],
  [0.25, '#7a4526'],
  [0.42, '#96603a'],
  [0.7, '#54301b'],
  [1, '#231009'],
]);
const HEAD_SURFACE = radial(
  [
    [0, '#d9a871'],
    [0.4, '#a56c3f'],
    [0.8, '#5f361e'],
    [1, '#34190d'],
  ],
  [0.36, 0.3],
  0.75,
);
const FRONT_LOBE = vertical([
  [0, '#9a6238'],
  [1, '#6a3d22'],
]);

function sideLobe(side: -1 | 1, lift: number, fill: string): Shape {
  const outline: Point[] = [
    [side * 10, -180],
    [side * 34, -196],
    [side * 52, -226 - lift],
    [side * 58, -240 - lift],
    [side * 40, -222],
    [side * 20, -206],
  ];
  return { path: spline(outline), fill };
}

export function cloveBud(placement: Placement, seed: number): Shape[] {
  const random = createRandom(seed);
  const pits = Array.from({ length: 22 }, (): Shape => {
    const y = -10 - random() * 165;
    const x = (random() - 0.5) * 1.5 * 17;
    const outline = ellipse(x, y, 1.4 + random() * 2, 4 + random() * 7);
    return { path: outline, fill: random() > 0.5 ? '#23100a' : '#b98356', opacity: 0.4 };
  });
  const seams = [-0.6, 0, 0.55].map((lean): Shape => {
    const line: Point[] = [
      [lean * 20, -184],
      [lean * 36, -212],
      [lean * 10, -243],
    ];
    return { path: taper(line, 1.6, 1), fill: '#3a1d10', opacity: 0.55 };
  });
  const leftFrontLobe: Point[] = [
    [-16, -176],
    [-22, -198],
    [-14, -214],
    [2, -196],
    [10, -178],
  ];
  const rightFrontLobe: Point[] = [
    [6, -176],
    [14, -196],
    [26, -212],
    [27, -190],
    [20, -176],
  ];
  const shapes: Shape[] = [
    { path: spline(STALK, { tension: 1 / 7 }), fill: STALK_SURFACE },
    ...pits,
    sideLobe(-1, 4, '#5b331d'),
    sideLobe(1, 0, '#3b1f12'),
    { path: ellipse(0, -212, 34, 32), fill: HEAD_SURFACE },
    ...seams,
    { path: spline(leftFrontLobe), fill: FRONT_LOBE },
    { path: spline(rightFrontLobe), fill: '#4a2816' },
    { path: ellipse(-11, -226, 7, 4.4, -0.6), fill: '#ffe7c4', opacity: 0.55 },
  ];
  return placeShapes(shapes, placement);
}

/** Clove: five dried buds. */
export function clove(): Shape[] {
  return [
    ...cloveBud({ x: -120, y: -40, scale: 1.25, rotation: -0.62 }, 1),
    ...cloveBud({ x: 150, y: -30, scale: 1.25, rotation: 0.75 }, 2),
    ...cloveBud({ x: -30, y: -190, scale: 1.35, rotation: -0.16 }, 3),
    ...cloveBud({ x: 95, y: -230, scale: 1.2, rotation: 0.42 }, 4),
    ...cloveBud({ x: 10, y: 0, scale: 1.45, rotation: 0.08 }, 5),
  ];
}
