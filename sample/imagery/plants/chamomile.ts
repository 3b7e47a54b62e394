import { type Curve, curvePoints, pointAt, taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse } from '../drawing/outlines.ts';
import { sphere } from '../drawing/paint.ts';
import { GREEN, type LeafPalette } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape, warpShapes } from '../drawing/shape.ts';
import { dot } from './flower.ts';
import { petal } from './petal.ts';
import { around } from './scatter.ts';
import { stem } from './stem.ts';

const RAY = { base: '#cfd6dc', middle: '#f4f6f6', tip: '#ffffff', rim: '#ffffff' };
const STALKS: Curve[] = [
  { start: [0, 0], control: [-90, -200], end: [-150, -380] },
  { start: [0, 0], control: [110, -180], end: [162, -340] },
  { start: [0, 0], control: [30, -300], end: [6, -540] },
];

/** White rays round a high yellow dome; `nod` squashes the flower as it turns from the camera. */
export function chamomileFlower(placement: Placement, nod: number): Shape[] {
  const random = createRandom(17);
  const rays = around(17, 34, { turn: 0.2 }).flatMap(({ x, y, angle }) =>
    petal({
      x,
      y,
      angle,
      length: 92 * (0.94 + random() * 0.1),
      width: 35,
      colors: RAY,
      widest: 0.62,
      notch: 0.06,
      veins: 2,
    }),
  );
  const florets = Array.from({ length: 90 }, (_, index) => {
    const [angle, reach] = [index * 2.39996, Math.sqrt(index / 90) * 42];
    const fill = index < 30 ? '#f9cf3e' : index % 3 ? '#f2ae22' : '#d9860f';
    return dot(Math.cos(angle) * reach, Math.sin(angle) * reach * 0.94 - 6, 4, fill, 0.95);
  });
  const disc: Shape[] = [
    { path: ellipse(3, 7, 47, 45), fill: '#7d8f86', opacity: 0.35 },
    { path: ellipse(0, -2, 47, 45), fill: sphere('#ffe06a', '#f3b427', '#c97a0d', '#8f5207') },
    ...florets,
    { path: ellipse(-14, -22, 15, 9, -0.6), fill: '#fff3c0', opacity: 0.5 },
  ];
  return placeShapes(
    warpShapes([...rays, ...disc], (x, y) => [x, y * nod]),
    placement,
  );
}

/** Threadlike, twice-parted leaves. */
function feather(base: Point, angle: number, length: number, palette: LeafPalette): Shape[] {
  const rib: Curve = {
    start: base,
    control: [base[0] + Math.cos(angle) * length * 0.5, base[1] + Math.sin(angle) * length * 0.5 - 12],
    end: [base[0] + Math.cos(angle) * length, base[1] + Math.sin(angle) * length],
  };
  const threads = Array.from({ length: 14 }, (_, index): Shape => {
    const t = 0.14 + (0.84 * Math.floor(index / 2)) / 7;
    const side = index % 2 ? 1 : -1;
    const [x, y] = pointAt(rib, t);
    const lean = angle + side * 0.74;
    const reach = length * 0.52 * Math.sin(Math.PI * (0.2 + 0.7 * t));
    const line: Point[] = [
      [x, y],
      [x + Math.cos(lean) * reach * 0.6, y + Math.sin(lean) * reach * 0.6],
      [x + Math.cos(lean + side * 0.12) * reach, y + Math.sin(lean + side * 0.12) * reach],
    ];
    return { path: taper(line, 3.6, 1.2), fill: side > 0 ? palette.dark : palette.mid };
  });
  return [...threads, { path: taper(curvePoints(rib, 8), 4.2, 1.6), fill: palette.light }];
}

/** Chamomile: three daisies on thin stalks among threadlike leaves. */
export function chamomile(palette = GREEN): Shape[] {
  const leaves = STALKS.flatMap((line, index) =>
    [0.2, 0.38, 0.56, 0.72].flatMap((t, place) => {
      const side = (place + index) % 2 ? 1 : -1;
      return feather(pointAt(line, t), -Math.PI / 2 + side * 0.82, 150 - t * 56, palette);
    }),
  );
  return [
    ...leaves,
    ...STALKS.flatMap((line) => stem(curvePoints(line, 12), 7, 4.5, palette)),
    ...chamomileFlower({ x: -154, y: -392, scale: 0.86, rotation: -0.34 }, 0.8),
    ...chamomileFlower({ x: 168, y: -352, scale: 0.82, rotation: 0.4 }, 0.72),
    ...chamomileFlower({ x: 6, y: -560 }, 0.94),
  ];
}
