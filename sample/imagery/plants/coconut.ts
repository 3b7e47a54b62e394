import { curvePoints, taper } from '../drawing/curve.ts';
import { GREEN, type LeafPalette } from '../drawing/palettes.ts';
import { placeShapes, type Shape } from '../drawing/shape.ts';
import { halfNut, PIECE } from './half-coconut.ts';
import { leaf } from './leaf.ts';
import { wholeNut } from './whole-coconut.ts';

/** Leaflets of a palm frond that fan out behind the nuts. */
function frond(palette: LeafPalette): Shape[] {
  const rib = { start: [-30, -120], control: [60, -330], end: [220, -470] } as const;
  const leaflets = Array.from({ length: 9 }, (_, index) => {
    const t = 0.18 + index * 0.095;
    const [x, y] = [-30 + 250 * t ** 1.15, -120 - 372 * t ** 0.86];
    const blade = { length: 230 - index * 9, width: 24, veins: 0, widest: 0.7, palette };
    return [
      ...leaf({ ...blade, x, y, angle: -2.3 + index * 0.09, bend: -0.16, lit: 1 }),
      ...leaf({ ...blade, x, y, angle: 0.05 - index * 0.1, bend: 0.16, lit: -1 }),
    ];
  }).flat();
  return [...leaflets, { path: taper(curvePoints(rib), 8, 3), fill: palette.highlight }];
}

/** Coconut: a whole nut, a half that shows its flesh, two pieces, a frond behind. */
export function coconut(palette = GREEN): Shape[] {
  return [
    ...frond(palette),
    ...wholeNut({ x: -118, y: -150, rotation: -0.2 }),
    ...halfNut({ x: 88, y: -136, rotation: -0.06 }),
    ...placeShapes(PIECE, { x: -150, y: -12, rotation: 0.12 }),
    ...placeShapes(PIECE, { x: -54, y: -4, rotation: -0.3, scale: 0.8 }),
  ];
}
