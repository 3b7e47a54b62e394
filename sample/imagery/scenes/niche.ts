import { adjust } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { polygon, rectangle } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';
import type { Niche } from './room.ts';

export function drawNiche(drawing: Drawing, wall: Color, { x, y, width, height, depth }: Niche) {
  const back = { left: x + depth, right: x + width - depth * 0.5, top: y + depth * 0.8, bottom: y + height };
  drawing.rect(x, y, width, height, adjust(wall, -0.06));
  const reveal = (points: readonly Point[], from: number, to: number, direction: readonly [number, number]) =>
    drawing.path(
      polygon(points),
      linear(
        [
          [0, adjust(wall, from)],
          [1, adjust(wall, to)],
        ],
        [0, 0],
        direction,
      ),
    );
  reveal(
    [
      [x, y],
      [back.left, back.top],
      [back.left, back.bottom],
      [x, back.bottom],
    ],
    -0.2,
    -0.13,
    [1, 1],
  );
  reveal(
    [
      [x, y],
      [x + width, y],
      [back.right, back.top],
      [back.left, back.top],
    ],
    -0.22,
    -0.15,
    [0, 1],
  );
  reveal(
    [
      [x + width, y],
      [x + width, back.bottom],
      [back.right, back.bottom],
      [back.right, back.top],
    ],
    0.07,
    0.12,
    [1, 1],
  );
  drawing.path(
    rectangle(back.left, back.top, back.right - back.left, back.bottom - back.top),
    linear(
      [
        [0, adjust(wall, -0.15)],
        [0.5, adjust(wall, -0.06)],
        [1, adjust(wall, -0.01)],
      ],
      [0, 0],
      [0.8, 1],
    ),
  );
}
