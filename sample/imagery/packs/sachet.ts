import { adjust, shadeOf } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { lerp, steps } from '../drawing/number.ts';
import { polygon } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import type { Pack } from './pack.ts';
import { drawCrimp, drawGround } from './parts.ts';

const HALF = 166;
const TOP = -500;
const CRIMP = 40;
const BULGE = 10;
const flank = (side: -1 | 1) =>
  steps(16, (t): Point => [side * (HALF + BULGE * Math.sin(Math.PI * t)), lerp(TOP + CRIMP, -CRIMP, t)]);
const FILM = polygon([[-HALF, TOP], [HALF, TOP], ...flank(1), [HALF, 0], [-HALF, 0], ...flank(-1).reverse()]);
/** Where the film is drawn together by its seals. */
const CREASES = [-0.72, -0.4, -0.12, 0.2, 0.48, 0.76] as const;

/** Sachet: a flat pillow of film between two crimped seals, standing on the lower one. */
export const sachet: Pack = {
  scale: 1.22,
  footprint: { halfWidth: HALF, height: 500, depth: 6 },
  draw(canvas, look) {
    const { drawing } = canvas;
    const { body } = look;
    const shadow = shadeOf(body);
    drawGround(drawing, HALF * 0.96, { tilt: 0.05 });
    drawing.path(FILM, body);
    const area: LabelArea = { half: 140, top: TOP + CRIMP + 14, bottom: -CRIMP, nameSize: 88, clip: FILM };
    printLabel(canvas, area, look.text, look, look.plant, (x, y) => [x, y]);
    drawing.group({ clip: FILM }, () => {
      const pillow = linear([
        [0, shadow, 0.42],
        [0.09, shadow, 0.12],
        [0.2, '#ffffff', 0.26],
        [0.34, '#ffffff', 0.03],
        [0.7, shadow, 0.06],
        [0.88, shadow, 0.24],
        [0.95, '#ffffff', 0.16],
        [1, shadow, 0.46],
      ]);
      drawing.path(FILM, pillow);
      drawing.path(
        FILM,
        vertical([
          [0.08, shadow, 0.26],
          [0.2, '#ffffff', 0.1],
          [0.5, '#ffffff', 0],
          [0.84, shadow, 0.04],
          [0.93, shadow, 0.3],
        ]),
      );
      for (const place of CREASES) {
        for (const [y, reach] of [
          [TOP + CRIMP, 46],
          [-CRIMP, -52],
        ] as const) {
          const x = place * HALF;
          drawing.ellipse(x, y + reach / 2, 3.4, Math.abs(reach) / 2, shadow, { opacity: 0.22, blur: 3, blurRoom: 80 });
          drawing.ellipse(x + 8, y + reach / 2, 3, Math.abs(reach) / 2, '#ffffff', {
            opacity: 0.2,
            blur: 3,
            blurRoom: 80,
          });
        }
      }
      const seal = { height: CRIMP, half: HALF + 1, color: adjust(body, 0.03), shadow };
      drawCrimp(drawing, { ...seal, top: TOP });
      drawCrimp(drawing, { ...seal, top: -CRIMP });
    });
  },
};
