import { adjust } from '../drawing/color.ts';
import { standPlant } from '../scenes/pot.ts';
import { standTurned } from '../scenes/solids.ts';
import { place } from '../scenes/studio.ts';
import { pileTowels } from '../scenes/towels.ts';
import { heapFoam } from './foam.ts';
import { hangCloth } from './hung-cloth.ts';
import { setTable } from './mortar.ts';
import { LINEN, type Subject, WOOD } from './subject.ts';
import { floatDuck } from './toy-duck.ts';
import { pourWater, TUB } from './tub.ts';

const ENAMEL = '#b9d5d3';

/** A baby’s tub with water and foam on the bench, the towels folded beside it. */
export const bath: Subject = (studio, { plant }) => {
  setTable(studio, WOOD);
  standPlant(studio, plant, { x: 1030, y: 612, tall: 350 }, '#c9724a');
  const at = { x: 622, y: 634, scale: 0.95 };
  standTurned(studio, at, { profile: TUB, color: ENAMEL, isOpen: true }, () => {
    pourWater(studio);
    floatDuck(studio);
    heapFoam(studio);
  });
  place(studio, at, () => hangCloth(studio));
  pileTowels(studio, [LINEN, adjust(ENAMEL, 0.05), '#f8f3e8'], 984, 664);
};
