import { adjust, shadeOf } from '../drawing/color.ts';
import type { Path } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { polygon, rectangle } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';

/** A carton seen from its upper front: the front face, and how far the back stands to the right and up. */
export type BoxShape = { left: number; right: number; top: number; bottom: number; dx: number; dy: number };
type Box = { front: Path; side: Path; lid: Path };

/** The three visible faces. */
export function buildBox({ left, right, top, bottom, dx, dy }: BoxShape): Box {
  return {
    front: rectangle(left, top, right - left, bottom - top),
    side: polygon([
      [right, top],
      [right + dx, top + dy],
      [right + dx, bottom + dy],
      [right, bottom],
    ]),
    lid: polygon([
      [left, top],
      [right, top],
      [right + dx, top + dy],
      [left + dx, top + dy],
    ]),
  };
}

/** Light over the printed front, then the dim side and the bright lid. */
export function lightBox(drawing: Drawing, { front, side, lid }: Box, color: Color): void {
  drawing.path(
    front,
    linear(
      [
        [0, '#ffffff', 0.14],
        [0.5, '#ffffff', 0.02],
        [1, shadeOf(color), 0.15],
      ],
      [0, 0],
      [0.6, 1],
    ),
  );
  drawing.path(
    side,
    linear(
      [
        [0, adjust(color, -0.12)],
        [1, adjust(color, -0.2)],
      ],
      [0, 0],
      [0.4, 1],
    ),
  );
  drawing.path(
    lid,
    linear([
      [0, adjust(color, 0.09, 0.9)],
      [1, adjust(color, 0.04)],
    ]),
  );
}
