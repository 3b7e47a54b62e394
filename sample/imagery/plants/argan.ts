import { angleAt, type Curve, curvePoints, pointAt } from '../drawing/curve.ts';
import { steps } from '../drawing/number.ts';
import { polygon } from '../drawing/outlines.ts';
import { BARK, type LeafPalette, OLIVE } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';
import { fruit, nut } from './argan-fruit.ts';
import type { BallColors } from './berry.ts';
import { leaf } from './leaf.ts';
import { stem } from './stem.ts';

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
