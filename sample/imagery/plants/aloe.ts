import { bentCurve, besideCurve, tangentAt } from '../drawing/curve.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { type LeafPalette, TEAL } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';

/** Lean from upright, length, width; the outer leaves stand behind. */
const ROSETTE = [
  [-1.32, 300, 74],
  [1.28, 310, 74],
  [-0.98, 390, 84],
  [0.95, 385, 86],
  [-0.62, 470, 92],
  [0.6, 480, 92],
  [-0.27, 540, 98],
  [0.3, 520, 98],
  [0.02, 580, 104],
] as const;
const SPINES = 15;
const FORM = { widest: 0.42, fullness: 0.78 };

function armedLeaf(lean: number, length: number, width: number, palette: LeafPalette): Shape[] {
  const x = lean * 58;
  const angle = -Math.PI / 2 + lean * 0.9;
  const bend = -lean * 0.16;
  const blade = leaf({
    ...FORM,
    x,
    y: -8 + Math.abs(lean) * 6,
    length,
    width,
    angle,
    bend,
    veins: 0,
    veinOpacity: 0,
    palette,
    lit: lean > 0 ? -1 : 1,
  });
  const midrib = bentCurve([x, -8], angle, length, bend);
  const random = createRandom(length);
  const spinesAndFlecks: Shape[] = [];
  for (let index = 0; index < SPINES; index++) {
    const t = 0.12 + (0.82 * index) / SPINES;
    const [dx, dy] = tangentAt(midrib, t);
    const half = (width / 2) * Math.sin(Math.PI * t ** FORM.widest) ** FORM.fullness;
    const size = 0.55 * (1 - t * 0.4);
    for (const side of [-1, 1]) {
      const [ex, ey] = besideCurve(midrib, t, half * side);
      const spine = polygon([
        [ex, ey],
        [ex - dy * 9 * size * side + dx * 9 * size, ey + dx * 9 * size * side + dy * 9 * size],
        [ex + dx * 13 * size, ey + dy * 13 * size],
      ]);
      spinesAndFlecks.push({ path: spine, fill: palette.highlight, opacity: 0.95 });
      for (let fleck = 0; fleck < 2; fleck++) {
        const [fx, fy] = besideCurve(midrib, t, half * (random() - 0.5) * 1.3);
        const outline = ellipse(fx, fy, 5 + random() * 5, 1.6, Math.atan2(dy, dx));
        spinesAndFlecks.push({ path: outline, fill: palette.rim, opacity: 0.42 });
      }
    }
  }
  return [...blade, ...spinesAndFlecks];
}

/** Aloe: a rosette of flecked, spined, fleshy leaves. */
export function aloe(palette = TEAL): Shape[] {
  return ROSETTE.flatMap(([lean, length, width]) => armedLeaf(lean, length, width, palette));
}
