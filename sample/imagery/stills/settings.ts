import type { Light } from '../scenes/room.ts';
import type { Studio } from '../scenes/studio.ts';
import { HEIGHT } from './subject.ts';
import { layBoards, layFlags, layTiles } from './surfaces.ts';

export type Setting = {
  floorY: number;
  light: Light;
  /** The zoom, compared with a camera three steps away, and the height it looks at. */
  near?: { scale: number; y: number };
  /** Draws what wall and ground are made of. */
  build?: (studio: Studio) => void;
};

const ABOVE = { floorY: HEIGHT * 1.14, near: { scale: 1.2, y: 350 } } as const;

/** Where a still is taken. */
export const SETTINGS = {
  /** A cloth or a bare table from above. */
  above: { ...ABOVE, light: 'slats' },
  /** A desk of boards from above, by a window with panes. */
  desk: { ...ABOVE, light: 'panes', build: layBoards },
  /** A tiled worktop from above, in the light of an open door. */
  kitchen: { ...ABOVE, light: 'open', build: layTiles(200, HEIGHT + 100) },
  /** Under an open sky. */
  land: { floorY: HEIGHT, light: 'sky' },
  room: { floorY: HEIGHT * 0.78, light: 'slats' },
  /** A counter by a window with panes, from close by. */
  counter: { floorY: HEIGHT * 0.78, light: 'panes', near: { scale: 1.1, y: 800 } },
  /** A bench before a tiled wall, in even light from above. */
  workshop: { floorY: HEIGHT * 0.78, light: 'sky', build: layTiles(96, HEIGHT * 0.78) },
  /** Outside, by a wall in the sun. */
  yard: { floorY: HEIGHT * 0.7, light: 'open', build: layFlags },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
