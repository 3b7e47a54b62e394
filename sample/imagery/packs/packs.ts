import { bottle } from './bottle.ts';
import { capsules } from './capsules.ts';
import { cartonTube } from './carton-tube.ts';
import { dropper } from './dropper.ts';
import { jar } from './jar.ts';
import { lotion } from './lotion.ts';
import { lyingCarton } from './lying-carton.ts';
import { oil } from './oil.ts';
import type { Pack, PackForm } from './pack.ts';
import { pump } from './pump.ts';
import { rollOn } from './roll-on.ts';
import { sachet } from './sachet.ts';
import { shampoo } from './shampoo.ts';
import { soap } from './soap.ts';
import { spatulaSet } from './spatula-set.ts';
import { spray } from './spray.ts';
import { stick } from './stick.ts';
import { syrup } from './syrup.ts';
import { tin } from './tin.ts';
import { tube } from './tube.ts';
import { waxStrips } from './wax-strips.ts';

/** Every form a product can come in. */
export const PACKS = {
  oil,
  dropper,
  shampoo,
  pump,
  lotion,
  spray,
  jar,
  tin,
  tube,
  'carton-tube': cartonTube,
  'lying-carton': lyingCarton,
  soap,
  sachet,
  'spatula-set': spatulaSet,
  'wax-strips': waxStrips,
  'roll-on': rollOn,
  stick,
  bottle,
  syrup,
  capsules,
} as const satisfies Record<PackForm, Pack>;
