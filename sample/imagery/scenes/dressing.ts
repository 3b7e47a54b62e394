import type { RangeName } from '../look/ranges.ts';
import type { PlantName } from '../plants/plants.ts';
import type { ScenePlant, StandingPlant } from './scene.ts';

/** The plants round the packs of a range's 1600 × 860 hero. */
export type Dressing = {
  behind: readonly ScenePlant[];
  standing: readonly StandingPlant[];
  before: readonly ScenePlant[];
};

export const DRESSINGS: Record<RangeName, Dressing> = {
  tarwa: {
    behind: [{ plant: 'neem', x: 1455, y: 705, scale: 0.78, rotation: 0.26 }],
    standing: [{ plant: 'amla-cluster', x: 874, y: 756, scale: 0.42 }],
    before: [
      { plant: 'amla', x: 1530, y: 190, scale: 0.62, rotation: 0.1, blur: 1.2 },
      { plant: 'sidr', x: 1666, y: 1060, scale: 0.8, rotation: -0.42, blur: 6 },
    ],
  },
  nadiya: {
    behind: [{ plant: 'aloe', x: 1420, y: 770, scale: 0.72 }],
    standing: [{ plant: 'aloe', x: 892, y: 770, scale: 0.34 }],
    before: [{ plant: 'aloe', x: 1646, y: 1010, scale: 0.8, blur: 7 }],
  },
  faris: {
    behind: [{ plant: 'rosemary', x: 1425, y: 760, scale: 0.8 }],
    standing: [{ plant: 'rosemary', x: 886, y: 768, scale: 0.36 }],
    before: [{ plant: 'rosemary', x: 1626, y: 1060, scale: 0.9, rotation: -0.3, blur: 6 }],
  },
  mahd: {
    behind: [{ plant: 'olive', x: 1430, y: 740, scale: 0.85, rotation: 0.2 }],
    standing: [{ plant: 'olive', x: 894, y: 772, scale: 0.4, rotation: -0.4 }],
    before: [{ plant: 'olive', x: 1674, y: 1060, scale: 0.9, rotation: -0.4, blur: 6 }],
  },
  naima: {
    behind: [{ plant: 'black-seed', x: 1440, y: 740, scale: 0.92, rotation: 0.15 }],
    standing: [{ plant: 'black-seed', x: 880, y: 766, scale: 0.44, rotation: -0.16 }],
    before: [{ plant: 'black-seed', x: 1648, y: 1120, scale: 0.95, rotation: -0.2, blur: 6 }],
  },
  basma: {
    behind: [{ plant: 'neem', x: 1440, y: 720, scale: 0.8, rotation: 0.3 }],
    standing: [{ plant: 'clove', x: 892, y: 766, scale: 0.28 }],
    before: [{ plant: 'neem', x: 1674, y: 1040, scale: 0.9, rotation: -0.4, blur: 6 }],
  },
  arak: {
    behind: [{ plant: 'olive', x: 1470, y: 730, scale: 0.8, rotation: 0.26 }],
    standing: [{ plant: 'miswak', x: 880, y: 764, scale: 0.48, rotation: -0.08 }],
    before: [{ plant: 'miswak', x: 1596, y: 1080, scale: 0.9, rotation: 0.2, blur: 6 }],
  },
  balsam: {
    behind: [{ plant: 'olive', x: 1470, y: 730, scale: 0.82, rotation: 0.24 }],
    standing: [{ plant: 'almond', x: 886, y: 770, scale: 0.46 }],
    before: [{ plant: 'almond', x: 1606, y: 960, scale: 0.8, rotation: -0.2, blur: 6 }],
  },
  qiwam: {
    behind: [{ plant: 'black-seed', x: 1450, y: 740, scale: 0.9, rotation: 0.12 }],
    standing: [{ plant: 'black-seed', x: 882, y: 768, scale: 0.46, rotation: -0.1 }],
    before: [{ plant: 'black-seed', x: 1658, y: 1120, scale: 0.9, rotation: -0.2, blur: 6 }],
  },
  qirmiz: {
    behind: [],
    standing: [{ plant: 'clove', x: 886, y: 768, scale: 0.34 }],
    before: [{ plant: 'clove', x: 1616, y: 1010, scale: 0.8, blur: 6 }],
  },
};

/** How a plant looks best on a floor: as picked where it hangs in nature. */
export function onTheGround(plant: PlantName): PlantName {
  return plant === 'amla' ? 'amla-cluster' : plant;
}
