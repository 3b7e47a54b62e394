import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Studio } from '../scenes/studio.ts';
import { HEIGHT, WIDTH } from './subject.ts';

/** Thin lines over a wall or table, as tiles and boards have between them, and the light on their edges. */
function drawJoints({ drawing, wall }: Studio, joints: readonly (readonly [from: Point, to: Point])[]): void {
  for (const [shift, color] of [
    [2, adjust(wall, 0.07)],
    [0, adjust(wall, -0.14)],
  ] as const)
    drawing.group({ x: shift, y: shift, opacity: 0.45 }, () => {
      for (const joint of joints) drawing.path(taper(joint, 2.4, 2.4), color);
    });
}

const acrossAt = (y: number): [Point, Point] => [
  [0, y],
  [WIDTH, y],
];

/** The boards of a table top. */
export function layBoards(studio: Studio): void {
  drawJoints(studio, [128, 306, 484, 662].map(acrossAt));
}

/** Tiles: on a wall down to `bottom`, or all over a worktop. */
export const layTiles =
  (size: number, bottom: number) =>
  (studio: Studio): void => {
    const across = Array.from({ length: Math.ceil(bottom / size) }, (_, row) => acrossAt(bottom - row * size));
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
export function layFlags(studio: Studio): void {
  const { drawing, at, shade } = studio;
  const horizon = HEIGHT * 0.7;
  drawing.rect(-60, -20, WIDTH + 120, 96, shade, { opacity: 0.2, blur: 4, blurRoom: 20 });
  const across = [34, 96, 180].map((y) => acrossAt(horizon + y));
  const away = Array.from({ length: 13 }, (_, index): [Point, Point] => [
    [at(720) + (index - 6) * 165, horizon + 18],
    [at(720) + (index - 6) * 290, HEIGHT],
  ]);
  drawJoints(studio, [...across, ...away]);
}
