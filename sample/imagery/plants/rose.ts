import { angleAt, type Curve, curvePoints, pointAt } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { polygon } from '../drawing/outlines.ts';
import { GREEN, type LeafPalette } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';
import { bloom, bud } from './rose-bloom.ts';
import { stem } from './stem.ts';

const MAIN: Curve = { start: [0, 0], control: [36, -230], end: [0, -450] };
const SIDE: Curve = { start: [18, -220], control: [110, -290], end: [146, -400] };
/** Five leaflets on one stalk: base, angle, size. */
const LEAVES = [
  [0.24, -0.55, 1],
  [0.46, 0.62, 1],
  [0.62, -0.72, 0.86],
] as const;

function roseLeaf(base: Point, angle: number, size: number, palette: LeafPalette): Shape[] {
  const stalk: Curve = {
    start: base,
    control: [base[0] + Math.cos(angle) * 80 * size, base[1] + Math.sin(angle) * 80 * size - 10],
    end: [base[0] + Math.cos(angle) * 150 * size, base[1] + Math.sin(angle) * 150 * size],
  };
  const form = { serration: 0.14, teeth: 16, veins: 7, widest: 0.72, fullness: 0.9, palette };
  const pair = [0.42, 0.82].flatMap((t) =>
    ([-1, 1] as const).flatMap((side) => {
      const [x, y] = pointAt(stalk, t);
      const blade = { x, y, length: 96 * size, width: 54 * size, angle: angle + side * 1.05, bend: -side * 0.08 };
      return leaf({ ...form, ...blade, lit: Math.cos(angle + side * 1.05) < 0 ? 1 : -1 });
    }),
  );
  const [x, y] = stalk.end;
  const tip = { x, y, length: 118 * size, width: 66 * size, angle: angleAt(stalk, 1), bend: 0.05 };
  return [...pair, ...stem(curvePoints(stalk, 8), 5, 3, palette), ...leaf({ ...form, ...tip, lit: -1 })];
}

function thorn(t: number, side: 1 | -1): Shape {
  const [x, y] = pointAt(MAIN, t);
  const outline = polygon([
    [x + side * 3, y - 8],
    [x + side * 19, y - 1],
    [x + side * 3, y + 8],
  ]);
  return { path: outline, fill: '#8c4a3a' };
}

/** Damask rose: one full bloom, a bud, serrate leaves in fives. */
export function rose(palette = GREEN): Shape[] {
  const leaves = LEAVES.flatMap(([t, lean, size]) =>
    roseLeaf(pointAt(MAIN, t), -Math.PI / 2 + lean * 1.55, size, palette),
  );
  return [
    ...leaves,
    ...stem(curvePoints(SIDE, 10), 7, 5, palette),
    ...stem(curvePoints(MAIN, 16), 11, 8, palette),
    thorn(0.36, 1),
    thorn(0.55, -1),
    thorn(0.78, 1),
    ...bud({ x: 146, y: -398, rotation: 0.3 }, palette),
    ...bloom({ x: -6, y: -520 }),
  ];
}
