import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Path, Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, polygon, spline, superellipse } from '../drawing/outlines.ts';
import { type LinearGradient, linear, radial } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';

/** A step's colours from its product: the tube, its cap, and its contents, which a stick does not have. */
export type StepColors = { body: Color; cap: Color; substance?: Color };

/** Draws the things a step is done with, centred in 200 × 200 units. */
export type Tool = (drawing: Drawing, colors: StepColors) => void;

export const CLAY: Color = '#c9724a';
export const WOOD: Color = '#b98556';
export const BRASS: Color = '#c99f45';
export const OIL: Color = '#d8992b';
export const CREAM: Color = '#fbf3e6';
export const LEAF: Color = '#5a8a4b';
export const WATER: Color = '#9cc7d6';
export const SKIN: Color = '#c58a62';
export const LINEN: Color = '#f4ecdd';
const SHADE: Color = '#10271d';

/** Lit from the upper left. */
function flatLight(color: Color): LinearGradient {
  return linear(
    [
      [0, adjust(color, 0.07)],
      [0.5, color],
      [1, adjust(color, -0.11)],
    ],
    [0, 0],
    [1, 1],
  );
}

/** The light on something round that stands. */
export function roundLight(color: Color): LinearGradient {
  return linear([
    [0, adjust(color, -0.06)],
    [0.22, adjust(color, 0.09)],
    [0.55, color],
    [1, adjust(color, -0.2)],
  ]);
}

/** A thing with its shadow. */
export function solid(drawing: Drawing, outline: Path, color: Color, { lift = 5, isRound = false } = {}): void {
  drawing.group({ x: lift, y: lift }, () => drawing.path(outline, SHADE, { opacity: 0.22, blur: lift * 0.7 }));
  drawing.path(outline, isRound ? roundLight(color) : flatLight(color));
}

export function block(x: number, y: number, width: number, height: number, round = 9): Path {
  return polygon(superellipse(x + width / 2, y + height / 2, width / 2, height / 2, round, 40));
}

/** A line that swells in its middle. */
export function swell(points: readonly Point[], width: number): Path {
  const half = Math.ceil(points.length / 2);
  return [...taper(points.slice(0, half).reverse(), width, 0.6), ...taper(points.slice(half - 1), width, 0.6)];
}

/** An arc about a place, in radians from the right. */
export function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] {
  return Array.from({ length: 13 }, (_, index): Point => {
    const angle = from + ((to - from) * index) / 12;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}

/** A drop that falls. */
export function drop(drawing: Drawing, x: number, y: number, size: number, color: Color): void {
  const outline = spline(
    [
      [x, y - size * 1.5],
      [x + size * 0.55, y - size * 0.4],
      [x + size * 0.82, y + size * 0.3],
      [x, y + size],
      [x - size * 0.82, y + size * 0.3],
      [x - size * 0.55, y - size * 0.4],
    ],
    { tension: 1 / 6 },
  );
  solid(drawing, outline, color, { lift: 2 });
  drawing.path(ellipse(x - size * 0.34, y + size * 0.06, size * 0.16, size * 0.34, 0.3), '#ffffff', { opacity: 0.8 });
}

/** A bowl from the side and a little above, and what is in it. */
export function bowl(
  drawing: Drawing,
  {
    x,
    y,
    half,
    deep,
    color,
    content,
  }: { x: number; y: number; half: number; deep: number; color: Color; content?: Color },
): void {
  const tilt = half * 0.3;
  const outline = spline(
    [
      [x - half, y],
      [x - half * 0.86, y + deep * 0.55],
      [x - half * 0.42, y + deep],
      [x + half * 0.42, y + deep],
      [x + half * 0.86, y + deep * 0.55],
      [x + half, y],
      [x, y + tilt * 0.4],
    ],
    { tension: 1 / 6 },
  );
  solid(drawing, outline, color, { isRound: true });
  drawing.path(ellipse(x, y, half, tilt), adjust(color, 0.06));
  drawing.path(ellipse(x, y + 1.5, half * 0.92, tilt * 0.86), adjust(color, -0.17));
  if (!content) return;
  const surface = radial(
    [
      [0, adjust(content, 0.08)],
      [1, adjust(content, -0.05)],
    ],
    [0.35, 0.4],
    0.7,
  );
  drawing.path(ellipse(x, y + tilt * 0.18, half * 0.84, tilt * 0.68), surface);
  drawing.path(ellipse(x - half * 0.34, y + tilt * 0.02, half * 0.26, tilt * 0.12, -0.1), '#ffffff', { opacity: 0.75 });
}

/** A bubble. */
export function bubble(drawing: Drawing, x: number, y: number, radius: number): void {
  const film = radial(
    [
      [0, '#ffffff', 0.85],
      [0.7, '#e7f0ea', 0.9],
      [0.92, '#b9cfc9', 0.95],
      [1, '#ffffff'],
    ],
    [0.42, 0.4],
    0.6,
  );
  solid(drawing, ellipse(x, y, radius, radius), '#dfe9e4', { lift: 3 });
  drawing.path(ellipse(x, y, radius, radius), film);
  drawing.path(ellipse(x - radius * 0.36, y - radius * 0.42, radius * 0.26, radius * 0.14, -0.7), '#ffffff');
}

/** A soft mass with a peak, such as a spoon leaves. */
export function dollop(drawing: Drawing, x: number, y: number, half: number, color: Color): void {
  const outline = spline([
    [x - half, y],
    [x - half * 0.72, y - half * 0.5],
    [x - half * 0.2, y - half * 0.62],
    [x + half * 0.12, y - half * 1.02],
    [x + half * 0.34, y - half * 0.58],
    [x + half * 0.86, y - half * 0.38],
    [x + half, y + half * 0.08],
    [x, y + half * 0.3],
  ]);
  solid(drawing, outline, color, { lift: 4 });
  drawing.path(
    swell(arc(x - half * 0.08, y - half * 0.02, half * 0.66, half * 0.34, 3.3, 5.6), half * 0.09),
    '#ffffff',
    {
      opacity: 0.8,
    },
  );
  drawing.path(
    swell(arc(x + half * 0.06, y - half * 0.04, half * 0.6, half * 0.26, 0.3, 2.6), half * 0.08),
    adjust(color, -0.14),
    {
      opacity: 0.7,
    },
  );
}
