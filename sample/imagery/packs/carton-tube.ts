import { drawCarton } from './carton.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';
import { tube } from './tube.ts';

/** Carton and tube: toothpaste as it is bought. */
export const cartonTube: Pack = {
  scale: 1.08,
  footprint: { halfWidth: 200, height: 620, depth: 22 },
  draw(canvas, look) {
    const { drawing } = canvas;
    drawGround(drawing, 116, { x: -92, y: -14 });
    drawing.group({ x: -92, y: -6, scale: 0.98 }, () => drawCarton(canvas, look));
    drawing.group({ x: 124, y: 16, scale: 0.82 }, () => tube.draw(canvas, look));
  },
};
