import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { buildMark } from '../drawing/mark.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { layFlat, laySome, printLines, sheetOutline } from './flat.ts';
import { layPencil } from './ledger.ts';
import { INK, ORANGE, PAPER, type Subject } from './subject.ts';

/** A letter, its envelope and a pen. */
export const letter: Subject = (studio, { plant, vessel }) => {
  const { drawing } = studio;
  const envelope = sheetOutline(400, 265);
  layFlat(
    studio,
    { x: 790, y: 500, rotation: 0.16 },
    { outline: envelope, color: adjust(vessel, 0.16, 0.5), lift: 9 },
    () => {
      drawing.group({ clip: envelope }, () => {
        drawing.path(
          polygon([
            [-200, -132],
            [200, -132],
            [0, 36],
          ]),
          adjust(vessel, 0.1, 0.6),
        );
        for (const side of [-1, 1])
          drawing.path(
            taper(
              [
                [side * 197, -131],
                [0, 38],
              ],
              2.4,
              2.4,
            ),
            adjust(vessel, -0.12),
            { opacity: 0.5 },
          );
      });
      drawing.path(ellipse(0, 26, 30, 29), adjust(ORANGE, -0.08));
      drawing.path(ellipse(-2, 24, 24, 23), ORANGE);
      const { leaf, veins, stem } = buildMark(34, 42);
      for (const [path, fill] of [
        [leaf, '#b83c0c'],
        ...[stem, ...veins].map((vein) => [vein, ORANGE] as const),
      ] as const)
        drawing.path(path, fill);
    },
  );
  layFlat(
    studio,
    { x: 600, y: 385, rotation: -0.1 },
    { outline: sheetOutline(300, 400), color: PAPER, lift: 10 },
    () => {
      const { leaf } = buildMark(34, -140);
      drawing.path(leaf, ORANGE);
      printLines(studio, { x: -112, y: -104, width: 224, lines: 9, gap: 20, color: INK, seed: 4 });
      printLines(studio, { x: -112, y: 92, width: 224, lines: 3, gap: 20, color: INK, seed: 9, fromRight: true });
      drawing.path(
        taper(
          [
            [-100, 168],
            [-70, 150],
            [-52, 172],
            [-30, 148],
            [2, 166],
            [34, 158],
          ],
          4,
          1.5,
        ),
        '#20483a',
      );
    },
  );
  layPencil(studio, { x: 800, y: 548, rotation: -0.5 }, '#20483a', 230);
  laySome(studio, plant, { x: 470, y: 520, rotation: -0.62 }, 350);
};
