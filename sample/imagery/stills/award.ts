import { adjust } from '../drawing/color.ts';
import { buildMark } from '../drawing/mark.ts';
import { linear } from '../drawing/paint.ts';
import { drawHeap } from '../scenes/heap.ts';
import { standPlant } from '../scenes/pot.ts';
import { place } from '../scenes/studio.ts';
import { BRASS, type Subject } from './subject.ts';
import { standBox } from './wares.ts';

/** Five steps up to a plant: of stone, each lighter than the one below, whatever the wall. */
export const stairs: Subject = (studio, { plant }) => {
  for (let step = 4; step >= 0; step--) {
    standBox(studio, {
      x: 420 + step * 116,
      y: 732 - (4 - step) * 2,
      width: 600 - step * 116,
      height: 62 + step * 62,
      depth: 54 - step * 3,
      color: adjust('#eadfcb', step * 0.012 - 0.05),
    });
  }
  drawHeap(studio, plant, [{ x: 952, y: 396, width: 1 }], 1.2);
  drawHeap(studio, plant, [{ x: 492, y: 632, width: 1 }], 1.1);
};

/** An award: the leaf in brass on a block of stone. */
export const award: Subject = (studio, { plant, companion }) => {
  const { drawing } = studio;
  standBox(studio, { x: 592, y: 716, width: 300, height: 150, depth: 70, color: adjust(studio.wall, 0.06, 0.8) });
  standBox(studio, { x: 672, y: 536, width: 140, height: 40, depth: 30, color: '#26342f' });
  place(studio, { x: 742, y: 486 }, () => {
    const { leaf, stem, veins } = buildMark(330);
    drawing.group({ x: 26, y: 6, blur: 7, blurRoom: 20, opacity: 0.34 }, () => drawing.path(leaf, studio.shade));
    drawing.group({ x: 7 }, () => drawing.path(leaf, adjust(BRASS, -0.28)));
    drawing.path(
      leaf,
      linear(
        [
          [0, adjust(BRASS, 0.18)],
          [0.36, adjust(BRASS, 0.06)],
          [0.5, adjust(BRASS, -0.12)],
          [0.64, BRASS],
          [1, adjust(BRASS, -0.2)],
        ],
        [0, 0],
        [1, 0.5],
      ),
    );
    drawing.group({ clip: leaf }, () => {
      for (const vein of [stem, ...veins]) {
        drawing.path(vein, adjust(BRASS, -0.3), { opacity: 0.8 });
        drawing.group({ x: 2.5, y: 1 }, () => drawing.path(vein, '#fff3cf', { opacity: 0.5 }));
      }
    });
  });
  standPlant(studio, plant, { x: 462, y: 728, tall: 270 }, '#c9724a');
  standPlant(studio, companion, { x: 1010, y: 712, tall: 250 }, '#f3efe4');
};
