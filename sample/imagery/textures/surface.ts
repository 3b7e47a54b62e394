import { adjust, mix } from '../drawing/color.ts';
import type { Path, Point } from '../drawing/geometry.ts';
import { clamp, steps } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import { polygon } from '../drawing/outlines.ts';
import { createRandom } from '../drawing/random.ts';
import type { Drawing } from '../drawing/svg.ts';

/** A surface seen from above: `across` from -1 to 1, `along` from 0 to 1. */
export type Surface = {
  at(across: number, along: number): Point;
  /** How high it is there, in units of the picture. */
  height(across: number, along: number): number;
  color(across: number, along: number): Color;
};
/** How strongly a surface reflects the light, and how small its highlights are. */
export type Gloss = { gloss: number; sharpness: number };
type Vector = readonly [number, number, number];

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};
const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
/** The sun of every picture, at the upper left, and the direction half way from it to the eye. */
const SUN = unit([-0.5, -0.6, 0.62]);
const MIRROR = unit([SUN[0], SUN[1], SUN[2] + 1]);
const [ACROSS, ALONG] = [56, 120];
/** Tones are steps, so that equal facets share a colour. */
const TONES = 96;

function facing(corners: readonly [Vector, Vector, Vector, Vector]): Vector {
  const [a, b, c, d] = corners;
  const one: Vector = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const other: Vector = [d[0] - b[0], d[1] - b[1], d[2] - b[2]];
  const normal = unit([
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ]);
  return normal[2] < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
}

/** Draws a surface as facets lit by their angle to the sun, blurred into one another like the light on packs. */
export function drawSurface(drawing: Drawing, { at, height, color }: Surface, { gloss, sharpness }: Gloss): void {
  const rows = steps(ALONG, (along) =>
    steps(ACROSS, (part): Vector => {
      const across = part * 2 - 1;
      const [x, y] = at(across, along);
      return [x, y, height(across, along)];
    }),
  );
  drawing.group({ blur: 1.3, blurRoom: 4 }, () => {
    for (let row = 0; row < ALONG; row++) {
      for (let column = 0; column < ACROSS; column++) {
        const corners = [
          rows[row]?.[column],
          rows[row]?.[column + 1],
          rows[row + 1]?.[column + 1],
          rows[row + 1]?.[column],
        ];
        const [a, b, c, d] = corners;
        if (!a || !b || !c || !d) continue;
        const normal = facing([a, b, c, d]);
        const tone = clamp((dot(normal, SUN) - SUN[2]) * 0.42, -0.3, 0.12);
        const shine = gloss * Math.max(0, dot(normal, MIRROR)) ** sharpness;
        const lit = adjust(color((column / ACROSS) * 2 - 1, row / ALONG), Math.round(tone * TONES) / TONES);
        const fill = mix(lit, '#ffffff', Math.round(Math.min(0.92, shine) * 24) / 24);
        drawing.path(polygon([a, b, c, d].map(([x, y]): Point => [x, y])), fill, { crisp: true });
      }
    }
  });
}

/** The edge of a surface. */
export function outlineOf({ at }: Pick<Surface, 'at'>): Path {
  const along = (from: number, to: number) => steps(60, (part) => from + (to - from) * part);
  return polygon([
    ...along(0, 1).map((t) => at(-1, t)),
    ...along(-1, 1).map((u) => at(u, 1)),
    ...along(1, 0).map((t) => at(1, t)),
    ...along(1, -1).map((u) => at(u, 0)),
  ]);
}

/** Repeatable smooth noise from -1 to 1 along a line. */
export function createNoise(seed: number): (x: number) => number {
  const random = createRandom(seed);
  const values = Array.from({ length: 256 }, () => random() * 2 - 1);
  const valueAt = (index: number) => values[((index % 256) + 256) % 256] ?? 0;
  return (x) => {
    const from = Math.floor(x);
    const part = x - from;
    const smooth = part * part * (3 - 2 * part);
    return valueAt(from) * (1 - smooth) + valueAt(from + 1) * smooth;
  };
}
