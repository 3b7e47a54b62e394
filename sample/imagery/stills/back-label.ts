import { buildMark } from '../drawing/mark.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { rangeOf } from '../look/ranges.ts';
import { place } from '../scenes/studio.ts';
import { layFlat, laySome, printLines, sheetOutline } from './flat.ts';
import { INK, ORANGE, PAPER, type Subject } from './subject.ts';

/** The back of a label: what is in it, in both languages, and its small marks. */
export const backLabel: Subject = (studio, { plant, range }) => {
  const { drawing, typeset } = studio;
  const { body, ink } = rangeOf(range);
  layFlat(
    studio,
    { x: 720, y: 446, rotation: -0.05, scale: 0.86 },
    { outline: sheetOutline(380, 540, 24), color: PAPER, lift: 12 },
    () => {
      drawing.rect(-190, -270, 380, 84, body);
      drawing.path(typeset('Sidrana', { face: 'display', weight: 700, size: 40, x: -92, y: -214 }).path, ink);
      drawing.path(typeset('سدرانا', { face: 'displayArabic', weight: 700, size: 38, x: 92, y: -214 }).path, ink);
      drawing.group({ y: -206 }, () => drawing.path(buildMark(44).leaf, ORANGE));
      drawing.rect(-0.8, -160, 1.6, 270, INK, { opacity: 0.35 });
      for (const y of [-160, -40]) {
        drawing.rect(-168, y, 92, 8, INK, { opacity: 0.85 });
        drawing.rect(76, y, 92, 8, INK, { opacity: 0.85 });
        printLines(studio, {
          x: -168,
          y: y + 22,
          width: 150,
          lines: 6,
          gap: 14,
          weight: 4.5,
          color: INK,
          seed: y + 400,
        });
        printLines(studio, {
          x: 18,
          y: y + 22,
          width: 150,
          lines: 6,
          gap: 14,
          weight: 4.5,
          color: INK,
          seed: y + 500,
          fromRight: true,
        });
      }
      for (let bar = 0; bar < 34; bar++) drawing.rect(-168 + bar * 4.4, 146, bar % 3 === 0 ? 3 : 1.6, 76, INK);
      for (const [index, text] of ['12M', 'e'].entries()) {
        drawing.path(ellipse(60 + index * 76, 184, 30, 30), INK);
        drawing.path(ellipse(60 + index * 76, 184, 27, 27), PAPER);
        drawing.path(
          typeset(text, {
            face: 'text',
            weight: 600,
            size: index ? 34 : 20,
            x: 60 + index * 76,
            y: index ? 194 : 191,
            anchor: 'middle',
          }).path,
          INK,
        );
      }
    },
  );
  place(studio, { x: 878, y: 372, rotation: 0.5, scale: 0.9 }, () => {
    drawing.group({ x: 14, y: 12, blur: 7, blurRoom: 30, opacity: 0.3 }, () =>
      drawing.path(ellipse(0, 0, 96, 96), studio.shade),
    );
    drawing.path(
      polygon([
        [-13, 92],
        [13, 92],
        [16, 250],
        [-16, 250],
      ]),
      linear([
        [0, '#a4703f'],
        [0.4, '#8a5730'],
        [1, '#5b3518'],
      ]),
    );
    drawing.path(ellipse(0, 0, 98, 98), '#c99f45');
    drawing.path(ellipse(0, 0, 86, 86), '#eef4f0', { opacity: 0.9 });
    drawing.group({ clip: ellipse(0, 0, 86, 86), rotation: 0 }, () =>
      printLines(studio, { x: -80, y: -62, width: 150, lines: 6, gap: 26, weight: 9, color: INK, seed: 6 }),
    );
    drawing.path(ellipse(-30, -36, 40, 17, -0.7), '#ffffff', { opacity: 0.6 });
  });
  laySome(studio, plant, { x: 450, y: 500, rotation: -0.35 }, 360);
};
