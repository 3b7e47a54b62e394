import { adjust } from '../drawing/color.ts';
import type { Color } from '../drawing/oklch.ts';
import type { PlantName } from '../plants/plants.ts';

export type Niche = { x: number; y: number; width: number; height: number; depth: number };
/** A window with slats or panes; an open side of the room; none, where the sky alone lights it. */
export type Light = 'slats' | 'panes' | 'open' | 'sky';
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
  /** What the sun comes through: a slatted window unless said otherwise. */
  light?: Light;
};

/** The colour of deep shadow in a room. */
export function roomShadow(wall: Color): Color {
  return adjust(wall, -0.34);
}
