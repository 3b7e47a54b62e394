import { adjust } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { polygon } from '../drawing/outlines.ts';
import { miswakStick } from '../plants/miswak.ts';
import { type BoxShape, buildBox, lightBox } from './box.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';

const SHAPE: BoxShape = { left: -134, right: 92, top: -420, bottom: 0, dx: 50, dy: -34 };
const BOX = buildBox(SHAPE);
const MIDDLE = (SHAPE.left + SHAPE.right) / 2;
const MOUTH = BOX.lid;
/** The back flap of the lid, standing open. */
const FLAP = polygon([
  [SHAPE.left + SHAPE.dx, SHAPE.top + SHAPE.dy],
  [SHAPE.right + SHAPE.dx, SHAPE.top + SHAPE.dy],
  [SHAPE.right + SHAPE.dx + 4, SHAPE.top + SHAPE.dy - 66],
  [SHAPE.left + SHAPE.dx + 4, SHAPE.top + SHAPE.dy - 66],
]);
const STICKS = [
  { x: -84, y: -330, length: 330, width: 42, angle: -0.1, seed: 2 },
  { x: 78, y: -330, length: 320, width: 42, angle: 0.12, seed: 5 },
  { x: 2, y: -324, length: 350, width: 46, angle: 0.015, seed: 9 },
] as const;

/** Stick: an open carton with up to three miswak sticks standing in it. */
export const stick: Pack = {
  scale: 1.16,
  shift: -4,
  footprint: { halfWidth: 150, height: 590, depth: 8 },
  draw(canvas, look) {
    const { drawing } = canvas;
    const inside = adjust(look.body, -0.24);
    drawGround(drawing, 124, { x: MIDDLE + 22, y: -6, opacity: 0.44, tilt: 0.06 });
    drawing.path(FLAP, adjust(look.body, 0.05, 0.9));
    drawing.path(MOUTH, inside);
    drawing.group({ x: MIDDLE + 18 }, () => {
      for (const one of STICKS.slice(-(look.sticks ?? STICKS.length))) drawing.shapes(miswakStick(one));
    });
    drawing.path(BOX.front, look.body);
    const onFront = (x: number, y: number): Point => [MIDDLE + x, y];
    const area: LabelArea = { half: 106, top: SHAPE.top + 20, bottom: 0, nameSize: 80, clip: BOX.front, crop: 1.6 };
    printLabel(canvas, area, look.text, look, look.plant, onFront);
    lightBox(drawing, { ...BOX, lid: [] }, look.body);
  },
};
