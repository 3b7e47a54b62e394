import { linear } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';
import { type Room, roomShadow } from './room.ts';

/** The final overlay on a finished room: warm from the window's side, dim in the far corner. */
export function drawVeil(drawing: Drawing, { width, height, wall, mirrored }: Room): void {
  drawing.rect(
    0,
    0,
    width,
    height,
    linear(
      [
        [0, '#fff6dd', mirrored ? 0 : 0.16],
        [0.4, '#fff6dd', 0],
        [1, roomShadow(wall), 0.16],
      ],
      [0, 0],
      [1, 1],
    ),
  );
}
