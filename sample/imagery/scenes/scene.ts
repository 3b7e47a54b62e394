import type { Color } from '../drawing/oklch.ts';
import type { Typesetter } from '../drawing/type.ts';
import type { PackForm, PackLook } from '../packs/pack.ts';
import type { DrawPlant, PlantName } from '../plants/plants.ts';
import type { Room } from './room.ts';

export type Slab = {
  x: number;
  y: number;
  width: number;
  height: number;
  depth?: number;
  /** Its own colour instead of the wall's. */
  color?: Color;
};
/** A branch or leaf that reaches into the picture from its edge. */
export type ReachingPlant = {
  plant: PlantName;
  x: number;
  y: number;
  scale: number;
  rotation?: number;
  /** Out of focus, for what hangs or stands close to the camera. */
  blur?: number;
};
/** A plant on the floor: a stem in a pot of earth, fruit and seeds as single pieces; `tall` as if it grew. */
export type StandingPlant = { plant: PlantName; x: number; y: number; tall: number };
export type ScenePack = { form: PackForm; look: PackLook; x: number; y: number; scale: number };

/** Everything in a room, back to front; positions are for left-to-right pages. */
export type Scene = {
  room: Room;
  behind?: readonly StandingPlant[];
  slabs?: readonly Slab[];
  packs?: readonly ScenePack[];
  standing?: readonly StandingPlant[];
  before?: readonly ReachingPlant[];
};

/** What every picture is drawn with. */
export type DrawingTools = { typeset: Typesetter; drawPlant: DrawPlant };
