import type { Color } from '../drawing/oklch.ts';
import type { RangeName } from '../look/ranges.ts';
import type { PlantName } from '../plants/plants.ts';
import type { Studio } from '../scenes/studio.ts';

export const WIDTH = 1200;
export const HEIGHT = 800;

/** What a still is about besides its subject. */
export type Cast = {
  plant: PlantName;
  companion: PlantName;
  /** The range whose packs stand in it. */
  range: RangeName;
  /** The colour of clay and cloth. */
  vessel: Color;
};

/** Draws a subject in the middle of its still, a little to the reading end. */
export type Subject = (studio: Studio, cast: Cast) => void;

export const PAPER: Color = '#fbf6ea';
export const INK: Color = '#10271d';
export const WOOD: Color = '#b98556';
export const DARK_WOOD: Color = '#7c5334';
export const STONE: Color = '#d9d4c8';
export const LINEN: Color = '#efe6d6';
export const BRASS: Color = '#c99f45';
export const STEEL: Color = '#cfd8dc';
export const ORANGE: Color = '#e9531c';
