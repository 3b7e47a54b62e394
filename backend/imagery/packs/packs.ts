import { cartonTube } from './carton-tube.ts';
import { jar } from './jar.ts';
import { oil } from './oil.ts';
import type { Pack, PackForm } from './pack.ts';
import { pump } from './pump.ts';
import { shampoo } from './shampoo.ts';
import { soap } from './soap.ts';
import { tin } from './tin.ts';
import { tube } from './tube.ts';

/** Every form a product can come in. */
export const PACKS = {
  oil,
  dropper: oil,
  shampoo,
  pump,
  lotion: shampoo,
  spray: pump,
  jar,
  tin,
  tube,
  'carton-tube': cartonTube,
  'lying-carton': soap,
  soap,
  sachet: tube,
  'spatula-set': tube,
  'wax-strips': soap,
  'roll-on': oil,
  stick: cartonTube,
  bottle: oil,
  syrup: oil,
  capsules: jar,
} as const satisfies Record<PackForm, Pack>;
