import { PACKS } from '../packs/packs.ts';
import type { ScenePack } from './scene.ts';
import type { PackToShow } from './stand.ts';

const GAP = 18;

/** The stretch of a slab that packs may take, and how tall they may be. */
export type Shelf = { from: number; to: number; tallest: number };
export type Row = { packs: readonly PackToShow[]; scale: number; tallest: number; shelf: Shelf };

const sizeOf = ({ form }: PackToShow) => {
  const { scale, footprint } = PACKS[form];
  return { width: footprint.halfWidth * 2 * scale, height: footprint.height * scale, depth: footprint.depth * scale };
};

export const heightOf = (pack: PackToShow) => sizeOf(pack).height;

/** Packs side by side in their true proportions, as large as the shelf lets them be. */
export function fitRow(packs: readonly PackToShow[], shelf: Shelf): Row {
  const room = shelf.to - shelf.from - GAP * (packs.length - 1);
  const total = packs.reduce((sum, pack) => sum + sizeOf(pack).width, 0);
  const tallest = Math.max(...packs.map(heightOf), 1);
  const scale = Math.min(shelf.tallest / tallest, room / Math.max(total, 1), 0.72);
  return { packs, scale, tallest: tallest * scale, shelf };
}

/** Where the packs of a row stand on a slab. */
export function lineUp({ packs, scale, shelf }: Row, slabTop: number): ScenePack[] {
  const total = packs.reduce((sum, pack) => sum + sizeOf(pack).width * scale, GAP * (packs.length - 1));
  let left = (shelf.from + shelf.to - total) / 2;
  return packs.map((pack, index) => {
    const { width, depth } = sizeOf(pack);
    const x = left + (width * scale) / 2;
    left += width * scale + GAP;
    return { ...pack, x, y: slabTop - Math.max(14, depth * scale + 4) - (index % 2 ? 4 : 0), scale };
  });
}
