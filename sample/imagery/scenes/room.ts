import { adjust } from '../drawing/color.ts';
import type { Color } from '../drawing/oklch.ts';
import type { PlantName } from '../plants/plants.ts';

export type Niche = { x: number; y: number; width: number; height: number; depth: number };
export type Room = {
  width: number;
  height: number;
  wall: Color;
  /** Where the wall meets the floor. */
  floorY: number;
  niche?: Niche;
  /** Whose shadow falls on the wall from a window behind the camera. */
  shadowPlant: PlantName;
  /** Positions swap sides for right-to-left pages; the sun does not. */
  mirrored: boolean;
};

/** The colour of deep shadow in a room. */
export function roomShadow(wall: Color): Color {
  return adjust(wall, -0.34);
}
