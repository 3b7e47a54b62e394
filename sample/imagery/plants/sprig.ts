import { angleAt, type Curve, curvePoints, pointAt } from '../drawing/curve.ts';
import type { LeafPalette } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';
import type { LeafForm, Side } from './leaf-outline.ts';
import { stem } from './stem.ts';

export type SprigOptions = {
  leaves: number;
  length: number;
  bend?: number;
  leafLength: number;
  leafWidth: number;
  /** How far the leaves stand off the stem, radians at its base. */
  spread?: number;
  form?: LeafForm;
  stemWidth?: number;
  stemPalette?: Pick<LeafPalette, 'dark' | 'light'>;
  palette: LeafPalette;
  seed?: number;
};

/** An upright stem with leaves to either side in turn and one at its tip, its foot at (0, 0). */
export function sprig(o: SprigOptions): Shape[] {
  const { leaves, length, bend = 0.12, leafLength, leafWidth, spread = 0.9, form = {}, palette } = o;
  const { stemWidth = 8, stemPalette = palette, seed = 3 } = o;
  const random = createRandom(seed);
  const line: Curve = { start: [0, 0], control: [bend * length, -length * 0.5], end: [bend * length * 0.4, -length] };
  const behind: Shape[] = [];
  const before: Shape[] = [];
  for (let index = 0; index < leaves; index++) {
    const t = 0.16 + (0.84 * index) / leaves;
    const side: Side = index % 2 ? 1 : -1;
    const [x, y] = pointAt(line, t);
    const size = (0.62 + 0.5 * Math.sin(Math.PI * (0.18 + 0.72 * t))) * (0.92 + random() * 0.16);
    const angle = angleAt(line, t) + side * (spread * (1.05 - 0.35 * t) + random() * 0.12 - 0.06);
    const lit: Side = side > 0 ? -1 : Math.cos(angle) < 0 ? 1 : -1;
    const bow = -side * (0.1 + random() * 0.1);
    const size2 = { length: leafLength * size, width: leafWidth * size };
    const blade = leaf({ ...form, ...size2, x, y, angle, bend: bow, palette, lit });
    (index % 2 ? before : behind).push(...blade);
  }
  const [tipX, tipY] = line.end;
  const tip = { x: tipX, y: tipY, length: leafLength * 0.8, width: leafWidth * 0.75, angle: angleAt(line, 1) };
  return [
    ...behind,
    ...stem(curvePoints(line, 16), stemWidth, stemWidth * 0.35, stemPalette),
    ...before,
    ...leaf({ ...form, ...tip, bend: 0.06, palette, lit: -1 }),
  ];
}
