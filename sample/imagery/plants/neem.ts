import { angleAt, type Curve, curvePoints, pointAt } from '../drawing/curve.ts';
import { GREEN } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';
import type { LeafForm } from './leaf-outline.ts';
import { stem } from './stem.ts';

const RACHIS: Curve = { start: [0, 0], control: [110, -300], end: [20, -640] };
const PAIRS = 8;
const LEAFLET: LeafForm = { widest: 0.62, fullness: 0.85, serration: 0.3, teeth: 11, veins: 8, veinAngle: 0.7 };

/** Neem: one pinnate leaf of serrate, lopsided leaflets. */
export function neem(palette = GREEN): Shape[] {
  const behind: Shape[] = [];
  const before: Shape[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const t = 0.14 + (0.8 * pair) / PAIRS;
    const [x, y] = pointAt(RACHIS, t);
    const size = 0.72 + 0.5 * Math.sin(Math.PI * (0.15 + 0.7 * t));
    for (const side of [-1, 1] as const) {
      const leaflet = leaf({
        ...LEAFLET,
        x,
        y,
        length: 215 * size,
        width: 62 * size,
        angle: angleAt(RACHIS, t) + side * (1.15 - 0.45 * t),
        bend: -0.22 * side,
        asymmetry: side > 0 ? 0.78 : 1.2,
        palette,
        lit: side > 0 ? -1 : 1,
      });
      (side < 0 ? behind : before).push(...leaflet);
    }
  }
  const [x, y] = RACHIS.end;
  const tip = leaf({
    ...LEAFLET,
    veinAngle: 0.55,
    x,
    y,
    length: 200,
    width: 58,
    angle: angleAt(RACHIS, 1) - 0.1,
    bend: 0.12,
    palette,
    lit: -1,
  });
  const rachis = stem(curvePoints(RACHIS, 18), 9, 3, { dark: palette.dark, light: palette.highlight });
  return [...behind, ...before, ...rachis, ...tip];
}
