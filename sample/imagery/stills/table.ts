import { adjust } from '../drawing/color.ts';
import { ellipse, polygon, rectangle, spline, superellipse } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { layCloth } from './cloth.ts';
import { drawGrain } from './comb.ts';
import { layBowl, layFlat, layPlant, laySome, sheetOutline } from './flat.ts';
import { BRASS, DARK_WOOD, STEEL, type Subject, WOOD } from './subject.ts';

/** A chopping board with its knife. */
export const board: Subject = (studio, { plant, companion }) => {
  const { drawing, mirrored } = studio;
  const side = mirrored ? -1 : 1;
  layFlat(
    studio,
    { x: 730, y: 410, rotation: -0.1 },
    { outline: sheetOutline(540, 380, 9), color: WOOD, lift: 15 },
    () => {
      drawGrain(studio, 500, 350, WOOD, 7);
      drawing.path(ellipse(236 * side, -150, 17, 17), adjust(WOOD, -0.3));
    },
  );
  layPlant(studio, plant, { x: 690, y: 400, rotation: -0.14 }, 270);
  const blade = spline(
    [
      [-150 * side, -4],
      [-80 * side, -24],
      [70 * side, -26],
      [74 * side, 10],
      [-60 * side, 8],
      [-130 * side, 2],
    ],
    { tension: 1 / 10 },
  );
  layFlat(studio, { x: 850, y: 560, rotation: -0.36 }, { outline: blade, color: STEEL, lift: 8 }, () =>
    drawing.path(rectangle(mirrored ? -70 : -90, 4, 160, 3), '#ffffff', { opacity: 0.7 }),
  );
  layFlat(
    studio,
    { x: 982, y: 512, rotation: -0.36 },
    { outline: polygon(superellipse(0, 0, 72, 15, 6)), color: DARK_WOOD, lift: 8 },
    () => {
      for (const x of [-40, 0, 40]) drawing.path(ellipse(x, 0, 4, 4), BRASS);
    },
  );
  laySome(studio, companion, { x: 446, y: 566, rotation: -0.8 }, 220);
};

/** The long table: plates, cloth and bread from one end to the other. */
export const plates: Subject = (studio, { plant, companion }) => {
  const { drawing } = studio;
  layCloth(studio, { x: 720, y: 420, rotation: 0 }, 1300, 360);
  for (const [index, x] of [440, 730, 1020].entries()) {
    layBowl(studio, { x, y: 420 }, { radius: 122, color: '#f7f3ea' }, () => {
      drawing.path(ellipse(0, 0, 84, 84), '#f1ebdd');
      drawing.path(ellipse(-3, -3, 82, 82), '#f9f6ee');
    });
    layFlat(studio, { x: x + 142, y: 420 }, { outline: polygon(superellipse(0, 0, 6, 92, 8)), color: STEEL, lift: 5 });
    if (index !== 1)
      layBowl(studio, { x: x + 6, y: 424 }, { radius: 54, color: '#8c5a3c', content: index ? '#d9c27e' : '#7d8f45' });
  }
  layPlant(studio, plant, { x: 730, y: 412, rotation: 0 }, 165);
  laySome(studio, companion, { x: 585, y: 645, rotation: -1.2 }, 220);
};

/** A telephone left face up on its tray, the screen dark. */
export const phone: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  layFlat(
    studio,
    { x: 740, y: 420, rotation: 0.14 },
    { outline: polygon(superellipse(0, 0, 112, 215, 9)), color: '#20302c', lift: 14 },
    () => {
      const glass = linear(
        [
          [0, '#3c5550'],
          [0.46, '#1a2724'],
          [0.47, '#22332f'],
          [1, '#141f1c'],
        ],
        [0, 0],
        [1, 0.8],
      );
      drawing.path(polygon(superellipse(0, 0, 103, 206, 10)), glass);
      drawing.path(ellipse(0, -184, 6, 6), '#0b1210');
      drawing.rect(-34, 186, 68, 4, '#ffffff', { opacity: 0.4 });
    },
  );
  laySome(studio, plant, { x: 500, y: 430, rotation: -0.3 }, 370);
};
