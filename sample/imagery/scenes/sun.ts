import { adjust, lightnessOf } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { polygon } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';
import type { Room } from './room.ts';

/** Deep walls carry white text: the sun is weaker on them, or the text could not be read. */
export function sunStrength(wall: Color): number {
  return lightnessOf(wall) < 0.58 ? 0.045 : 0.1;
}

type Beam = { x: number; width: number; lean: number; onFloor: number };

/** As fractions of the width: start of the beams, their start when mirrored, spacing and width. */
const BEAMS = {
  slats: { count: 4, first: 0.4, firstMirrored: -0.18, step: 0.135, width: 0.105 },
  panes: { count: 2, first: 0.46, firstMirrored: -0.08, step: 0.2, width: 0.18 },
  open: { count: 1, first: 0.44, firstMirrored: -0.68, step: 0, width: 1 },
} as const;

/** The beams of sun on the wall: always down to the right. */
function beamsOf({ width, height, floorY, mirrored, light = 'slats' }: Room): Beam[] {
  if (light === 'sky') return [];
  const { count, step, width: share, ...start } = BEAMS[light];
  // Mirrored, the beams start outside the picture: they still only lean right, and must not reach its text.
  const first = width * (mirrored ? start.firstMirrored : start.first);
  return Array.from({ length: count }, (_, index) => ({
    x: first + index * width * step,
    width: width * share,
    lean: height * 0.34,
    onFloor: (height - floorY) * 2.1,
  }));
}

/** The parts of a beam on the wall, as fractions of its height: panes have bars between them. */
const partsOf = ({ light }: Room): readonly (readonly [from: number, to: number])[] =>
  light === 'panes'
    ? [
        [0.06, 0.36],
        [0.39, 0.69],
      ]
    : [[0, 1]];

export function drawSunOnWall(drawing: Drawing, room: Room) {
  const light = adjust(room.wall, sunStrength(room.wall), 0.98);
  const fill = vertical([
    [0, light, 0.25],
    [0.5, light, 0.62],
    [1, light, 0.78],
  ]);
  drawing.group({ blur: 2.5, blurRoom: 10 }, () => {
    for (const { x, width, lean } of beamsOf(room))
      for (const [from, to] of partsOf(room)) {
        const pane: Point[] = [
          [x + lean * from, room.floorY * from - 10],
          [x + width + lean * from, room.floorY * from - 10],
          [x + width + lean * to, room.floorY * to],
          [x + lean * to, room.floorY * to],
        ];
        drawing.path(polygon(pane), fill);
      }
  });
}

export function drawSunOnFloor(drawing: Drawing, room: Room) {
  const { floorY, height, wall, light } = room;
  if (light === 'panes') return;
  drawing.group({ blur: 3, blurRoom: 10 }, () => {
    for (const { x, width, lean, onFloor } of beamsOf(room)) {
      const bar: Point[] = [
        [x + lean, floorY],
        [x + lean + width, floorY],
        [x + lean + width + onFloor, height],
        [x + lean + onFloor, height],
      ];
      drawing.path(polygon(bar), adjust(wall, sunStrength(wall) * 1.2, 0.95), { opacity: 0.55 });
    }
  });
}
