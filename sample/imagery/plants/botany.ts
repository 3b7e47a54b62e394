import type { Color } from '../drawing/color.ts';
import { angleAt, type Curve, curvePoints, pointAt, taper } from '../drawing/curve.ts';
import { ellipse, mapPath, type Point, spline, steps } from '../drawing/geometry.ts';
import { sphere } from '../drawing/paint.ts';
import type { LeafPalette } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';
import { type LeafForm, leaf, type Side } from './leaf.ts';

/** Light, middle, dark and edge tone of a round thing. */
export type BallColors = readonly [light: Color, middle: Color, dark: Color, edge: Color];

export type BerryOptions = {
  /** Meridians seen through the skin, as in amla. */
  segments?: number;
  rotation?: number;
  gloss?: number;
};

/** A round fruit lit from the upper left, with the light reflected along its lower right edge. */
export function berry(
  cx: number,
  cy: number,
  radius: number,
  colors: BallColors,
  { segments = 0, rotation = 0, gloss = 0.8 }: BerryOptions = {},
): Shape[] {
  const shapes: Shape[] = [{ path: ellipse(cx, cy, radius, radius * 0.96), fill: sphere(...colors) }];
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  for (let index = 0; index < segments; index++) {
    const longitude = Math.sin(-Math.PI / 2 + (Math.PI * (index + 0.5)) / segments);
    const meridian = steps(10, (t): Point => {
      const v = 2 * t - 1;
      return [longitude * radius * 0.97 * Math.sqrt(Math.max(0, 1 - v * v * 0.985)), v * radius * 0.93];
    });
    shapes.push({
      path: mapPath(taper(meridian, radius * 0.035, radius * 0.035), (x, y) => [
        cx + x * cos - y * sin,
        cy + x * sin + y * cos,
      ]),
      fill: colors[0],
      opacity: 0.55,
    });
  }
  const crescentAngle = (t: number) => (0.1 + 0.75 * t) * Math.PI;
  const outer = steps(12, (t): Point => {
    const angle = crescentAngle(t);
    return [cx + Math.cos(angle) * radius * 0.95, cy + Math.sin(angle) * radius * 0.91];
  });
  const inner = steps(12, (t): Point => {
    const angle = crescentAngle(1 - t);
    return [cx + Math.cos(angle) * radius * 0.84 + radius * 0.02, cy + Math.sin(angle) * radius * 0.8];
  });
  shapes.push(
    { path: spline([...outer, ...inner], { tension: 1 / 7 }), fill: colors[0], opacity: 0.28 },
    {
      path: ellipse(cx - radius * 0.34, cy - radius * 0.4, radius * 0.2, radius * 0.12, -0.7),
      fill: '#ffffff',
      opacity: gloss * 0.75,
    },
    {
      path: ellipse(cx - radius * 0.1, cy - radius * 0.56, radius * 0.05, radius * 0.035, -0.3),
      fill: '#ffffff',
      opacity: gloss * 0.6,
    },
  );
  return shapes;
}

/** A stem of changing width with light along its left side. */
export function stem(
  points: readonly Point[],
  startWidth: number,
  endWidth: number,
  palette: Pick<LeafPalette, 'dark' | 'light'>,
): Shape[] {
  const litSide = points.map(([x, y]): Point => [x - startWidth * 0.16, y - startWidth * 0.1]);
  return [
    { path: taper(points, startWidth, endWidth), fill: palette.dark },
    { path: taper(litSide, startWidth * 0.42, endWidth * 0.4), fill: palette.light, opacity: 0.8 },
  ];
}

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

export type PairedSprigOptions = Omit<SprigOptions, 'leaves' | 'seed'> & {
  pairs: number;
  /** Where along the stem the lowest pair stands. */
  from?: number;
  /** How much smaller the topmost pair is than the largest. */
  taperTo?: number;
};

/** An upright stem with leaves in opposite pairs, its foot at (0, 0). */
export function pairedSprig(o: PairedSprigOptions): Shape[] {
  const { pairs, length, bend = 0.06, leafLength, leafWidth, spread = 1, form = {}, palette } = o;
  const { stemWidth = 8, stemPalette = palette, from = 0.16, taperTo = 0.45 } = o;
  const line: Curve = { start: [0, 0], control: [bend * length, -length * 0.5], end: [0, -length] };
  const behind: Shape[] = [];
  const before: Shape[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const t = from + ((0.97 - from) * pair) / Math.max(1, pairs - 1);
    const [x, y] = pointAt(line, t);
    const size = 1 - (1 - taperTo) * (pair / Math.max(1, pairs - 1)) ** 1.4;
    for (const side of [-1, 1] as const) {
      const blade = leaf({
        ...form,
        x,
        y,
        length: leafLength * size,
        width: leafWidth * size,
        angle: angleAt(line, t) + side * spread * (1.08 - 0.4 * t),
        bend: side * -0.12,
        palette,
        lit: side > 0 ? -1 : 1,
      });
      (side < 0 ? behind : before).push(...blade);
    }
  }
  return [...behind, ...stem(curvePoints(line, 16), stemWidth, stemWidth * 0.4, stemPalette), ...before];
}
