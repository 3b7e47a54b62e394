import { printLabel } from '../drawing/label.ts';
import { rectangle } from '../drawing/outlines.ts';
import { buildLook } from '../look/look.ts';
import { layFlat, laySome, sheetOutline } from './flat.ts';
import { layPencil } from './ledger.ts';
import { INK, ORANGE, PAPER, type Subject } from './subject.ts';

/** A label as it leaves the desk: flat, with the pencil line that both scripts stand on. */
export const label: Subject = (studio, { range, plant, companion }) => {
  const { drawing, drawPlant } = studio;
  const look = buildLook({ range, descriptor: { en: [], ar: [] }, size: '', plant }, drawPlant);
  const [wide, tall] = [320, 470];
  layFlat(
    studio,
    { x: 700, y: 410, rotation: -0.04 },
    { outline: sheetOutline(wide + 120, tall + 90), color: PAPER, lift: 10 },
    () => {
      for (const [sx, sy] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        drawing.rect(sx * (wide / 2 + 14) - 12, sy * (tall / 2 + 8) - 0.8, 24, 1.6, INK);
        drawing.rect(sx * (wide / 2 + 8) - 0.8, sy * (tall / 2 + 14) - 12, 1.6, 24, INK);
      }
      const front = rectangle(-wide / 2, -tall / 2, wide, tall);
      drawing.path(front, look.body);
      const area = { half: wide / 2, top: -tall / 2 + 14, bottom: tall / 2, nameSize: 96, clip: front };
      printLabel({ drawing, typeset: studio.typeset }, area, look.text, look, look.plant, (x, y) => [x, y]);
      drawing.rect(-0.9, -tall / 2 - 40, 1.8, tall + 80, ORANGE, { opacity: 0.8 });
    },
  );
  layFlat(
    studio,
    { x: 985, y: 440, rotation: 0.1 },
    { outline: rectangle(-27, -250, 54, 500), color: '#e7c884', lift: 9 },
    () => {
      for (let mark = 0; mark < 48; mark++)
        drawing.rect(27 - (mark % 5 === 0 ? 24 : 13), -240 + mark * 10, mark % 5 === 0 ? 24 : 13, 1.5, INK, {
          opacity: 0.75,
        });
    },
  );
  layPencil(studio, { x: 470, y: 556, rotation: 2.75 }, ORANGE, 200);
  laySome(studio, companion, { x: 395, y: 330, rotation: -0.3 }, 260);
};

/** Cards with a letter of each script. */
export const cards: Subject = (studio, { plant }) => {
  const { drawing, typeset } = studio;
  const faces = [
    { x: 860, y: 330, rotation: 0.17, color: '#8a4b8f', text: 'س', face: 'displayArabic' },
    { x: 860, y: 590, rotation: -0.1, color: PAPER, text: 'ع', face: 'displayArabic' },
    { x: 625, y: 335, rotation: -0.12, color: PAPER, text: 'S', face: 'display' },
    { x: 640, y: 585, rotation: 0.09, color: ORANGE, text: 'A', face: 'display' },
  ] as const;
  for (const { text, face, ...card } of faces) {
    layFlat(studio, card, { outline: sheetOutline(190, 230, 16), color: card.color, lift: 9 }, () => {
      const ink = card.color === PAPER ? INK : '#fff6e6';
      drawing.path(typeset(text, { face, weight: 700, size: 150, y: face === 'display' ? 52 : 30 }).path, ink);
      drawing.rect(-60, 88, 120, 2, ink, { opacity: 0.5 });
    });
  }
  laySome(studio, plant, { x: 420, y: 480, rotation: -0.3 }, 300);
};
