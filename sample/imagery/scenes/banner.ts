import type { Color } from '../drawing/oklch.ts';
import { shapeBounds } from '../drawing/shape.ts';
import { PACKS } from '../packs/packs.ts';
import { type PlantName, stanceOf } from '../plants/plants.ts';
import { buildScene } from './build-scene.ts';
import { onTheGround } from './dressing.ts';
import type { DrawingTools, ScenePack, StandingPlant } from './scene.ts';
import type { PackToShow } from './stand.ts';

const WIDTH = 1400;
const HEIGHT = 620;
const SLAB_Y = 596;
const TALLEST = 384;
/** Below this a row of packs is too small to look at: fewer stand in it. */
const SMALLEST = 125;
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

type Row = { packs: readonly PackToShow[]; scale: number; tallest: number };

const sizeOf = ({ form }: PackToShow) => {
  const { scale, footprint } = PACKS[form];
  return { width: footprint.halfWidth * 2 * scale, height: footprint.height * scale, depth: footprint.depth * scale };
};

/** As many of the packs as can stand side by side in their true proportions and still be large enough. */
function chooseRow(packs: readonly PackToShow[]): Row {
  const room = SHELF.to - SHELF.from - GAP * (packs.length - 1);
  const total = packs.reduce((sum, pack) => sum + sizeOf(pack).width, 0);
  const tallest = Math.max(...packs.map((pack) => sizeOf(pack).height), 1);
  const scale = Math.min(TALLEST / tallest, room / Math.max(total, 1), 0.72);
  if (packs.length > 1 && tallest * scale < SMALLEST) return chooseRow(packs.slice(0, -1));
  return { packs, scale, tallest: tallest * scale };
}

function lineUp({ packs, scale }: Row, slabTop: number): ScenePack[] {
  const total = packs.reduce((sum, pack) => sum + sizeOf(pack).width * scale, GAP * (packs.length - 1));
  let left = (SHELF.from + SHELF.to - total) / 2;
  return packs.map((pack, index) => {
    const { width, depth } = sizeOf(pack);
    const x = left + (width * scale) / 2;
    left += width * scale + GAP;
    return { ...pack, x, y: slabTop - Math.max(14, depth * scale + 4) - (index % 2 ? 4 : 0), scale };
  });
}

const TEXT_END = WIDTH * 0.45 + 12;

/** A small plant at the slab's near corner, wholly outside the text's part of the picture. */
function besideSlab(tools: DrawingTools, plant: PlantName): StandingPlant {
  const scale = 0.2;
  const { left } = shapeBounds(tools.drawPlant(plant));
  return { plant, x: Math.max(690, TEXT_END - left * scale), y: 604, scale };
}

/** 1400 × 620, the head of a listing: packs on the end side, the start 45 % empty for its title. */
export function buildBanner(
  tools: DrawingTools,
  { wall, shadowPlant, packs, plants, mirrored }: BannerOptions,
): string {
  const [lead, second = lead] = plants;
  const row = chooseRow(packs.slice(0, 3));
  // Low packs are lifted, so that they do not crouch at the foot of the niche.
  const slabHeight = 60 + Math.max(0, (290 - row.tallest) * 0.3);
  const behindIsLow = lead !== undefined && stanceOf(lead) === 'lying';
  return buildScene(tools, {
    room: {
      width: WIDTH,
      height: HEIGHT,
      wall,
      floorY: 520,
      niche: { x: 690, y: 60, width: 600, height: 460, depth: 50 },
      shadowPlant,
      mirrored,
    },
    slabs: [{ x: 700, y: SLAB_Y, width: 584, height: slabHeight, depth: 52 }],
    packs: lineUp(row, SLAB_Y - slabHeight),
    behind: lead ? [{ plant: lead, x: 1322, y: 566, scale: behindIsLow ? 0.34 : 0.6, rotation: 0.24 }] : [],
    standing: second ? [besideSlab(tools, onTheGround(second))] : [],
  });
}
