import { adjust } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { polygon, rectangle } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';
import { drawCastShadow } from './cast-shadow.ts';
import { roomShadow } from './room.ts';
import type { Slab } from './scene.ts';

export function drawSlab(
  drawing: Drawing,
  wall: Color,
  { x, y, width, height, depth = 46, color = adjust(wall, 0.02) }: Slab,
) {
  const dark = roomShadow(wall);
  drawCastShadow(drawing, dark, {
    x: x + width / 2,
    y,
    halfWidth: width / 2,
    height,
    opacity: 0.45,
    length: 1.1,
  });
  drawing.rect(x - 6, y - 6, width + 12, 12, dark, { opacity: 0.5, blur: 5, blurRoom: 60 });
  const top: Point[] = [
    [x, y - height],
    [x + depth * 0.55, y - height - depth],
    [x + width - depth * 0.55, y - height - depth],
    [x + width, y - height],
  ];
  drawing.path(
    polygon(top),
    linear([
      [0, adjust(color, 0.11, 0.9)],
      [0.6, adjust(color, 0.06)],
      [1, adjust(color, 0.02)],
    ]),
  );
  drawing.path(
    rectangle(x, y - height, width, height),
    linear(
      [
        [0, adjust(color, 0.03)],
        [0.5, adjust(color, -0.03)],
        [1, adjust(color, -0.1)],
      ],
      [0, 0],
      [0.25, 1],
    ),
  );
  drawing.rect(x, y - height - 0.8, width, 2.2, adjust(color, 0.16, 0.8), { opacity: 0.8 });
}
