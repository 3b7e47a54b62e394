import { type Curve, curvePoints, taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { petal } from './petal.ts';

const OUTER = { base: '#6a47a3', middle: '#9a78cf', tip: '#c3a8ea', rim: '#e6d8fa' };
const INNER = { base: '#7c58b8', middle: '#b193de', tip: '#d9c6f4', rim: '#f1e8fd' };
const STIGMA = linear(
  [
    [0, '#f2932b'],
    [0.4, '#d83a17'],
    [1, '#9d1608'],
  ],
  [0, 1],
  [0, 0],
);

/** One stigma: a thread that widens to a fringed trumpet. */
function stigma(end: Point, bow: number): Shape[] {
  const line: Curve = { start: [0, -40], control: [bow, -140], end };
  return [
    { path: taper(curvePoints(line), 6, 11), fill: STIGMA },
    {
      path: spline([
        [end[0] - 9, end[1] + 6],
        [end[0] - 10, end[1] - 8],
        [end[0], end[1] - 3],
        [end[0] + 10, end[1] - 9],
        [end[0] + 9, end[1] + 6],
      ]),
      fill: '#b3200d',
    },
  ];
}

/** One open crocus, its throat at (0, 0): three petals behind, stigmas and stamens, three petals before. */
export function crocus(placement: Placement): Shape[] {
  const blade = { x: 0, y: -8, veins: 7, widest: 0.6 };
  const tube: Point[] = [
    [-9, 286],
    [-12, 20],
    [-20, -14],
    [20, -14],
    [12, 20],
    [9, 286],
  ];
  const anther = (x: number, y: number, lean: number): Shape => ({
    path: taper(
      [
        [x, y],
        [x + lean, y - 44],
        [x + lean * 1.6, y - 82],
      ],
      10,
      5,
    ),
    fill: '#f2b632',
  });
  const flower: Shape[] = [
    {
      path: spline(tube, { tension: 1 / 9 }),
      fill: linear([
        [0, '#8f74c0'],
        [0.4, '#e9def8'],
        [1, '#9b82c9'],
      ]),
    },
    ...petal({ ...blade, angle: -Math.PI / 2, length: 240, width: 128, colors: OUTER }),
    ...petal({ ...blade, angle: -Math.PI / 2 - 0.58, length: 240, width: 122, colors: OUTER }),
    ...petal({ ...blade, angle: -Math.PI / 2 + 0.58, length: 240, width: 122, colors: OUTER }),
    ...stigma([-62, -222], -16),
    ...stigma([66, -216], 18),
    anther(-16, -50, -10),
    anther(18, -50, 11),
    ...stigma([4, -246], 4),
    ...petal({ ...blade, angle: -Math.PI / 2 - 1.0, length: 208, width: 112, colors: INNER }),
    ...petal({ ...blade, angle: -Math.PI / 2 + 1.0, length: 208, width: 112, colors: INNER }),
    ...petal({ ...blade, y: 0, angle: -Math.PI / 2 + 0.05, length: 132, width: 116, colors: INNER, widest: 0.62 }),
  ];
  return placeShapes(flower, placement);
}
