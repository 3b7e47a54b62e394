import { buildMark } from '../drawing/mark.ts';
import { polygon, rectangle } from '../drawing/outlines.ts';
import { layFlat, laySome, printLines, sheetOutline } from './flat.ts';
import { ORANGE, type Subject } from './subject.ts';

/** A film: the slate that opens each take. */
export const slate: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  const stripes = (y: number, lean: number) => {
    for (let stripe = 0; stripe < 6; stripe++)
      drawing.path(
        polygon([
          [-190 + stripe * 66, y],
          [-157 + stripe * 66, y],
          [-157 + lean + stripe * 66, y + 44],
          [-190 + lean + stripe * 66, y + 44],
        ]),
        '#f7f4ea',
      );
  };
  const bar = rectangle(-200, -22, 400, 44);
  layFlat(studio, { x: 722, y: 244, rotation: -0.28 }, { outline: bar, color: '#1b2723', lift: 12 }, () =>
    drawing.group({ clip: bar }, () => stripes(-22, 24)),
  );
  layFlat(
    studio,
    { x: 735, y: 460, rotation: -0.06 },
    { outline: sheetOutline(400, 320), color: '#20302b', lift: 14 },
    () => {
      drawing.group({ clip: rectangle(-200, -160, 400, 44) }, () => stripes(-160, -24));
      for (const y of [-40, 40]) drawing.rect(-180, y, 360, 2, '#f7f4ea', { opacity: 0.7 });
      drawing.rect(0, 42, 2, 96, '#f7f4ea', { opacity: 0.7 });
      printLines(studio, { x: -170, y: -90, width: 150, lines: 2, gap: 22, weight: 8, color: '#f7f4ea' });
      printLines(studio, { x: -170, y: -14, width: 190, lines: 2, gap: 24, weight: 8, color: '#f7f4ea', seed: 5 });
      drawing.group({ x: 104, y: 126 }, () => drawing.path(buildMark(70).leaf, ORANGE));
    },
  );
  laySome(studio, plant, { x: 450, y: 520, rotation: -0.3 }, 260);
};
