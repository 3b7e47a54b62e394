import { type RangeName, rangeOf } from '../look/ranges.ts';
import { buildScene } from './build-scene.ts';
import { DRESSINGS } from './dressing.ts';
import type { DrawingTools, Scene } from './scene.ts';
import { type PackToShow, standPacks } from './stand.ts';

type HeroOptions = { range: RangeName; packs: readonly PackToShow[]; mirrored: boolean };

/** 1600 × 860: packs in their niche on the end side; the start-side 45 % stays empty for text. */
export function buildHero(tools: DrawingTools, { range, packs, mirrored }: HeroOptions): string {
  const { room: wall, shadowPlant } = rangeOf(range);
  const stood = standPacks(packs, {
    middle: 1170,
    width: 520,
    tallest: 510,
    backY: 742,
    backHeight: 96,
    frontY: 770,
    frontHeight: 46,
  });
  const scene: Scene = {
    room: {
      width: 1600,
      height: 860,
      wall,
      floorY: 688,
      niche: { x: 900, y: 120, width: 560, height: 568, depth: 60 },
      shadowPlant,
      mirrored,
    },
    ...stood,
    ...DRESSINGS[range],
  };
  return buildScene(tools, scene);
}

/** 780 × 860, the same room for narrow screens, the niche in the middle. */
export function buildMobileHero(tools: DrawingTools, { range, packs, mirrored }: HeroOptions): string {
  const { room: wall, shadowPlant, plant } = rangeOf(range);
  const stood = standPacks(packs, {
    middle: 398,
    width: 500,
    tallest: 510,
    backY: 756,
    backHeight: 92,
    frontY: 798,
    frontHeight: 46,
  });
  const { behind, before } = DRESSINGS[range];
  const hanging = before.find((other) => other.y < 400);
  const scene: Scene = {
    room: {
      width: 780,
      height: 860,
      wall,
      floorY: 690,
      niche: { x: 110, y: 90, width: 560, height: 600, depth: 50 },
      shadowPlant,
      mirrored,
    },
    ...stood,
    behind: behind.map((other) => ({ ...other, x: 712, y: 728, tall: other.tall * 0.86 })),
    standing: [{ plant, x: 136, y: 828, tall: 210 }],
    before: hanging ? [{ ...hanging, x: 700, y: 170, scale: 0.46, blur: 0.8 }] : [],
  };
  return buildScene(tools, scene);
}
