import { adjust } from '../drawing/color.ts';
import { polygon, rectangle, superellipse } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import { dropShadow, place, type Studio } from '../scenes/studio.ts';
import { INK, ORANGE, PAPER } from './subject.ts';

/** A card as it stands among others. */
export function drawCard({ drawing }: Studio, x: number, y: number, width: number, height: number): void {
  drawing.rect(x - 3, y - 5, width + 6, height, '#3a2413', { opacity: 0.28, blur: 5, blurRoom: 30 });
  drawing.path(
    rectangle(x, y, width, height),
    vertical([
      [0, PAPER],
      [1, adjust(PAPER, -0.09)],
    ]),
  );
}

/** A card drawn out of the box, with the mark of a question. */
export function raiseQuestion(studio: Studio, x: number, text: string, face: 'display' | 'displayArabic'): void {
  const { drawing, typeset } = studio;
  place(studio, { x, y: 408, rotation: x < 700 ? -0.06 : 0.05 }, () => {
    const card = polygon(superellipse(0, 0, 82, 106, 18));
    dropShadow(studio, card, 7);
    drawing.path(card, PAPER);
    drawing.path(typeset(text, { face, weight: 700, size: 130, y: 40 }).path, ORANGE);
    drawing.rect(-50, 76, 100, 2, INK, { opacity: 0.4 });
  });
}
