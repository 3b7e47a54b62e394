import type { Color } from '../color.ts';
import { PACKS } from '../packs/packs.ts';
import { type PlantName, stanceOf } from '../plants/plants.ts';
import { buildScene, type ScenePack, type Studio } from '../scene.ts';
import { onTheGround } from './dressing.ts';
import type { PackToShow } from './stand.ts';

const WIDTH = 1400;
const HEIGHT = 620;
const SLAB_TOP = 536;
const TALLEST = 384;
const GAP = 18;
/** The stretch of slab that packs may take. */
const SHELF = { from: 752, to: 1232 } as const;

export type BannerOptions = {
  wall: Color;
  shadowPlant: PlantName;
  packs: readonly PackToShow[];
  plants: readonly PlantName[];
  mirrored: boolean;
};

/** Up to three packs side by side on one slab, in their true proportions. */
function linePacks(packs: readonly PackToShow[]): ScenePack[] {
  const room = SHELF.to - SHELF.from;
  const sizes = packs.map(({ form }) => {
    const { scale, footprint } = PACKS[form];
    return { width: footprint.halfWidth * 2 * scale, height: footprint.height * scale, depth: footprint.depth * scale };
  });
  const total = sizes.reduce((sum, { width }) => sum + width, 0);
  const tallest = Math.max(...sizes.map(({ height }) => height), 1);
  const scale = Math.min(TALLEST / tallest, (room - GAP * (packs.length - 1)) / total, 0.72);
  let left = (SHELF.from + SHELF.to) / 2 - (total * scale + GAP * (packs.length - 1)) / 2;
  return packs.map((pack, index) => {
    const { width, depth } = sizes[index] ?? { width: 0, depth: 0 };
    const x = left + (width * scale) / 2;
    left += width * scale + GAP;
    return { ...pack, x, y: SLAB_TOP - Math.max(14, depth * scale + 4) - (index % 2 ? 4 : 0), scale };
  });
}

/** 1400 × 620, the head of a listing: packs on the end side, the start 45 % empty for its title. */
export function buildBanner(studio: Studio, { wall, shadowPlant, packs, plants, mirrored }: BannerOptions): string {
  const [lead, second = lead] = plants;
  const behindIsLow = lead !== undefined && stanceOf(lead) === 'lying';
  return buildScene(studio, {
    room: {
      width: WIDTH,
      height: HEIGHT,
      wall,
      floorY: 520,
      niche: { x: 690, y: 60, width: 600, height: 460, depth: 50 },
      shadowPlant,
      mirrored,
    },
    slabs: [{ x: 700, y: 596, width: 584, height: 60, depth: 48 }],
    packs: linePacks(packs.slice(0, 3)),
    behind: lead ? [{ plant: lead, x: 1322, y: 566, scale: behindIsLow ? 0.34 : 0.6, rotation: 0.24 }] : [],
    standing: second ? [{ plant: onTheGround(second), x: 690, y: 604, scale: 0.2, rotation: -0.05 }] : [],
  });
}
