import type { LeafPalette } from '../drawing/palettes.ts';
import { placeShapes, type Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';
import { pairedSprig } from './paired-sprig.ts';

const FRESH: LeafPalette = {
  light: '#7ec66a',
  mid: '#46a05a',
  dark: '#26764a',
  shade: '#175439',
  highlight: '#b4e58c',
  vein: '#dcf3bd',
  rim: '#ebfad2',
};
const FORM = { widest: 0.62, fullness: 0.86, serration: 0.16, teeth: 13, veins: 8, veinAngle: 0.6, veinOpacity: 0.62 };

/** Mint: crossed pairs of crinkled, toothed leaves, a tuft at the tip, a side shoot. */
export function mint(palette = FRESH): Shape[] {
  const shoot = (pairs: number, length: number, size: number) =>
    pairedSprig({
      pairs,
      length,
      leafLength: 172 * size,
      leafWidth: 104 * size,
      spread: 1.12,
      form: FORM,
      stemWidth: 10,
      stemPalette: { dark: '#5b7d43', light: '#a9cf7e' },
      taperTo: 0.5,
      palette,
    });
  const tuft = [-0.5, 0.5, 0].flatMap((lean) =>
    leaf({
      ...FORM,
      x: 0,
      y: -556,
      length: lean === 0 ? 78 : 92,
      width: 52,
      angle: -Math.PI / 2 + lean,
      bend: 0,
      palette,
      lit: lean > 0 ? -1 : 1,
    }),
  );
  return [
    ...placeShapes(shoot(4, 360, 0.74), { x: 6, y: -30, rotation: 0.5 }),
    ...placeShapes(shoot(4, 330, 0.7), { x: -6, y: -20, rotation: -0.52 }),
    ...shoot(6, 560, 1),
    ...tuft,
  ];
}
