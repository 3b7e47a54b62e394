import { type RangeName, rangeOf } from '../look/ranges.ts';
import { PACKS } from '../packs/packs.ts';
import { type PlantName, stanceOf } from '../plants/plants.ts';
import { buildScene } from './build-scene.ts';
import type { DrawingTools, ReachingPlant, Scene } from './scene.ts';
import type { PackToShow } from './stand.ts';

const WIDTH = 1100;
const HEIGHT = 1160;

type StageOptions = {
  range: RangeName;
  pack: PackToShow;
  /** The product's plants, the leading one first. */
  plants: readonly PlantName[];
  mirrored: boolean;
};

/** The leading plant at the pack's far side: it hangs from above, stands behind, or lies in front. */
function leadingPlant(plant: PlantName): Pick<Scene, 'behind' | 'standing' | 'before'> {
  const stance = stanceOf(plant);
  if (stance === 'hanging') return { before: [{ plant, x: 930, y: 330, scale: 0.7, rotation: 0.1 }] };
  if (stance === 'lying') return { standing: [{ plant, x: 884, y: 1112, tall: 260 }] };
  return { behind: [{ plant, x: 950, y: 990, tall: stance === 'growing' ? 500 : 640 }] };
}

/** The leaf that is close to the camera: of plants that grow, since fruit would hang in the air. */
function closePlant(plants: readonly PlantName[]): ReachingPlant | undefined {
  const plant = plants.find((other) => stanceOf(other) === 'stem' || stanceOf(other) === 'growing');
  return plant && { plant, x: 1190, y: 1390, scale: 0.8, rotation: -0.45, blur: 6 };
}

/** 1100 × 1160, the stage of a product page: the pack in its range's room among its own plants. */
export function buildStage(tools: DrawingTools, { range, pack, plants, mirrored }: StageOptions): string {
  const { room: wall, shadowPlant, plant: rangePlant } = rangeOf(range);
  const [lead = rangePlant, second = lead, third] = plants;
  const close = closePlant(
    [third, shadowPlant === lead ? rangePlant : shadowPlant, shadowPlant].filter((plant) => plant !== undefined),
  );
  const { behind = [], standing = [], before = [] } = leadingPlant(lead);
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
    behind,
    // Two heaps of one fruit would be one too many.
    standing:
      standing.length > 0 && second === lead ? standing : [...standing, { plant: second, x: 196, y: 1106, tall: 280 }],
    before: close ? [...before, close] : before,
  });
}
