import { type Profile, roundProfile } from '../drawing/profile.ts';
import { stanceOf } from '../plants/plants.ts';
import { drawHeap } from '../scenes/heap.ts';
import { standClear } from '../scenes/solids.ts';
import type { Studio } from '../scenes/studio.ts';
import { drawSprig, setTable } from './mortar.ts';
import { DARK_WOOD, type Subject } from './subject.ts';
import { drawPlank, leftOf, standBox } from './wares.ts';

const FLASK: Profile = roundProfile([
  [-250, 31],
  [-243, 27],
  [-176, 27],
  [-150, 36],
  [-34, 106],
  [-12, 112],
  [0, 100],
]);

const BEAKER: Profile = [
  [-170, 68],
  [-164, 65],
  [-12, 65],
  [0, 58],
];

const CYLINDER: Profile = [
  [-300, 30],
  [-296, 27],
  [-22, 27],
  [-14, 44],
  [0, 46],
];

const TUBE: Profile = [
  [-150, 15],
  [-146, 13],
  [-12, 13],
  [0, 5],
];

function standRack(studio: Studio, x: number, y: number): void {
  const [width, liquids] = [210, ['#d8992b', '#8aa04a', '#c86b4a', '#e9d7a0']];
  const left = leftOf(studio, x, width);
  drawPlank(studio, { x: left, y: y - 112, width, height: 14 }, DARK_WOOD);
  for (const [index, liquid] of liquids.entries()) {
    standClear(
      studio,
      { x: studio.at(left + 36 + index * 46), y: y - 8 },
      { profile: TUBE, liquid, surface: -96 + index * 12, wall: 3 },
    );
  }
  standBox(studio, { x, y: y + 6, width, height: 16, depth: 26, color: DARK_WOOD });
  drawPlank(studio, { x: left, y: y - 78, width, height: 15 }, DARK_WOOD, 6);
  for (const post of [left, left + width - 12])
    drawPlank(studio, { x: post, y: y - 116, width: 12, height: 112 }, DARK_WOOD, 8);
}

/** The laboratory bench: a flask with a sprig, a beaker of oil, tubes in their rack. */
export const laboratory: Subject = (studio, { plant }) => {
  const grows = stanceOf(plant) === 'stem' || stanceOf(plant) === 'growing';
  setTable(studio, '#eef1ee');
  standClear(studio, { x: 1030, y: 636 }, { profile: CYLINDER, liquid: '#9fb85a', surface: -170 });
  standRack(studio, 420, 650);
  standClear(
    studio,
    { x: 782, y: 660, scale: 1.2 },
    { profile: FLASK, liquid: '#dfe9c4', surface: -84, wall: 4 },
    () => {
      if (grows) drawSprig(studio, plant, -150, 215);
    },
  );
  standClear(studio, { x: 940, y: 688 }, { profile: BEAKER, liquid: '#d8992b', surface: -104 });
  if (!grows) drawHeap(studio, plant, [{ x: 560, y: 680, width: 190 }], 0.9);
};
