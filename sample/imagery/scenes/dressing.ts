import type { RangeName } from '../look/ranges.ts';
import type { PlantName } from '../plants/plants.ts';
import type { ReachingPlant, StandingPlant } from './scene.ts';

/** The plants round the packs of a range's 1600 × 860 hero. */
type Dressing = {
  behind: readonly StandingPlant[];
  standing: readonly StandingPlant[];
  before: readonly ReachingPlant[];
};

export const DRESSINGS: Record<RangeName, Dressing> = {
  tarwa: {
    behind: [{ plant: 'neem', x: 1462, y: 728, tall: 520 }],
    standing: [{ plant: 'amla', x: 876, y: 762, tall: 230 }],
    before: [
      { plant: 'amla', x: 1530, y: 190, scale: 0.62, rotation: 0.1, blur: 1.2 },
      { plant: 'sidr', x: 1666, y: 1060, scale: 0.8, rotation: -0.42, blur: 6 },
    ],
  },
  nadiya: {
    behind: [{ plant: 'aloe', x: 1440, y: 730, tall: 430 }],
    standing: [{ plant: 'aloe', x: 866, y: 762, tall: 230 }],
    before: [{ plant: 'aloe', x: 1646, y: 1010, scale: 0.8, blur: 7 }],
  },
  faris: {
    behind: [{ plant: 'rosemary', x: 1455, y: 728, tall: 480 }],
    standing: [{ plant: 'rosemary', x: 856, y: 762, tall: 260 }],
    before: [{ plant: 'rosemary', x: 1626, y: 1060, scale: 0.9, rotation: -0.3, blur: 6 }],
  },
  mahd: {
    behind: [{ plant: 'olive', x: 1450, y: 728, tall: 540 }],
    standing: [{ plant: 'chamomile', x: 862, y: 762, tall: 260 }],
    before: [{ plant: 'olive', x: 1674, y: 1060, scale: 0.9, rotation: -0.4, blur: 6 }],
  },
  naima: {
    behind: [{ plant: 'black-seed', x: 1450, y: 728, tall: 520 }],
    standing: [{ plant: 'black-seed', x: 862, y: 762, tall: 280 }],
    before: [{ plant: 'black-seed', x: 1648, y: 1120, scale: 0.95, rotation: -0.2, blur: 6 }],
  },
  basma: {
    behind: [{ plant: 'neem', x: 1455, y: 728, tall: 520 }],
    standing: [{ plant: 'clove', x: 838, y: 768, tall: 200 }],
    before: [{ plant: 'neem', x: 1674, y: 1040, scale: 0.9, rotation: -0.4, blur: 6 }],
  },
  arak: {
    behind: [{ plant: 'olive', x: 1462, y: 728, tall: 520 }],
    standing: [{ plant: 'miswak', x: 876, y: 788, tall: 220 }],
    before: [{ plant: 'olive', x: 1684, y: 1070, scale: 0.9, rotation: -0.4, blur: 6 }],
  },
  balsam: {
    behind: [{ plant: 'olive', x: 1462, y: 728, tall: 520 }],
    standing: [{ plant: 'almond', x: 870, y: 762, tall: 230 }],
    before: [{ plant: 'olive', x: 1684, y: 1070, scale: 0.9, rotation: -0.4, blur: 6 }],
  },
  qiwam: {
    behind: [{ plant: 'black-seed', x: 1460, y: 728, tall: 520 }],
    standing: [{ plant: 'black-seed', x: 858, y: 762, tall: 280 }],
    before: [{ plant: 'black-seed', x: 1658, y: 1120, scale: 0.9, rotation: -0.2, blur: 6 }],
  },
  qirmiz: {
    behind: [],
    standing: [{ plant: 'clove', x: 838, y: 768, tall: 200 }],
    before: [{ plant: 'neem', x: 1674, y: 1040, scale: 0.9, rotation: -0.4, blur: 6 }],
  },
};

const GROUND_FORMS: Partial<Record<PlantName, PlantName>> = { amla: 'amla-cluster', honey: 'honeycomb' };

/** How a plant looks best on a floor: as picked where it hangs in nature, the comb without its dipper. */
export function onTheGround(plant: PlantName): PlantName {
  return GROUND_FORMS[plant] ?? plant;
}

/** A plant without the seeds at its foot: they would lie beyond a pot's rim, and on end beside a lying sprig. */
export function withoutSeeds(plant: PlantName): PlantName {
  return plant === 'black-seed' ? 'nigella' : plant;
}
