import { taper } from '../drawing/curve.ts';
import type { Profile } from '../drawing/profile.ts';
import { drawHeap } from '../scenes/heap.ts';
import { standPlant } from '../scenes/pot.ts';
import { setTurned, standClear } from '../scenes/solids.ts';
import { place } from '../scenes/studio.ts';
import { setTable } from './mortar.ts';
import { BRASS, type Subject, WOOD } from './subject.ts';
import { standBox } from './wares.ts';

const GLASS: Profile = [
  [-128, 46],
  [-122, 44],
  [-60, 34],
  [-16, 40],
  [0, 34],
];

const TEAPOT: Profile = [
  [-132, 60],
  [-126, 66],
  [-108, 94],
  [-74, 112],
  [-34, 100],
  [0, 72],
];

/** It lies on the shoulder of the pot, over its mouth. */
const LID: Profile = [
  [-50, 7],
  [-44, 13],
  [-36, 8],
  [-32, 16],
  [-20, 56],
  [-6, 76],
  [0, 77],
];

/** Tea: a glass pot, its spout and handle, and glasses on a tray. */
export const teapot: Subject = (studio, { plant, companion }) => {
  const { drawing } = studio;
  const side = studio.mirrored ? -1 : 1;
  setTable(studio, WOOD);
  standPlant(studio, companion, { x: 1050, y: 645, tall: 340 }, '#c9724a');
  standBox(studio, { x: 440, y: 706, width: 520, height: 18, depth: 96, color: BRASS });
  place(studio, { x: 830, y: 668, scale: 1.22 }, () => {
    drawing.path(
      taper(
        [
          [side * -84, -92],
          [side * -132, -120],
          [side * -150, -166],
        ],
        34,
        15,
      ),
      '#e6efec',
      { opacity: 0.75 },
    );
    drawing.path(
      taper(
        [
          [side * 92, -106],
          [side * 150, -118],
          [side * 152, -66],
          [side * 96, -48],
        ],
        13,
        13,
      ),
      '#f4f8f7',
      { opacity: 0.8 },
    );
  });
  standClear(studio, { x: 830, y: 668, scale: 1.22 }, { profile: TEAPOT, liquid: '#c1731f', surface: -112, wall: 6 });
  setTurned(studio, { x: 830, y: 668 - 118 * 1.22, scale: 1.22 }, { profile: LID, color: BRASS, material: 'metal' });
  for (const [x, y] of [
    [520, 668],
    [632, 690],
  ] as const)
    standClear(studio, { x, y, scale: 1.15 }, { profile: GLASS, liquid: '#b5651d', surface: -96, wall: 4 });
  drawHeap(studio, plant, [{ x: 1010, y: 648, width: 1 }], 0.6);
};
