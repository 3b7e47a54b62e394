import { adjust } from '../drawing/color.ts';
import { drawCastShadow } from '../scenes/cast-shadow.ts';
import { drawHeap } from '../scenes/heap.ts';
import type { Studio } from '../scenes/studio.ts';
import { setTable } from './mortar.ts';
import { STONE, type Subject, WOOD } from './subject.ts';
import { drawPlank, leftOf, standCarton, standCrate } from './wares.ts';

/** Crates of fruit on a table. */
export const crates: Subject = (studio, { plant }) => {
  setTable(studio, STONE);
  standCrate(studio, { x: 470, y: 690, width: 430, height: 190 }, () => {
    drawHeap(
      studio,
      plant,
      [
        { x: 685, y: 456, width: 300 },
        { x: 685, y: 492, width: 370 },
      ],
      0.94,
    );
  });
  drawHeap(studio, plant, [{ x: 1024, y: 672, width: 190 }], 0.94);
};

function drawPallet(studio: Studio, x: number, y: number, width: number): void {
  const left = leftOf(studio, x, width);
  studio.drawing.rect(left - 6, y - 8, width + 30, 16, studio.shade, { opacity: 0.5, blur: 5, blurRoom: 60 });
  studio.drawing.rect(left + 8, y - 32, width - 16, 30, '#2b1b0f');
  for (const block of [0, 0.44, 0.88])
    drawPlank(studio, { x: left + block * width, y: y - 34, width: width * 0.12, height: 32 }, adjust(WOOD, -0.08), 4);
  drawPlank(studio, { x: left - 6, y: y - 48, width: width + 12, height: 16 }, WOOD, 5);
  drawPlank(studio, { x: left, y: y - 6, width, height: 10 }, adjust(WOOD, -0.04), 6);
}

/** Cartons on a pallet, ready to go. */
export const pallet: Subject = (studio, { plant }) => {
  const { drawing, shade } = studio;
  drawCastShadow(drawing, shade, { x: studio.at(710), y: 730, halfWidth: 250, height: 330, opacity: 0.4 });
  drawPallet(studio, 450, 732, 510);
  standCarton(studio, { x: 462, y: 684, width: 240, height: 170, depth: 34 });
  standCarton(studio, { x: 708, y: 684, width: 240, height: 170, depth: 34 }, '#bd935f');
  standCarton(studio, { x: 540, y: 514, width: 230, height: 150, depth: 34 }, '#cfa774');
  standCrate(studio, { x: 790, y: 512, width: 150, height: 78, slats: 2 }, () =>
    drawHeap(
      studio,
      plant,
      [
        { x: 865, y: 420, width: 132 },
        { x: 865, y: 436, width: 132 },
      ],
      0.62,
    ),
  );
};
