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

const SUN_BARS = 4;

/** Four bars of sun through a slatted window: always down to the right. */
function sunBars({ width, height, floorY, mirrored }: Room) {
  // Mirrored, the bars start outside the picture: they still only lean right, and must not reach its text.
  const first = width * (mirrored ? -0.18 : 0.4);
  const lean = height * 0.34;
  return Array.from({ length: SUN_BARS }, (_, index) => ({
    x: first + index * width * 0.135,
    width: width * 0.105,
    lean,
    onFloor: (height - floorY) * 2.1,
  }));
}

export function drawSunOnWall(drawing: Drawing, room: Room) {
  const light = adjust(room.wall, sunStrength(room.wall), 0.98);
  const fill = vertical([
    [0, light, 0.25],
    [0.5, light, 0.62],
    [1, light, 0.78],
  ]);
  drawing.group({ blur: 2.5, blurRoom: 10 }, () => {
    for (const { x, width, lean } of sunBars(room)) {
      const bar: Point[] = [
        [x, -10],
        [x + width, -10],
        [x + width + lean, room.floorY],
        [x + lean, room.floorY],
      ];
      drawing.path(polygon(bar), fill);
    }
  });
}

export function drawSunOnFloor(drawing: Drawing, room: Room) {
  const { floorY, height, wall } = room;
  drawing.group({ blur: 3, blurRoom: 10 }, () => {
    for (const { x, width, lean, onFloor } of sunBars(room)) {
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
