import type { Path } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import type { LabelCanvas } from '../drawing/print.ts';
import type { Drawing } from '../drawing/svg.ts';
import type { DrawPlant } from '../plants/plants.ts';
import { type Room, roomShadow } from './room.ts';
import type { DrawingTools } from './scene.ts';

/** The drawing context for things on a floor or table; positions are for left-to-right pages. */
export type Studio = LabelCanvas & {
  drawPlant: DrawPlant;
  wall: Color;
  /** The colour of deep shadow. */
  shade: Color;
  mirrored: boolean;
  /** Whether there is a wall behind for shadows to fall on. */
  hasWall: boolean;
  /** Maps a position from the left, mirrored if the picture is. */
  at(x: number): number;
  /** A rotation to the right, or to the left if mirrored. */
  turn(radians: number): number;
};

export type Place = { x: number; y: number; scale?: number; rotation?: number };

/** Creates the drawing context for a picture of this width. */
export function createStudio(
  { typeset, drawPlant }: DrawingTools,
  drawing: Drawing,
  { width, wall, mirrored, hasWall = true }: Pick<Room, 'width' | 'wall' | 'mirrored'> & { hasWall?: boolean },
): Studio {
  return {
    drawing,
    typeset,
    drawPlant,
    wall,
    shade: roomShadow(wall),
    mirrored,
    hasWall,
    at: (x) => (mirrored ? width - x : x),
    turn: (radians) => (mirrored ? -radians : radians),
  };
}

/** Draws a thing about (0, 0) at a position in the picture. */
export function place(studio: Studio, { x, y, scale, rotation = 0 }: Place, draw: () => void): void {
  studio.drawing.group({ x: studio.at(x), y, scale, rotation: studio.turn(rotation) }, draw);
}

/** The soft shadow of something flat and thin, towards the lower right, away from the sun. */
export function dropShadow({ drawing, shade }: Studio, outline: Path, lift: number): void {
  drawing.group({ x: lift * 0.4, y: lift * 0.3 }, () =>
    drawing.path(outline, shade, { opacity: 0.4, blur: Math.max(1.4, lift * 0.16), blurRoom: 12 }),
  );
  drawing.group({ x: lift * 1.3, y: lift }, () =>
    drawing.path(outline, shade, { opacity: 0.3, blur: Math.max(2.5, lift * 0.6), blurRoom: 20 }),
  );
}
