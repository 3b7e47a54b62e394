import { adjust } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import { polygon } from '../drawing/outlines.ts';
import type { Light } from '../scenes/room.ts';
import type { Studio } from '../scenes/studio.ts';
import { HEIGHT, WIDTH } from './subject.ts';

export type Setting = {
  floorY: number;
  light: Light;
  /** How much nearer the camera stands than three steps away, and the height it looks at. */
  near?: { scale: number; y: number };
  /** What wall and ground are of. */
  build?: (studio: Studio) => void;
};

const ABOVE = { floorY: HEIGHT * 1.14, near: { scale: 1.2, y: 350 } } as const;

/** Thin lines over a wall or table, as tiles and boards have between them. */
function drawJoints({ drawing, wall }: Studio, joints: readonly (readonly [from: Point, to: Point])[]): void {
  for (const [[x0, y0], [x1, y1]] of joints) {
    const [dx, dy] = Math.abs(x1 - x0) > Math.abs(y1 - y0) ? [0, 2.4] : [2.4, 0];
    const line = (shift: number) =>
      polygon([
        [x0 + shift, y0 + shift],
        [x0 + shift + dx, y0 + shift + dy],
        [x1 + shift + dx, y1 + shift + dy],
        [x1 + shift, y1 + shift],
      ]);
    drawing.path(line(2), adjust(wall, 0.07), { opacity: 0.5 });
    drawing.path(line(0), adjust(wall, -0.14), { opacity: 0.4 });
  }
}

/** The boards of a table top. */
function layBoards(studio: Studio): void {
  drawJoints(
    studio,
    [128, 306, 484, 662].map((y) => [
      [0, y],
      [WIDTH, y],
    ]),
  );
}

/** Tiles: on a wall down to `bottom`, or all over a worktop. */
const layTiles =
  (size: number, bottom: number) =>
  (studio: Studio): void => {
    const across = Array.from({ length: Math.ceil(bottom / size) }, (_, row): [Point, Point] => [
      [0, bottom - row * size],
      [WIDTH, bottom - row * size],
    ]);
    const down = Array.from({ length: Math.ceil(WIDTH / size) + 1 }, (_, column): [Point, Point] => {
      const x = studio.at(column * size - 40);
      return [
        [x, 0],
        [x, bottom],
      ];
    });
    drawJoints(studio, [...across, ...down]);
  };

/** A yard: the flags of its ground, the shadow of its eaves over the wall. */
function layFlags(studio: Studio): void {
  const { drawing, at, shade } = studio;
  const horizon = HEIGHT * 0.7;
  drawing.rect(0, -20, WIDTH, 96, shade, { opacity: 0.2, blur: 4, blurRoom: 20 });
  const across = [horizon + 34, horizon + 96, horizon + 180].map((y): [Point, Point] => [
    [0, y],
    [WIDTH, y],
  ]);
  const away = Array.from({ length: 13 }, (_, index): [Point, Point] => [
    [at(720) + (index - 6) * 150, horizon],
    [at(720) + (index - 6) * 290, HEIGHT],
  ]);
  drawJoints(studio, [...across, ...away]);
}

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
  counter: { floorY: HEIGHT * 0.78, light: 'panes', near: { scale: 1.14, y: 800 } },
  /** A bench before a tiled wall, in even light from above. */
  workshop: { floorY: HEIGHT * 0.78, light: 'sky', build: layTiles(96, HEIGHT * 0.78) },
  /** Outside, by a wall in the sun. */
  yard: { floorY: HEIGHT * 0.7, light: 'open', build: layFlags },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
