import { adjust } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import type { Color } from '../drawing/oklch.ts';
import { rectangle } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';
import { type BoxShape, buildBox, lightBox } from './box.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';

const SHAPE: BoxShape = { left: -250, right: 72, top: -400, bottom: 0, dx: 44, dy: -34 };
const BOX = buildBox(SHAPE);
const MIDDLE = (SHAPE.left + SHAPE.right) / 2;
const STRIP = { width: 88, height: 236 } as const;
const WAX = '#e9b44c';

/** A strip leaning on the box: film, wax seen through it, the free tab at its head. */
function drawStrip(drawing: Drawing, place: { x: number; y: number; rotation: number }, wax: Color) {
  const { width, height } = STRIP;
  const outline = rectangle(-width / 2, -height, width, height);
  drawing.group({ ...place, x: place.x + 9, y: place.y + 6, blur: 6, blurRoom: 30, opacity: 0.34 }, () =>
    drawing.path(outline, '#0b1a13'),
  );
  drawing.group(place, () => {
    drawing.path(outline, '#fbf4ea');
    drawing.path(
      rectangle(-width / 2 + 5, -height + 52, width - 10, height - 57),
      linear(
        [
          [0, adjust(wax, 0.08)],
          [0.35, wax],
          [0.6, adjust(wax, 0.06)],
          [1, adjust(wax, -0.12)],
        ],
        [0, 0],
        [1, 0.4],
      ),
    );
    drawing.path(
      rectangle(-width / 2 + 14, -height + 58, 12, height - 74),
      linear(
        [
          [0, '#ffffff', 0.7],
          [1, '#ffffff', 0.15],
        ],
        [0, 0],
        [0, 1],
      ),
    );
    drawing.rect(-width / 2, -height, width, 52, '#ffffff', { opacity: 0.55 });
  });
}

/** Wax strips: a flat box with three strips leaning on it. */
export const waxStrips: Pack = {
  scale: 1.24,
  footprint: { halfWidth: 222, height: 434, depth: 26 },
  draw(canvas, look) {
    const { drawing } = canvas;
    const onFront = (x: number, y: number): Point => [MIDDLE + x, y];
    const area: LabelArea = { half: 142, top: SHAPE.top + 18, bottom: 0, nameSize: 84, clip: BOX.front, crop: 1.1 };
    drawGround(drawing, 172, { x: MIDDLE + 20, y: -6, opacity: 0.42, tilt: 0.05 });
    drawing.path(BOX.front, look.body);
    printLabel(canvas, area, look.text, look, look.plant, onFront);
    lightBox(drawing, BOX, look.body);
    drawStrip(drawing, { x: 126, y: 6, rotation: 0.3 }, WAX);
    drawStrip(drawing, { x: 118, y: 14, rotation: 0.16 }, WAX);
    drawStrip(drawing, { x: 106, y: 24, rotation: 0.02 }, WAX);
  },
};
