import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { buildMark } from '../drawing/mark.ts';
import type { Color } from '../drawing/oklch.ts';
import { polygon, rectangle } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import type { Slab } from '../scenes/scene.ts';
import { drawSlab } from '../scenes/slab.ts';
import type { Studio } from '../scenes/studio.ts';
import { ORANGE, WOOD } from './subject.ts';

/** A box or table in its own colour, seen from the front; `x` is its left edge on left-to-right pages. */
export function standBox({ drawing, wall, mirrored, at }: Studio, box: Slab & { color: Color }): void {
  drawSlab(drawing, wall, { ...box, x: mirrored ? at(box.x) - box.width : box.x });
}

/** The left edge, in this picture, of something `width` wide that starts at `x` on left-to-right pages. */
export function leftOf({ mirrored, at }: Studio, x: number, width: number): number {
  return mirrored ? at(x) - width : x;
}

/** A plank with its grain. */
export function drawPlank(
  { drawing }: Studio,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  color: Color = WOOD,
  seed = 3,
): void {
  const random = createRandom(seed);
  drawing.path(
    rectangle(x, y, width, height),
    vertical([
      [0, adjust(color, 0.06)],
      [0.25, color],
      [1, adjust(color, -0.08)],
    ]),
  );
  for (let line = 0; line < height / 8; line++) {
    const from = x + random() * width * 0.4;
    const to = Math.min(x + width - 3, from + width * (0.25 + random() * 0.5));
    const level = y + 4 + line * 8 + random() * 3;
    const points: Point[] = [
      [from, level],
      [(from + to) / 2, level + (random() - 0.5) * 4],
      [to, level],
    ];
    drawing.path(taper(points, 1.6, 0.6), adjust(color, -0.16), { opacity: 0.5 });
  }
  drawing.rect(x, y, width, 1.8, adjust(color, 0.16), { opacity: 0.7 });
}

/** A slatted crate; `fill` draws what rises over its front. */
export function standCrate(
  studio: Studio,
  { x, y, width, height, slats = 3 }: { x: number; y: number; width: number; height: number; slats?: number },
  fill?: () => void,
): void {
  const { drawing } = studio;
  const left = leftOf(studio, x, width);
  const depth = width * 0.14;
  drawSlab(drawing, studio.wall, { x: left, y, width, height: height * 0.2, depth: 10, color: WOOD });
  const top = y - height;
  drawing.path(
    polygon([
      [left, top],
      [left + depth * 0.6, top - depth],
      [left + width - depth * 0.6, top - depth],
      [left + width, top],
    ]),
    adjust(WOOD, -0.34),
  );
  drawPlank(
    studio,
    { x: left + depth * 0.6, y: top - depth - 8, width: width - depth * 1.2, height: 18 },
    adjust(WOOD, -0.1),
    5,
  );
  drawing.path(rectangle(left, top, width, height), adjust(WOOD, -0.36));
  fill?.();
  const slat = (height / slats) * 0.82;
  for (let index = 0; index < slats; index++) {
    drawPlank(studio, { x: left, y: top + (index * height) / slats, width, height: slat }, WOOD, index + 2);
    drawing.rect(left, top + (index * height) / slats + slat, width, 5, '#3a2413', { opacity: 0.35 });
  }
  for (const post of [left, left + width - 24]) {
    drawPlank(studio, { x: post, y: top - 8, width: 24, height: height + 8 }, adjust(WOOD, 0.03), 9);
    drawing.rect(post + 24, top, 7, height, '#3a2413', { opacity: 0.22 });
    for (let index = 0; index < slats; index++)
      drawing.ellipse(post + 12, top + (index + 0.4) * (height / slats), 2.6, 2.6, '#5a4326');
  }
}

/** A shipping carton with its tape and the leaf. */
export function standCarton(
  studio: Studio,
  box: { x: number; y: number; width: number; height: number; depth?: number },
  color: Color = '#c99f6c',
): void {
  const { drawing } = studio;
  const { x, y, width, height, depth = width * 0.2 } = box;
  standBox(studio, { x, y, width, height, depth, color });
  const left = leftOf(studio, x, width);
  const middle = left + width / 2;
  const tape = linear(
    [
      [0, '#e9dcc0'],
      [1, '#d8c7a2'],
    ],
    [0, 0],
    [0, 1],
  );
  drawing.path(
    polygon([
      [middle - 13, y - height],
      [middle - 11, y - height - depth],
      [middle + 11, y - height - depth],
      [middle + 13, y - height],
    ]),
    tape,
    { opacity: 0.85 },
  );
  drawing.path(rectangle(middle - 13, y - height, 26, height * 0.26), tape, { opacity: 0.85 });
  drawing.group({ x: left + width * 0.2, y: y - height * 0.18 }, () => {
    const { leaf, veins, stem } = buildMark(height * 0.34);
    drawing.path(leaf, ORANGE, { opacity: 0.92 });
    for (const vein of [stem, ...veins]) drawing.path(vein, color);
  });
  for (let line = 0; line < 3; line++)
    drawing.rect(left + width * 0.62, y - height * 0.3 + line * 9, width * (0.26 - line * 0.05), 3.6, '#4d3319', {
      opacity: 0.6,
    });
}
