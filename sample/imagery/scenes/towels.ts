import { adjust } from '../drawing/color.ts';
import { ellipse, polygon, superellipse } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import { place, type Studio } from './studio.ts';

/** Folded towels, one on the other, their folds to the front. */
export function pileTowels(studio: Studio, colors: readonly string[], x: number, y: number): void {
  const { drawing, shade } = studio;
  drawing.ellipse(studio.at(x) + 18, y + 3, 128, 16, shade, { opacity: 0.42, blur: 8, blurRoom: 60 });
  for (const [index, color] of colors.entries()) {
    const [half, thick] = [112 - index * 3, 15];
    place(studio, { x: x + (index % 2 ? 4 : 0), y: y - thick - index * thick * 2 }, () => {
      drawing.path(ellipse(0, -thick * 0.9, half * 0.97, 20), adjust(color, 0.03));
      const face = polygon(superellipse(0, 0, half, thick, 5, 72));
      drawing.path(
        face,
        vertical([
          [0, adjust(color, 0.03)],
          [0.5, color],
          [1, adjust(color, -0.14)],
        ]),
      );
      drawing.rect(-half + 5, -2, half * 2 - 12, 2.4, adjust(color, -0.18), { opacity: 0.6 });
    });
  }
}
