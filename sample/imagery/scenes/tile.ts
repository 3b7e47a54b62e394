import { type RangeName, rangeOf } from '../look/ranges.ts';
import { PACKS } from '../packs/packs.ts';
import { stanceOf } from '../plants/plants.ts';
import { buildScene } from './build-scene.ts';
import type { DrawingTools } from './scene.ts';
import type { PackToShow } from './stand.ts';

const WIDTH = 720;
const HEIGHT = 960;
const FLOOR = HEIGHT * 0.82;
const SLAB_Y = HEIGHT * 0.905;
/** Width at which pages show it, and its smallest readable letters, in pixels. */
const SHOWN = { width: 500, letters: 12 };

/** 720 × 960, a range's room: one pack on its slab before the niche; the top is free for the range's name. */
export function buildTile(
  tools: DrawingTools,
  { range, pack, mirrored }: { range: RangeName; pack: PackToShow; mirrored: boolean },
): string {
  const { room: wall, shadowPlant, plant } = rangeOf(range);
  const { scale: own, footprint } = PACKS[pack.form];
  const low = footprint.height < 350;
  const scale = Math.min(0.73, 560 / (footprint.height * own), 366 / (footprint.halfWidth * 2 * own));
  // A carton and the tube beside it carry the same text at two sizes: both keep all of it.
  const smallest = pack.form === 'carton-tube' ? 0 : (SHOWN.letters * WIDTH) / SHOWN.width / (own * scale);
  const look = { ...pack.look, text: { ...pack.look.text, smallest } };
  const depth = footprint.depth * own * scale;
  const slab = { width: WIDTH * (low ? 0.78 : 0.62), height: HEIGHT * (low ? 0.17 : 0.06) };
  const stance = stanceOf(plant);
  return buildScene(tools, {
    room: {
      width: WIDTH,
      height: HEIGHT,
      wall,
      floorY: FLOOR,
      niche: { x: WIDTH * 0.15, y: HEIGHT * 0.215, width: WIDTH * 0.7, height: FLOOR - HEIGHT * 0.215, depth: 44 },
      shadowPlant,
      mirrored,
    },
    slabs: [
      {
        x: (WIDTH - slab.width) / 2,
        y: SLAB_Y,
        width: slab.width,
        height: slab.height,
        depth: Math.max(44, depth * 2 + 14),
      },
    ],
    packs: [{ ...pack, look, x: WIDTH * 0.5, y: SLAB_Y - slab.height - Math.max(16, depth + 6), scale }],
    behind: stance === 'stem' || stance === 'growing' ? [{ plant, x: WIDTH * 0.9, y: HEIGHT * 0.87, tall: 430 }] : [],
    standing: [{ plant, x: WIDTH * 0.2, y: HEIGHT * 0.97, tall: 210 }],
    before: stance === 'hanging' ? [{ plant, x: WIDTH * 0.88, y: HEIGHT * 0.46, scale: 0.46, rotation: 0.2 }] : [],
  });
}
