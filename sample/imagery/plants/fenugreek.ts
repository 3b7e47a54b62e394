import { angleAt, type Curve, curvePoints, pointAt } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { GREEN, type LeafPalette } from '../drawing/palettes.ts';
import { placeShapes, type Shape } from '../drawing/shape.ts';
import { pod, SEED } from './fenugreek-pod.ts';
import { leaf } from './leaf.ts';
import { petal } from './petal.ts';
import { scatter } from './scatter.ts';
import { stem } from './stem.ts';

const STALKS: Curve[] = [
  { start: [0, -10], control: [-110, -220], end: [-176, -400] },
  { start: [0, -10], control: [120, -200], end: [182, -380] },
  { start: [0, 0], control: [24, -300], end: [-4, -560] },
];

/** Three obovate leaflets on one stalk. */
function trifoliate(x: number, y: number, angle: number, size: number, palette: LeafPalette): Shape[] {
  const form = { widest: 1.12, fullness: 0.78, veins: 6, veinAngle: 0.7, serration: 0.06, teeth: 12, palette };
  const [hubX, hubY] = [x + Math.cos(angle) * 46 * size, y + Math.sin(angle) * 46 * size];
  const blade = (lean: number, reach: number) =>
    leaf({
      ...form,
      x: hubX,
      y: hubY,
      length: 92 * size * reach,
      width: 66 * size,
      angle: angle + lean,
      bend: 0,
      lit: Math.cos(angle + lean) < 0 ? 1 : -1,
    });
  const stalk: Point[] = [
    [x, y],
    [(x + hubX) / 2, (y + hubY) / 2 - 4],
    [hubX, hubY],
  ];
  return [...stem(stalk, 4.5, 3.5, palette), ...blade(-1.25, 0.92), ...blade(1.25, 0.92), ...blade(0, 1.08)];
}

function stalk(line: Curve, leaves: number, palette: LeafPalette): Shape[] {
  const blades = Array.from({ length: leaves }, (_, index) => {
    const t = 0.34 + (0.6 * index) / (leaves - 1);
    const [x, y] = pointAt(line, t);
    const side = index % 2 ? 1 : -1;
    return trifoliate(x, y, angleAt(line, t) + side * (0.95 - 0.3 * t), 0.98 - 0.25 * t, palette);
  }).flat();
  const [x, y] = line.end;
  return [
    ...stem(curvePoints(line, 12), 8, 4, palette),
    ...blades,
    ...trifoliate(x, y, angleAt(line, 1), 0.86, palette),
  ];
}

const FLOWER = { base: '#e6cf6a', middle: '#fbf0b4', tip: '#fffbe6', rim: '#ffffff' };

/** Fenugreek: three-parted leaves, pale flowers, beaked pods, a spill of golden seeds. */
export function fenugreek(palette = GREEN): Shape[] {
  const flowers = [
    [20, -330],
    [-84, -270],
    [92, -264],
  ].flatMap(([x = 0, y = 0]) =>
    [-2.2, -1.57, -0.94].flatMap((angle) => petal({ x, y, angle, length: 34, width: 17, colors: FLOWER })),
  );
  return [
    ...STALKS.flatMap((line, index) => stalk(line, index === 2 ? 6 : 4, palette)),
    ...pod({ start: [70, -176], control: [170, -190], end: [252, -264] }),
    ...pod({ start: [-62, -160], control: [-160, -160], end: [-250, -226] }),
    ...flowers,
    ...scatter(SEED, (shapes, x, y, rotation, scale) => placeShapes(shapes, { x, y, rotation, scale }), {
      count: 34,
      cx: 0,
      cy: 2,
      width: 340,
      height: 48,
      seed: 5,
    }),
  ];
}
