import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Color } from '../drawing/oklch.ts';
import { polygon, rectangle } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Studio } from '../scenes/studio.ts';
import { layFlat, laySome, sheetOutline } from './flat.ts';
import { BRASS, INK, ORANGE, PAPER, type Subject } from './subject.ts';

const page = (from: number, to: number, color: Color) =>
  linear([
    [0, adjust(color, from)],
    [0.5, color],
    [1, adjust(color, to)],
  ]);

/** A pencil or pen from its point at (0, 0) along the x axis, the other way where the picture is mirrored. */
export function layPencil(
  studio: Studio,
  at: { x: number; y: number; rotation: number },
  color: Color,
  length = 270,
): void {
  const { drawing, turn } = studio;
  const tip = (to: number, half: number) =>
    polygon([
      [0, 0],
      [turn(to), -half],
      [turn(to), half],
    ]);
  const strip = (from: number, to: number, top: number, bottom: number) =>
    polygon([
      [turn(from), top],
      [turn(to), top],
      [turn(to), bottom],
      [turn(from), bottom],
    ]);
  const outline = polygon([
    [0, 0],
    [turn(26), -8],
    [turn(length), -8],
    [turn(length), 8],
    [turn(26), 8],
  ]);
  layFlat(studio, at, { outline, color, lift: 9 }, () => {
    drawing.path(tip(26, 8), '#ecd3a6');
    drawing.path(tip(9, 2.8), INK);
    drawing.path(strip(26, length, -8, -3), '#ffffff', { opacity: 0.28 });
    drawing.path(strip(26, length, 3, 8), INK, { opacity: 0.2 });
    drawing.path(strip(length - 30, length - 22, -8, 8), BRASS);
  });
}

/** Accounts: an open book of figures with its ribbon. */
export const ledger: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  const [half, tall] = [250, 350];
  layFlat(
    studio,
    { x: 705, y: 420, rotation: -0.07 },
    { outline: sheetOutline(half * 2 + 34, tall + 30), color: '#1d4a38', lift: 20 },
    () => {
      for (const side of [-1, 1] as const) {
        const left = side < 0 ? -half : 0;
        drawing.path(rectangle(left + side * 8, -tall / 2 + 4, half, tall), adjust(PAPER, -0.1));
        drawing.path(rectangle(left + side * 4, -tall / 2 + 1, half, tall), adjust(PAPER, -0.05));
        drawing.path(
          rectangle(left, -tall / 2, half, tall),
          side < 0 ? page(0.01, -0.16, PAPER) : page(-0.2, 0.01, PAPER),
        );
        for (let row = 0; row < 15; row++) {
          const y = -tall / 2 + 52 + row * 19;
          drawing.rect(left + 20, y + 7, half - 40, 1.2, '#7fa6a0', { opacity: 0.6 });
          drawing.rect(left + 26, y, 62 + ((row * 37) % 44), 4.5, INK, { opacity: 0.5 });
          const figure = 26 + ((row * 53 + (side + 1) * 17) % 24);
          drawing.rect(left + half - 78 - figure, y, figure, 4.5, INK, { opacity: 0.55 });
          drawing.rect(left + half - 30 - figure * 0.8, y, figure * 0.8, 4.5, row === 14 ? ORANGE : INK, {
            opacity: 0.6,
          });
        }
        drawing.rect(left + 26, -tall / 2 + 24, 96, 8, INK, { opacity: 0.7 });
        for (const rule of [half - 132, half - 70])
          drawing.rect(left + rule, -tall / 2 + 44, 1.4, tall - 66, '#c25b4b', { opacity: 0.6 });
      }
      drawing.path(
        taper(
          [
            [6, -tall / 2 - 8],
            [12, 0],
            [4, tall / 2],
            [26, tall / 2 + 58],
          ],
          13,
          12,
        ),
        ORANGE,
      );
    },
  );
  layPencil(studio, { x: 836, y: 566, rotation: -0.62 }, '#20483a');
  laySome(studio, plant, { x: 408, y: 590, rotation: -0.5 }, 200);
};
