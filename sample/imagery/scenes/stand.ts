import type { PackForm, PackLook } from '../packs/pack.ts';
import { PACKS } from '../packs/packs.ts';
import type { ScenePack, Slab } from './scene.ts';

export type PackToShow = { form: PackForm; look: PackLook };

type Platform = {
  /** The centre and width available, and the height of the tallest pack. */
  middle: number;
  width: number;
  tallest: number;
  /** Where the slabs meet the floor: the first stands back, the second in front of it. */
  backY: number;
  frontY: number;
  backHeight: number;
  frontHeight: number;
};

const SIDE_ROOM = 46;

const sizeOf = ({ form }: PackToShow, scale: number) => {
  const { scale: own, footprint } = PACKS[form];
  const k = own * scale;
  return { width: footprint.halfWidth * 2 * k, height: footprint.height * k, depth: footprint.depth * k };
};

/** One pack on its slab; a broad foot gets a deep slab. */
function standOne(pack: PackToShow, scale: number, x: number, slab: { y: number; height: number }) {
  const { width, depth } = sizeOf(pack, scale);
  const slabDepth = Math.max(46, depth * 2 + 18);
  const half = width / 2 + SIDE_ROOM + slabDepth * 0.28;
  return {
    pack: { ...pack, x, y: slab.y - slab.height - Math.max(20, depth + 8), scale } satisfies ScenePack,
    slab: { x: x - half, y: slab.y, width: half * 2, height: slab.height, depth: slabDepth } satisfies Slab,
    half,
  };
}

/** Stands one or two packs on slabs: the second lower, in front and to the right, if both fit. */
export function standPacks(packs: readonly PackToShow[], at: Platform): { packs: ScenePack[]; slabs: Slab[] } {
  const [first, second] = packs;
  if (!first) return { packs: [], slabs: [] };
  const scaleToFit = (pack: PackToShow, width: number) => {
    const natural = sizeOf(pack, 1);
    return Math.min(at.tallest / natural.height, width / natural.width);
  };
  if (second) {
    const scale = Math.min(scaleToFit(first, at.width * 0.62), at.tallest / sizeOf(second, 1).height);
    const back = standOne(first, scale, 0, { y: at.backY, height: at.backHeight });
    const front = standOne(second, scale * 0.92, 0, { y: at.frontY, height: at.frontHeight });
    const total = 2 * (back.half + front.half) - SIDE_ROOM;
    if (total <= at.width + 2 * SIDE_ROOM) {
      const shift = (stood: typeof back, dx: number) => ({
        pack: { ...stood.pack, x: dx },
        slab: { ...stood.slab, x: dx - stood.half },
      });
      const left = shift(back, at.middle - total / 2 + back.half);
      const right = shift(front, at.middle + total / 2 - front.half);
      return { packs: [left.pack, right.pack], slabs: [left.slab, right.slab] };
    }
  }
  const natural = sizeOf(first, 1);
  const scale = Math.min(scaleToFit(first, at.width * 0.86), (at.tallest * 1.05) / natural.height, 0.95);
  // A low pack is raised, so that it does not sit at the very bottom of its niche.
  const height = at.backHeight + Math.max(0, (at.tallest - natural.height * scale) * 0.16);
  const alone = standOne(first, scale, at.middle, { y: at.backY + 6, height });
  return { packs: [alone.pack], slabs: [alone.slab] };
}
