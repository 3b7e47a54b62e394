import type { Color } from '../drawing/oklch.ts';
import { type PlantName, stanceOf } from '../plants/plants.ts';
import { buildScene } from './build-scene.ts';
import { onTheGround } from './dressing.ts';
import type { Room } from './room.ts';
import { fitRow, heightOf, lineUp, type Row, type Shelf } from './row.ts';
import type { DrawingTools, StandingPlant } from './scene.ts';
import type { PackToShow } from './stand.ts';

const WIDTH = 1400;
const HEIGHT = 620;
const SLAB_Y = 596;
/** Packs shorter than this are too small to look at: the row gets fewer. */
const MIN_HEIGHT = 125;
const MAX_IN_A_ROW = 3;
const SHELF: Shelf = { from: 752, to: 1232, tallest: 384 };

export type BannerOptions = {
  wall: Color;
  shadowPlant: PlantName;
  packs: readonly PackToShow[];
  plants: readonly PlantName[];
  mirrored: boolean;
};

/** As many of the packs as fit side by side while still large enough. */
function chooseRow(packs: readonly PackToShow[]): Row {
  const row = fitRow(packs, SHELF);
  return packs.length > 1 && row.tallest < MIN_HEIGHT ? chooseRow(packs.slice(0, -1)) : row;
}

const TEXT_END = WIDTH * 0.45 + 12;

/** A small plant at the slab's near corner, wholly outside the text area. */
function besideSlab(plant: PlantName): StandingPlant {
  const tall = 130;
  return { plant, x: TEXT_END + tall * 0.6, y: 604, tall };
}

/** 1400 × 620, the head of a listing: packs on the end side, the start-side 45 % empty for its title. */
export function buildBanner(tools: DrawingTools, options: BannerOptions): string {
  const { wall, shadowPlant, packs, plants, mirrored } = options;
  const room: Room = {
    width: WIDTH,
    height: HEIGHT,
    wall,
    floorY: 520,
    niche: { x: 690, y: 60, width: 600, height: 460, depth: 50 },
    shadowPlant,
    mirrored,
  };
  if (packs.length > MAX_IN_A_ROW) return buildTiers(tools, room, packs);
  const [lead, second = lead] = plants;
  const row = chooseRow(packs);
  // Low packs are raised, so that they do not sit at the very bottom of the niche.
  const slabHeight = 60 + Math.max(0, (290 - row.tallest) * 0.3);
  const behindIsLow = lead !== undefined && stanceOf(onTheGround(lead)) === 'lying';
  return buildScene(tools, {
    room,
    slabs: [{ x: 700, y: SLAB_Y, width: 584, height: slabHeight, depth: 52 }],
    packs: lineUp(row, SLAB_Y - slabHeight),
    behind: lead ? [{ plant: lead, x: 1330, y: 576, tall: behindIsLow ? 170 : 340 }] : [],
    standing: second ? [besideSlab(second)] : [],
  });
}

/** The packs of all ranges on two steps, the low ones in front. */
function buildTiers(tools: DrawingTools, room: Room, packs: readonly PackToShow[]): string {
  const byHeight = packs.toSorted((one, other) => heightOf(other) - heightOf(one));
  const half = Math.ceil(byHeight.length / 2);
  const back = fitRow(byHeight.slice(0, half), { from: 716, to: 1272, tallest: 186 });
  const front = fitRow(byHeight.slice(half), { from: 706, to: 1282, tallest: 176 });
  return buildScene(tools, {
    room,
    slabs: [
      { x: 700, y: 560, width: 588, height: 214, depth: 44 },
      { x: 690, y: 600, width: 608, height: 56, depth: 60 },
    ],
    packs: [...lineUp(back, 346), ...lineUp(front, 544)],
  });
}
