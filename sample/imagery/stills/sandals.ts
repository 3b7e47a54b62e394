import { layTin } from './balm-tin.ts';
import { laySome } from './flat.ts';
import { laySandal } from './sandal.ts';
import type { Subject } from './subject.ts';
import { layTowel } from './woven-towel.ts';

/** A pair of sandals on the tiles, a tin of balm and a towel beside them. */
export const sandals: Subject = (studio, { plant }) => {
  layTowel(studio, { x: 916, y: 300, rotation: 0.12 });
  laySandal(studio, { x: 556, y: 424, rotation: -0.12 }, -1);
  laySandal(studio, { x: 702, y: 410, rotation: 0.1 }, 1);
  layTin(studio, { x: 846, y: 512 });
  laySome(studio, plant, { x: 416, y: 488, rotation: -0.3 }, 220);
};
