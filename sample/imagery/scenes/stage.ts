import { type RangeName, rangeOf } from '../look/ranges.ts';
import { PACKS } from '../packs/packs.ts';
import { type PlantName, stanceOf } from '../plants/plants.ts';
import { buildScene } from './build-scene.ts';
import { onTheGround } from './dressing.ts';
import type { DrawingTools, ScenePlant } from './scene.ts';
import type { PackToShow } from './stand.ts';

const WIDTH = 1100;
const HEIGHT = 1160;

export type StageOptions = {
  range: RangeName;
  pack: PackToShow;
  /** The product's plants, the leading one first. */
  plants: readonly PlantName[];
  mirrored: boolean;
};

/** How large a plant is behind the pack and how it leans, by the way it grows. */
function plantBehind(plant: PlantName): ScenePlant {
  const stance = stanceOf(plant);
  if (stance === 'hanging') return { plant, x: 930, y: 330, scale: 0.7, rotation: 0.1 };
  if (stance === 'lying') return { plant, x: 950, y: 946, scale: 0.42, rotation: 0.06 };
  return { plant, x: 915, y: 948, scale: stance === 'growing' ? 0.72 : 0.86, rotation: 0.2 };
}

/** 1100 × 1160, the stage of a product page: the pack in its range's room among its own plants. */
export function buildStage(tools: DrawingTools, { range, pack, plants, mirrored }: StageOptions): string {
  const { room: wall, shadowPlant, plant: rangePlant } = rangeOf(range);
  const [lead = rangePlant, second = lead, third] = plants;
  const close = third ?? (shadowPlant === lead ? rangePlant : shadowPlant);
  const { scale: own, footprint } = PACKS[pack.form];
  const scale = Math.min(0.98, 780 / (footprint.height * own), 560 / (footprint.halfWidth * 2 * own));
  const depth = footprint.depth * own * scale;
  const low = footprint.height < 350;
  const slab = { width: low ? 700 : 560, height: low ? 150 : 84 };
  return buildScene(tools, {
    room: {
      width: WIDTH,
      height: HEIGHT,
      wall,
      floorY: 930,
      niche: { x: 190, y: 90, width: 720, height: 840, depth: 66 },
      shadowPlant,
      mirrored,
    },
    slabs: [
      {
        x: (WIDTH - slab.width) / 2,
        y: 1060,
        width: slab.width,
        height: slab.height,
        depth: Math.max(56, depth * 2 + 18),
      },
    ],
    packs: [{ ...pack, x: WIDTH / 2, y: 1060 - slab.height - Math.max(20, depth + 8), scale }],
    behind: [plantBehind(lead)],
    standing: [{ plant: onTheGround(second), x: 836, y: 1100, scale: low ? 0.36 : 0.42 }],
    before: [{ plant: onTheGround(close), x: 1190, y: 1390, scale: 0.8, rotation: -0.45, blur: 6 }],
  });
}
