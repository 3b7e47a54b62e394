import { adjust } from '../drawing/color.ts';
import { ellipse } from '../drawing/outlines.ts';
import { heapedSeeds, looseSeeds } from '../plants/black-seed.ts';
import { shadePiece } from '../scenes/piece-shadow.ts';
import { standPlant } from '../scenes/pot.ts';
import { standTurned, TILT } from '../scenes/solids.ts';
import { drawSeedBowl } from '../scenes/table-props.ts';
import { drawPestle, MORTAR, setTable } from './mortar.ts';
import { STONE, type Subject, WOOD } from './subject.ts';

/** Black seed whole in a bowl, and under the pestle; the plant it is of in its pot. */
export const seeds: Subject = (studio) => {
  const { drawing, at } = studio;
  setTable(studio, WOOD);
  standPlant(studio, 'black-seed', { x: 626, y: 634, tall: 450 }, '#c9724a');
  standTurned(studio, { x: 880, y: 664, scale: 1.05 }, { profile: MORTAR, color: STONE, isOpen: true }, () => {
    drawing.path(ellipse(0, -206, 118, 118 * TILT), adjust('#0b090f', 0.08));
    drawing.group({ y: -206 }, () => drawing.shapes(heapedSeeds(112)));
    drawPestle(studio, studio.turn(1));
  });
  drawSeedBowl(studio, { x: 540, y: 694, scale: 1.45 });
  for (const seed of looseSeeds(15, 92, 0.14, 0.75)) {
    shadePiece(studio, seed, at(790), 688);
    drawing.group({ x: at(790), y: 688 }, () => drawing.shapes(seed));
  }
};
