import { type Shape, shapeBounds, solidShapes } from '../drawing/shape.ts';
import type { Studio } from './studio.ts';

/** Pieces longer than this many times their height lie along the floor: buds, kernels, sticks, sprigs. */
const SLENDER = 1.45;

/** Whether something lies at full length instead of standing on its lowest point. */
export const isSlender = (shapes: readonly Shape[]) => {
  const { left, right, top, bottom } = shapeBounds(shapes);
  return right - left > (bottom - top) * SLENDER;
};

/** The contact shadow of something round, which touches the floor at its lowest point. */
function shadeRound({ drawing, shade }: Studio, shapes: readonly Shape[], x: number, y: number): void {
  const { left, right, bottom } = shapeBounds(shapes);
  const half = (right - left) / 2;
  drawing.ellipse(x + half * 0.34, y + bottom * 0.86, half * 1.12, Math.max(5, bottom * 0.3), shade, {
    opacity: 0.34,
    blur: 6,
    blurRoom: 60,
  });
  drawing.ellipse(x + half * 0.08, y + bottom * 0.9, half * 0.86, Math.max(3, bottom * 0.2), shade, {
    opacity: 0.55,
    blur: 2.4,
    blurRoom: 60,
  });
}

/** The contact shadow of something lying at full length: its own outline, since it touches the floor all along. */
function shadeLying({ drawing, shade }: Studio, shapes: readonly Shape[], x: number, y: number): void {
  const { top, bottom } = shapeBounds(shapes);
  const thick = Math.min(bottom - top, 60);
  for (const [reach, drop, blur, opacity] of [
    [0.34, 0.2, 5, 0.34],
    [0.06, 0.1, 1.6, 0.6],
  ] as const) {
    drawing.group({ x: x + thick * reach, y: y + thick * drop, blur, blurRoom: 30, opacity }, () => {
      for (const { path } of solidShapes(shapes)) drawing.path(path, shade);
    });
  }
}

/** The contact shadow of a piece that lies on a floor at (x, y). */
export function shadePiece(studio: Studio, shapes: readonly Shape[], x: number, y: number): void {
  const shade = isSlender(shapes) ? shadeLying : shadeRound;
  shade(studio, shapes, x, y);
}
