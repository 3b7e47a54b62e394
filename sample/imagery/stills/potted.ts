import { adjust } from '../drawing/color.ts';
import { standPlant } from '../scenes/pot.ts';
import { drawHills, drawSky, EARTH } from './land.ts';
import { setTable } from './mortar.ts';
import type { Subject } from './subject.ts';
import { standBox } from './wares.ts';

/** Plants for themselves, each in its pot of earth or as it was picked. */
export const potted: Subject = (studio, { plant, companion, vessel }) => {
  setTable(studio, adjust(studio.wall, 0.07, 0.75));
  standPlant(studio, companion, { x: 985, y: 650, tall: 350 }, '#f3efe4');
  standPlant(studio, plant, { x: 715, y: 690, tall: 560 }, vessel);
};

/** A terrace over the hills at noon. */
export const terrace: Subject = (studio, { plant, vessel }) => {
  drawSky(studio, 560);
  drawHills(studio, 560, EARTH);
  standBox(studio, { x: -80, y: 860, width: 1360, height: 190, depth: 96, color: '#efe3cf' });
  standPlant(studio, plant, { x: 1020, y: 640, tall: 260 }, '#f3efe4');
  standPlant(studio, plant, { x: 720, y: 668, tall: 480 }, vessel);
};
