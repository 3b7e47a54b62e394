import { adjust, mix } from '../drawing/color.ts';
import type { Color } from '../drawing/oklch.ts';
import { shapeBounds } from '../drawing/shape.ts';
import { type PlantName, stanceOf } from '../plants/plants.ts';
import { buildScene } from './build-scene.ts';
import { onTheGround } from './dressing.ts';
import type { DrawingTools, Scene, StandingPlant } from './scene.ts';

const WIDTH = 1200;
const HEIGHT = 800;

export type StillOptions = {
  wall: Color;
  plant: PlantName;
  /** A second plant for the compositions that hold two. */
  companion: PlantName;
  shadowPlant: PlantName;
  vessel: Color;
  /** Which of the four arrangements. */
  arrangement: number;
  mirrored: boolean;
};

/** A plant `tall` units high whose foot stands at (x, y), in a vessel if it is a stem. */
function stand(
  tools: DrawingTools,
  name: PlantName,
  { x, y, tall, wide = tall * 1.25, vessel }: { x: number; y: number; tall: number; wide?: number; vessel: Color },
): StandingPlant {
  const plant = onTheGround(name);
  const { top, bottom, left, right } = shapeBounds(tools.drawPlant(plant));
  const stance = stanceOf(plant);
  const scale = Math.min(tall / (bottom - top), wide / (right - left));
  const potted = stance === 'stem' ? { half: Math.max(34, tall * 0.088), color: vessel } : undefined;
  const foot = stance === 'stem' ? y : y - bottom * scale;
  return { plant, x, y: foot, scale, rotation: 0.04, vessel: potted };
}

/** 1200 × 800, a quiet still of plants in a room of Gulf light, for pages, posts and campaigns. */
export function buildStill(tools: DrawingTools, o: StillOptions): string {
  const floorY = HEIGHT * 0.78;
  const room: Scene['room'] = {
    width: WIDTH,
    height: HEIGHT,
    wall: o.wall,
    floorY,
    shadowPlant: o.shadowPlant,
    mirrored: o.mirrored,
  };
  const other = mix(o.vessel, adjust(o.wall, 0.12, 0.6), 0.55);
  const place = (name: PlantName, x: number, y: number, tall: number, vessel = o.vessel) =>
    stand(tools, name, { x, y, tall, vessel });
  /** On a slab a plant stays as narrow as the slab. */
  const onSlab = (x: number, y: number, tall: number, wide: number) =>
    stand(tools, o.plant, { x, y, tall, wide, vessel: o.vessel });
  const arrangements: Scene[] = [
    { room, standing: [place(o.plant, 760, 748, 600)] },
    {
      room: { ...room, niche: { x: 560, y: 110, width: 460, height: floorY - 110, depth: 48 } },
      slabs: [{ x: 590, y: 704, width: 400, height: 60, depth: 60 }],
      standing: [onSlab(790, 622, 420, 390)],
    },
    {
      room,
      slabs: [{ x: 560, y: 712, width: 300, height: 92, depth: 54 }],
      standing: [onSlab(712, 598, 430, 330), place(o.companion, 986, 752, 330, other)],
    },
    {
      room: { ...room, niche: { x: 640, y: 90, width: 420, height: floorY - 90, depth: 44 } },
      standing: [place(o.companion, 600, 742, 300, other), place(o.plant, 858, 740, 520)],
    },
  ];
  const scene = arrangements[o.arrangement % arrangements.length] ?? { room };
  return buildScene(tools, scene);
}
