import { adjust } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import { clamp, smoothstep } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import type { Drawing } from '../drawing/svg.ts';
import { drawPool } from './pool.ts';
import { drawSurface, type Gloss, outlineOf, type Surface } from './surface.ts';
import { castShadow, type Swatch } from './swatch.ts';

/** A round strand, squeezed or poured along a line. */
function drawRibbon(
  drawing: Drawing,
  { line, halfWidth, color }: { line: (t: number) => Point; halfWidth: (t: number) => number; color: Color },
  finish: Gloss & { shadow: Color; lift: number },
): void {
  const at = (u: number, t: number): Point => {
    const [x, y] = line(t);
    const [before, after] = [line(t - 0.004), line(t + 0.004)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const offset = u * halfWidth(t);
    return [x - (dy / length) * offset, y + (dx / length) * offset];
  };
  const height = (u: number, t: number) => Math.sqrt(Math.max(0, 1 - u * u)) * halfWidth(t) * 0.9;
  const surface: Surface = { at, height, color: () => color };
  castShadow(drawing, outlineOf(surface), finish.shadow, finish.lift);
  drawSurface(drawing, surface, finish);
}

/** Toothpaste as it leaves the tube: to and fro, with a tip. */
export const paste: Swatch = (drawing, color) => {
  const [row, bend] = [350, 69];
  const turn = Math.PI * bend;
  const line = (t: number): Point => {
    const way = t * (3 * row + 2 * turn);
    const before = clamp(Math.floor(way / (row + turn)), 0, 2);
    const along = way - before * (row + turn);
    const angle = Math.max(0, along - row) / bend;
    const side = Math.min(along, row) - row / 2 + bend * Math.sin(angle);
    const x = before % 2 ? -side : side;
    return [400 + x, 282 + bend * (2 * before - 1 - Math.cos(angle)) - 0.15 * x + 4 * Math.sin(t * 31)];
  };
  const halfWidth = (t: number) =>
    (54 + 2 * Math.sin(t * 43)) *
    Math.sqrt(1 - 0.86 * (1 - Math.min(1, t / 0.04)) ** 2) *
    (1 - 0.94 * smoothstep(0.88, 1, t));
  drawRibbon(drawing, { line, halfWidth, color }, { gloss: 0.8, sharpness: 34, shadow: color, lift: 18 });
};

/** Honey: a thread that falls into its own pool and coils there. */
export const honey: Swatch = (drawing, color) => {
  drawPool(drawing, color, { x: 400, y: 352, size: 172, seed: 4 });
  drawPool(drawing, color, { x: 668, y: 452, size: 24, seed: 7 });
  const thick = adjust(color, 0.035, 1.05);
  const coil = (t: number): Point => {
    const angle = t * Math.PI * 7.2;
    const reach = 116 - 82 * t;
    return [400 + Math.cos(angle) * reach, 340 - t * 38 + Math.sin(angle) * reach * 0.52];
  };
  const finish = { gloss: 0.9, sharpness: 40, shadow: adjust(color, -0.1), lift: 6 };
  const halfWidth = (t: number) => (17 - 4 * t) * smoothstep(0, 0.03, t);
  drawRibbon(drawing, { line: coil, halfWidth, color: thick }, finish);
  const thread = (t: number): Point => [404 + 5 * Math.sin(t * 5), -12 + 312 * t];
  drawRibbon(drawing, { line: thread, halfWidth: (t) => 7 + 6 * t ** 5, color: thick }, { ...finish, lift: 0.5 });
};
