import { curvePoints, taper } from '../drawing/curve.ts';
import type { LeafPalette } from '../drawing/palettes.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';
import { petal } from './petal.ts';

const NEEDLE: LeafPalette = {
  light: '#7fae8f',
  mid: '#4d8169',
  dark: '#2f5f4f',
  shade: '#20463b',
  highlight: '#b5d6bd',
  vein: '#dceedd',
  rim: '#eaf6ea',
};
const WHORLS = 26;
const BLOSSOM = { base: '#5a6cc0', middle: '#8ea0e0', tip: '#c3cdf4', rim: '#e8ecfd' };

/** A pair of small lipped flowers among the needles. */
function blossoms(x: number, y: number): Shape[] {
  return [-2.5, -1.9, -1.25, -0.65].flatMap((angle) =>
    petal({ x: x + Math.cos(angle) * 5, y, angle, length: 25, width: 15, colors: BLOSSOM }),
  );
}

function twig(length: number, placement: Placement, palette: LeafPalette): Shape[] {
  const wood = taper(curvePoints({ start: [0, 0], control: [18, -length * 0.5], end: [2, -length] }, 12), 9, 3);
  const needles: Shape[] = [];
  for (let index = 0; index < WHORLS; index++) {
    const t = index / WHORLS;
    for (const side of [-1, 1] as const) {
      needles.push(
        ...leaf({
          x: Math.sin(t * 3) * 14,
          y: -t * length,
          length: (92 - 44 * t) * (0.9 + 0.2 * Math.sin(index * 7 + side)),
          width: 13,
          angle: -Math.PI / 2 + side * (0.95 - 0.5 * t) + Math.sin(index * 3 + side) * 0.08,
          bend: -side * 0.12,
          widest: 0.8,
          fullness: 0.6,
          veins: 0,
          palette,
          lit: side > 0 ? -1 : 1,
        }),
      );
    }
  }
  const flowers = [0.52, 0.66, 0.8].flatMap((t, index) =>
    blossoms(Math.sin(t * 3) * 14 + (index % 2 ? 13 : -13), -t * length),
  );
  return placeShapes([{ path: wood, fill: '#6b5a3a' }, ...needles, ...flowers], placement);
}

/** Rosemary: three upright twigs of grey-green needles. */
export function rosemary(palette = NEEDLE): Shape[] {
  return [
    ...twig(480, { x: -60, rotation: -0.42 }, palette),
    ...twig(500, { x: 60, rotation: 0.4 }, palette),
    ...twig(600, {}, palette),
  ];
}
