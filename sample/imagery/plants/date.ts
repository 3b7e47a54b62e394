import { type Curve, curvePoints, pointAt, taper } from '../drawing/curve.ts';
import { steps } from '../drawing/number.ts';
import { type LeafPalette, OLIVE } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';
import { dateFruit } from './date-fruit.ts';
import { leaf } from './leaf.ts';
import { openDate } from './open-date.ts';

/** A palm frond that arches over the fruit. */
function frond(rib: Curve, palette: LeafPalette): Shape[] {
  const leaflets = steps(15, (u): Shape[] => {
    const t = 0.12 + 0.86 * u;
    const [x, y] = pointAt(rib, t);
    const size = Math.sin(Math.PI * (0.22 + 0.66 * u));
    const along = Math.atan2(rib.end[1] - rib.start[1], rib.end[0] - rib.start[0]);
    return ([-1, 1] as const).flatMap((side) =>
      leaf({
        x,
        y,
        length: 128 * size,
        width: 15,
        angle: along + side * (0.78 - 0.36 * u),
        bend: side * 0.08,
        widest: 0.7,
        fullness: 0.7,
        veins: 0,
        palette,
        lit: side > 0 ? -1 : 1,
      }),
    );
  });
  return [...leaflets.flat(), { path: taper(curvePoints(rib, 16), 10, 3), fill: palette.highlight }];
}

/** Date: a heap of glossy fruits, one open, under two palm fronds. */
export function date(palette = OLIVE): Shape[] {
  return [
    ...frond({ start: [-20, -70], control: [-150, -226], end: [-316, -250] }, palette),
    ...frond({ start: [20, -70], control: [140, -250], end: [306, -290] }, palette),
    ...dateFruit({ x: -60, y: -160, rotation: -0.24 }, 0, 5),
    ...dateFruit({ x: 84, y: -150, rotation: 0.34 }, 2, 8),
    ...dateFruit({ x: -132, y: -74, rotation: 0.12 }, 2, 12),
    ...dateFruit({ x: 132, y: -66, rotation: -0.16 }, 1, 19),
    ...dateFruit({ x: 4, y: -88, rotation: 0.06 }, 1, 23),
    ...openDate({ x: -6, y: -24, rotation: -0.08, scale: 0.94 }),
  ];
}
