import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse } from '../drawing/outlines.ts';
import { place, type Studio } from '../scenes/studio.ts';

/** A date or coconut palm: a ringed trunk and a crown of fronds. */
export function standPalm(studio: Studio, { x, y, tall }: { x: number; y: number; tall: number }): void {
  const { drawing, shade } = studio;
  place(studio, { x, y, scale: tall / 400 }, () => {
    drawing.ellipse(60, 4, 96, 12, shade, { opacity: 0.4, blur: 5, blurRoom: 60 });
    const trunk = (t: number): Point => [Math.sin(t * 1.5) * 34, -300 * t];
    drawing.path(taper(steps(10, trunk), 30, 17), '#8a6340');
    for (let ring = 1; ring < 13; ring++) {
      const [cx, cy] = trunk(ring / 13);
      drawing.path(
        taper(
          [
            [cx - 11, cy],
            [cx, cy + 4],
            [cx + 11, cy],
          ],
          3,
          2,
        ),
        '#5d3f26',
        { opacity: 0.6 },
      );
    }
    const [cx, cy] = trunk(1);
    for (const [index, angle] of [-3.3, 0.16, -2.9, -0.24, -2.5, -0.64, -2.05, -1.1, -1.57].entries()) {
      const rib = steps(9, (t): Point => [cx + Math.cos(angle) * 170 * t, cy + Math.sin(angle) * 150 * t + 96 * t * t]);
      const tone: Color = index % 2 ? '#4c8a3c' : '#2f6b38';
      rib.slice(1).forEach(([rx, ry], leaf) => {
        for (const side of [-1, 1]) {
          const lean = angle + side * 0.9;
          const reach = 58 * (1 - leaf / 12);
          drawing.path(
            taper(
              [
                [rx, ry],
                [rx + Math.cos(lean) * reach * 0.6, ry + Math.sin(lean) * reach * 0.5 + 8],
                [rx + Math.cos(lean) * reach, ry + Math.sin(lean) * reach * 0.8 + 26],
              ],
              9,
              1.5,
            ),
            adjust(tone, side * 0.03),
          );
        }
      });
      drawing.path(taper(rib, 6, 2), '#a9cf7e');
    }
    for (const dx of [-14, 8, 22]) drawing.path(ellipse(cx + dx, cy + 14, 13, 14), '#6d4a2c');
  });
}
