import { rectangle } from '../drawing/outlines.ts';
import type { Profile } from '../drawing/profile.ts';
import { drawHeap } from '../scenes/heap.ts';
import { standTurned } from '../scenes/solids.ts';
import { setTable } from './mortar.ts';
import { type Subject, WOOD } from './subject.ts';

const BOWL: Profile = [
  [-140, 190],
  [-132, 194],
  [-80, 170],
  [-30, 110],
  [-12, 84],
  [0, 86],
];

/** A bowl of fruit. */
export const bowl: Subject = (studio, { plant, vessel }) => {
  setTable(studio, WOOD);
  standTurned(studio, { x: 700, y: 694, scale: 1.16 }, { profile: BOWL, color: vessel, isOpen: true });
  drawHeap(
    studio,
    plant,
    [
      { x: 700, y: 446, width: 130 },
      { x: 700, y: 476, width: 250 },
      { x: 700, y: 508, width: 360 },
    ],
    1.15,
  );
  studio.drawing.group({ clip: rectangle(0, 530, 1200, 270) }, () =>
    standTurned(studio, { x: 700, y: 694, scale: 1.16 }, { profile: BOWL, color: vessel }),
  );
  drawHeap(studio, plant, [{ x: 440, y: 676, width: 184 }], 1);
};
