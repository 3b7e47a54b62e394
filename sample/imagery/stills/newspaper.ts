import { company } from '../../company.ts';
import { adjust } from '../drawing/color.ts';
import { buildMark } from '../drawing/mark.ts';
import { ellipse, rectangle, spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { rangeOf } from '../look/ranges.ts';
import type { Studio } from '../scenes/studio.ts';
import { layBowl, layFlat, laySome, printLines, sheetOutline } from './flat.ts';
import { layPencil } from './ledger.ts';
import { INK, ORANGE, PAPER, type Subject } from './subject.ts';

/** A glass of tea from above, on its saucer. */
function layTea(studio: Studio, x: number, y: number, radius = 62): void {
  layBowl(studio, { x, y }, { radius: radius * 1.5, color: '#f4f1ea' });
  layBowl(studio, { x, y }, { radius, color: '#e9eeee', content: '#a4551c' }, () => {
    studio.drawing.path(ellipse(-radius * 0.26, -radius * 0.3, radius * 0.2, radius * 0.09, -0.6), '#ffffff', {
      opacity: 0.5,
    });
  });
}

/** The paper's name in both scripts, the leaf between them: as wide as its columns, to be read on a card. */
function printMasthead({ drawing, typeset }: Studio, y: number): void {
  const gap = 24;
  const latin = typeset(company.name.en, { face: 'display', weight: 700, size: 56, anchor: 'right', x: -gap, y });
  const arabic = typeset(company.name.ar, { face: 'displayArabic', weight: 700, size: 54, anchor: 'left', x: gap, y });
  const middle = (latin.width - arabic.width) / 2;
  drawing.group({ x: middle }, () => {
    drawing.path(latin.path, INK);
    drawing.path(arabic.path, INK);
    drawing.path(buildMark(46, y + 2).leaf, ORANGE);
  });
}

/** A morning paper, folded, with a glass of tea. */
export const newspaper: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  layFlat(
    studio,
    { x: 760, y: 400, rotation: 0.1 },
    { outline: sheetOutline(440, 520), color: adjust(PAPER, -0.06), lift: 9 },
  );
  layFlat(
    studio,
    { x: 700, y: 410, rotation: -0.06 },
    { outline: sheetOutline(440, 530), color: adjust(PAPER, -0.01, 0.6), lift: 12 },
    () => {
      printMasthead(studio, -200);
      drawing.rect(-196, -184, 392, 4, INK);
      drawing.rect(-196, -176, 392, 1.4, INK);
      drawing.rect(-196, -158, 250, 15, INK, { opacity: 0.85 });
      drawing.rect(-196, -134, 190, 15, INK, { opacity: 0.85 });
      const photo = rectangle(-196, -100, 256, 160);
      drawing.path(
        photo,
        linear(
          [
            [0, '#b9cdb2'],
            [1, '#8da98b'],
          ],
          [0, 0],
          [1, 1],
        ),
      );
      drawing.group({ clip: photo }, () => {
        drawing.path(
          spline(
            [
              [-220, 20],
              [-130, -24],
              [-60, 6],
              [10, -30],
              [90, -6],
              [90, 90],
              [-220, 90],
            ],
            { tension: 1 / 9 },
          ),
          '#5e8160',
        );
      });
      drawing.path(ellipse(14, -66, 15, 15), '#fdf0cf');
      printLines(studio, {
        x: 76,
        y: -156,
        width: 120,
        lines: 17,
        gap: 13,
        weight: 4,
        color: INK,
        seed: 3,
        fromRight: true,
      });
      for (const x of [-196, -60, 76])
        printLines(studio, { x, y: 80, width: 120, lines: 12, gap: 13, weight: 4, color: INK, seed: x + 300 });
      drawing.rect(-220, -3, 440, 2, '#8b8676', { opacity: 0.28 });
      drawing.rect(-220, -1, 440, 10, '#8b8676', { opacity: 0.12 });
    },
  );
  layTea(studio, 975, 610);
  layPencil(studio, { x: 872, y: 470, rotation: -1.15 }, ORANGE, 230);
  laySome(studio, plant, { x: 440, y: 520, rotation: -0.42 }, 380);
};

/** A desk: notebook, pencil and tea. */
export const desk: Subject = (studio, { plant, range }) => {
  const { drawing } = studio;
  layFlat(
    studio,
    { x: 690, y: 420, rotation: -0.12 },
    { outline: sheetOutline(330, 430, 18), color: rangeOf(range).body, lift: 15 },
  );
  layFlat(
    studio,
    { x: 694, y: 415, rotation: -0.12 },
    { outline: sheetOutline(312, 410), color: PAPER, lift: 3 },
    () => {
      for (let row = 0; row < 15; row++) drawing.rect(-130, -142 + row * 23, 260, 1.2, '#8fb0a6', { opacity: 0.7 });
      printLines(studio, { x: -130, y: -174, width: 150, lines: 1, gap: 1, weight: 9, color: INK });
      printLines(studio, { x: -130, y: -150, width: 220, lines: 6, gap: 23, weight: 4, color: '#2b5468', seed: 5 });
      printLines(studio, {
        x: -90,
        y: 12,
        width: 220,
        lines: 4,
        gap: 23,
        weight: 4,
        color: '#2b5468',
        seed: 8,
        fromRight: true,
      });
      for (let ring = 0; ring < 13; ring++) {
        drawing.path(ellipse(-120 + ring * 20, -196, 4, 4), '#8c8879');
        drawing.rect(-122 + ring * 20, -216, 4, 20, '#b9bdc0');
      }
    },
  );
  layPencil(studio, { x: 700, y: 520, rotation: -0.75 }, ORANGE);
  layTea(studio, 955, 300);
  laySome(studio, plant, { x: 440, y: 540, rotation: -0.5 }, 330);
};
