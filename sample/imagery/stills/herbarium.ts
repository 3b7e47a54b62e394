import { adjust } from '../drawing/color.ts';
import { rectangle } from '../drawing/outlines.ts';
import { placeShapes, shapeBounds } from '../drawing/shape.ts';
import { RANGE_NAMES, rangeOf } from '../look/ranges.ts';
import { onTheGround } from '../scenes/dressing.ts';
import { place } from '../scenes/studio.ts';
import { layFlat, layPlant, laySome, printLines, sheetOutline } from './flat.ts';
import { layPencil } from './ledger.ts';
import { INK, PAPER, type Subject } from './subject.ts';

/** A sheet of the herbarium: a pressed plant under strips of paper, its name in a corner. */
export const herbarium: Subject = (studio, { plant, companion }) => {
  const { drawing, typeset, turn } = studio;
  layFlat(
    studio,
    { x: 800, y: 400, rotation: 0.2 },
    { outline: sheetOutline(400, 540), color: adjust(PAPER, -0.05), lift: 8 },
  );
  const sheet = { x: 690, y: 410, rotation: -0.05 };
  layFlat(studio, sheet, { outline: sheetOutline(430, 570), color: PAPER, lift: 12 });
  layPlant(studio, plant, { x: 678, y: 388, rotation: 0.03 }, 440);
  place(studio, sheet, () => {
    for (const [x, y, rotation] of [
      [-4, -20, 0.5],
      [6, 92, -0.4],
    ] as const) {
      drawing.group({ x: turn(1) * x, y, rotation: turn(rotation) }, () => {
        drawing.rect(-46, -7, 92, 14, studio.shade, { opacity: 0.25, blur: 2 });
        drawing.rect(-46, -8, 92, 14, '#f0e4c8', { opacity: 0.92 });
      });
    }
    const corner = turn(1) * 112;
    drawing.rect(corner - 78, 196, 156, 66, '#ffffff');
    drawing.path(rectangle(corner - 78, 196, 156, 3), INK);
    drawing.group({ x: corner, y: 224 }, () => {
      drawing.path(typeset('Sidrana', { face: 'display', weight: 700, size: 21, x: -34, anchor: 'middle' }).path, INK);
      drawing.path(
        typeset('سدرانا', { face: 'displayArabic', weight: 700, size: 19, x: 36, anchor: 'middle' }).path,
        INK,
      );
    });
    printLines(studio, { x: corner - 64, y: 236, width: 128, lines: 2, gap: 11, weight: 3.4, color: INK });
  });
  laySome(studio, companion, { x: 430, y: 600, rotation: -1.1 }, 250);
  layPencil(studio, { x: 936, y: 640, rotation: -0.9 }, '#b98556', 240);
};

/** Catalogues, fanned. */
export const booklets: Subject = (studio, { plant, range }) => {
  const { drawing, drawPlant, typeset } = studio;
  const others = RANGE_NAMES.filter((name) => name !== range);
  const shown = [others[2], others[5], range].flatMap((name) => (name ? [rangeOf(name)] : []));
  shown.forEach(({ body, ink, name, labelPalette, plant: own }, index) => {
    const spot = { x: 860 - index * 92, y: 372 + index * 34, rotation: 0.26 - index * 0.17 };
    layFlat(studio, spot, { outline: sheetOutline(300, 400), color: body, lift: 12 }, () => {
      drawing.group({ clip: rectangle(-150, -200, 300, 400) }, () => {
        const art = drawPlant(onTheGround(own), labelPalette);
        const { left, right, top, bottom } = shapeBounds(art);
        const scale = Math.min(210 / (bottom - top), 240 / (right - left));
        drawing.shapes(placeShapes(art, { x: (-(left + right) / 2) * scale, y: 190 - bottom * scale, scale }));
      });
      drawing.path(typeset(name.en, { face: 'display', weight: 700, size: 56, y: -118 }).path, ink);
      drawing.path(typeset(name.ar, { face: 'displayArabic', weight: 700, size: 48, y: -66 }).path, ink);
      drawing.rect(-150, -200, 14, 400, '#000000', { opacity: 0.1 });
      drawing.rect(-136, -200, 2, 400, '#ffffff', { opacity: 0.18 });
    });
  });
  laySome(studio, plant, { x: 420, y: 560, rotation: -0.3 }, 240);
};
