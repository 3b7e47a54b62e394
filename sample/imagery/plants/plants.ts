import type { LeafPalette } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';
import { almond } from './almond.ts';
import { aloe } from './aloe.ts';
import { amla, amlaCluster } from './amla.ts';
import { argan } from './argan.ts';
import { blackSeed, nigella } from './black-seed.ts';
import { chamomile } from './chamomile.ts';
import { clove } from './clove.ts';
import { coconut } from './coconut.ts';
import { date } from './date.ts';
import { fenugreek } from './fenugreek.ts';
import { ginger } from './ginger.ts';
import { henna } from './henna.ts';
import { honey, lyingComb } from './honey.ts';
import { lemon } from './lemon.ts';
import { mint } from './mint.ts';
import { miswak } from './miswak.ts';
import { neem } from './neem.ts';
import { olive } from './olive.ts';
import { pomegranate } from './pomegranate.ts';
import { rose } from './rose.ts';
import { rosemary } from './rosemary.ts';
import { saffron } from './saffron.ts';
import { sesame } from './sesame.ts';
import { sidr } from './sidr.ts';
import { teaTree } from './tea-tree.ts';
import { turmeric } from './turmeric.ts';

type Plant = {
  /** Outlines from a foot near (0, 0) upwards, about 600 units tall; `palette` recolours leaves only. */
  draw: (palette?: LeafPalette) => Shape[];
  /** How it meets the ground: a stem stands in a vessel, fruit and seeds lie, a branch hangs from above. */
  stance: 'stem' | 'lying' | 'growing' | 'hanging';
};

const PLANTS = {
  almond: { draw: almond, stance: 'lying' },
  aloe: { draw: aloe, stance: 'growing' },
  amla: { draw: amla, stance: 'hanging' },
  'amla-cluster': { draw: amlaCluster, stance: 'lying' },
  'black-seed': { draw: blackSeed, stance: 'stem' },
  nigella: { draw: nigella, stance: 'stem' },
  clove: { draw: clove, stance: 'lying' },
  miswak: { draw: miswak, stance: 'lying' },
  neem: { draw: neem, stance: 'stem' },
  olive: { draw: olive, stance: 'stem' },
  rosemary: { draw: rosemary, stance: 'growing' },
  sidr: { draw: sidr, stance: 'stem' },
  argan: { draw: argan, stance: 'stem' },
  chamomile: { draw: chamomile, stance: 'stem' },
  coconut: { draw: coconut, stance: 'lying' },
  date: { draw: date, stance: 'lying' },
  fenugreek: { draw: fenugreek, stance: 'growing' },
  ginger: { draw: ginger, stance: 'lying' },
  henna: { draw: henna, stance: 'stem' },
  honey: { draw: honey, stance: 'lying' },
  honeycomb: { draw: lyingComb, stance: 'lying' },
  lemon: { draw: lemon, stance: 'lying' },
  mint: { draw: mint, stance: 'stem' },
  pomegranate: { draw: pomegranate, stance: 'lying' },
  rose: { draw: rose, stance: 'stem' },
  saffron: { draw: saffron, stance: 'growing' },
  sesame: { draw: sesame, stance: 'stem' },
  'tea-tree': { draw: teaTree, stance: 'stem' },
  turmeric: { draw: turmeric, stance: 'lying' },
} as const satisfies Record<string, Plant>;

export type PlantName = keyof typeof PLANTS;
export const PLANT_NAMES = Object.keys(PLANTS).filter(isPlant);

/** Whether a word names a plant that can be drawn. */
export function isPlant(name: string): name is PlantName {
  return Object.hasOwn(PLANTS, name);
}

/** How a plant meets the ground. */
export function stanceOf(name: PlantName): Plant['stance'] {
  return PLANTS[name].stance;
}

/** Draws a plant; `palette` recolours leaves only. */
export type DrawPlant = (name: PlantName, palette?: LeafPalette) => readonly Shape[];

/** Creates the function that draws plants; it caches them, since a scene shows the same plant several times. */
export function createPlantDrawer(): DrawPlant {
  const grown = new Map<string, readonly Shape[]>();
  return (name, palette) => {
    const key = palette ? `${name}/${Object.values(palette).join()}` : name;
    const known = grown.get(key);
    if (known) return known;
    const plant: Plant = PLANTS[name];
    const shapes = plant.draw(palette);
    grown.set(key, shapes);
    return shapes;
  };
}
