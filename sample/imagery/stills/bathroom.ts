import { polygon } from '../drawing/outlines.ts';
import { PACKS } from '../packs/packs.ts';
import { standPlant } from '../scenes/pot.ts';
import { setTable } from './mortar.ts';
import { standPack } from './packs.ts';
import { STONE, type Subject, WOOD } from './subject.ts';
import { leftOf, standBox } from './wares.ts';

/** A bar of soap on its dish. */
export const soap: Subject = (studio, { plant, range }) => {
  setTable(studio, STONE);
  standPlant(studio, plant, { x: 1020, y: 640, tall: 400 }, '#c9724a');
  standBox(studio, { x: 510, y: 700, width: 400, height: 26, depth: 92, color: WOOD });
  for (let gap = 0; gap < 6; gap++) {
    const x = leftOf(studio, 560 + gap * 54, 12);
    studio.drawing.path(
      polygon([
        [x, 671],
        [x + 6, 590],
        [x + 14, 590],
        [x + 12, 671],
      ]),
      '#3a2413',
      { opacity: 0.45 },
    );
  }
  standPack(studio, { range, form: 'soap' }, { x: 705, y: 648, tall: PACKS.soap.footprint.height * 1.15 });
};
