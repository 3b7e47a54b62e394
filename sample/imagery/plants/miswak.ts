import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import { placeShapes, type Shape } from '../drawing/shape.ts';

const FIBRES = ['#fff3d6', '#f3dfb4', '#e2c58e', '#fbeac6'] as const;
const FIBRE_COUNT = 34;
const PEELED = linear([
  [0, '#c9a873'],
  [0.3, '#fbecc9'],
  [0.55, '#f3dcae'],
  [1, '#b58c58'],
]);
const BARK_SURFACE = linear([
  [0, '#5d3f26'],
  [0.22, '#b5875a'],
  [0.38, '#d0a677'],
  [0.62, '#9a6c43'],
  [1, '#4a301c'],
]);
const CORD = linear([
  [0, '#6e2a0c'],
  [0.3, '#e9531c'],
  [0.45, '#f27a45'],
  [0.7, '#c9410f'],
  [1, '#5f240b'],
]);

type Stick = { x: number; y: number; length: number; width: number; angle: number; seed: number };

/** One arak stick, its neck peeled and its end chewed to a brush; also drawn on the packs of sticks. */
export function miswakStick({ x, y, length, width, angle, seed }: Stick): Shape[] {
  const random = createRandom(seed);
  const half = (t: number) => (width / 2) * (1 + 0.05 * Math.sin(t * 9 + seed) + 0.03 * Math.sin(t * 23));
  const at = (t: number, u: number): Point => [u * half(t) + Math.sin(t * 4 + seed) * width * 0.1, -t * length];
  const shapes: Shape[] = [];
  for (let index = 0; index < FIBRE_COUNT; index++) {
    const u = -1 + (2 * index) / (FIBRE_COUNT - 1);
    const spread = 1.55 + random() * 0.35;
    const tip: Point = [
      u * half(1) * spread + (random() - 0.5) * 6 + Math.sin(4 + seed) * width * 0.1,
      -length * (1 + (1 - u * u) * 0.035 + random() * 0.03),
    ];
    const fill = FIBRES[index % FIBRES.length] ?? FIBRES[0];
    shapes.push({ path: taper([at(0.78, u * 0.92), at(0.9, u * 1.15), tip], 3.6, 1.6), fill });
  }
  const neck = (side: number) => steps(8, (t) => at(0.68 + 0.16 * t, 0.93 * side));
  shapes.push({ path: spline([...neck(-1), ...neck(1).reverse()], { tension: 1 / 10 }), fill: PEELED });
  const flank = (side: number) => steps(14, (_, index) => at((index / 16) * 0.8, side));
  const tornEdge = Array.from({ length: 6 }, (_, index) =>
    at(0.7 + (index % 2 ? 0.012 : -0.012), -1 + (2 * (index + 0.5)) / 6),
  );
  shapes.push({
    path: spline([...flank(-1), ...tornEdge, ...flank(1).reverse()], { tension: 1 / 12 }),
    fill: BARK_SURFACE,
  });
  for (let index = 0; index < 26; index++) {
    const [t, u, reach] = [0.03 + random() * 0.6, -0.85 + 1.7 * random(), 0.03 + random() * 0.06];
    const crack = taper([at(t, u), at(t + reach / 2, u + 0.03), at(t + reach, u)], 1 + random() * 2.2, 0.5);
    shapes.push({ path: crack, fill: random() > 0.55 ? '#3f2816' : '#e3c091', opacity: 0.5 });
  }
  for (const t of [0.2, 0.47]) {
    const [ringX] = at(t, 0.15);
    const [knotX] = at(t, 0.12);
    const [, knotY] = at(t, 0);
    shapes.push(
      { path: ellipse(ringX, knotY, width * 0.3, width * 0.14, 0.2), fill: '#4a301c', opacity: 0.75 },
      { path: ellipse(knotX - 2, knotY - 3, width * 0.22, width * 0.09, 0.2), fill: '#d2a878', opacity: 0.8 },
    );
  }
  return placeShapes(placeShapes(shapes, { y: 190 }), { x, y: y - 190, rotation: angle });
}

const CORD_HALF = 76;

/** One turn of the orange cord round the bundle. */
function cordTurn(y: number): Shape[] {
  const w = CORD_HALF;
  const outline: Point[] = [
    [-w, y],
    [-w * 0.4, y + 7],
    [0, y + 9],
    [w * 0.4, y + 7],
    [w, y],
    [w + 3, y + 6],
    [w, y + 12],
    [w * 0.4, y + 19],
    [0, y + 21],
    [-w * 0.4, y + 19],
    [-w, y + 12],
    [-w - 3, y + 6],
  ];
  const groove: Point[] = [
    [-w, y + 13],
    [0, y + 22],
    [w, y + 13],
  ];
  return [
    { path: spline(outline, { tension: 1 / 7 }), fill: CORD },
    { path: taper(groove, 1.6, 1.6), fill: '#5f240b', opacity: 0.6 },
  ];
}

/** Miswak: three sticks bound with an orange cord. */
export function miswak(): Shape[] {
  return [
    ...miswakStick({ x: -34, y: 10, length: 580, width: 62, angle: -0.24, seed: 2 }),
    ...miswakStick({ x: 38, y: 4, length: 560, width: 60, angle: 0.27, seed: 5 }),
    ...miswakStick({ x: 2, y: 16, length: 640, width: 70, angle: 0.015, seed: 9 }),
    ...Array.from({ length: 6 }, (_, turn) => cordTurn(-214 + turn * 13)).flat(),
  ];
}
