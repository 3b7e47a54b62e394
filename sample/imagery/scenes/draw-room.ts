import { adjust } from '../drawing/color.ts';
import { rectangle } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { buildMonochrome } from '../drawing/palettes.ts';
import { placeShapes, solidShapes } from '../drawing/shape.ts';
import type { Drawing } from '../drawing/svg.ts';
import type { DrawPlant } from '../plants/plants.ts';
import { drawNiche } from './niche.ts';
import type { Room } from './room.ts';
import { drawSunOnFloor, drawSunOnWall, sunStrength } from './sun.ts';

function drawPlantShadow(drawing: Drawing, drawPlant: DrawPlant, room: Room) {
  const deep = adjust(room.wall, -0.22, 1.05);
  const plant = solidShapes(drawPlant(room.shadowPlant, buildMonochrome(deep, 0)));
  const middle = room.mirrored ? room.width * 0.4 : room.width * 0.6;
  const scale = (room.height / 560) * 0.8;
  drawing.group({ blur: 9, blurRoom: 20, opacity: 0.2 }, () => {
    for (const [dx, y, rotation, size] of [
      [-120, room.height, -0.35, 1.25],
      [300, room.height * 0.86, 0.5, 1.05],
    ] as const) {
      for (const { path } of placeShapes(plant, { x: middle + dx, y, scale: scale * size, rotation }))
        drawing.path(path, deep);
    }
  });
}

/** An empty room of Gulf light: wall, niche, sun, the shadow of a plant, floor. */
export function drawRoom(drawing: Drawing, drawPlant: DrawPlant, room: Room): void {
  const { width, height, wall, floorY, niche, mirrored } = room;
  drawing.rect(0, 0, width, height, wall);
  drawing.path(
    rectangle(0, 0, width, floorY),
    linear(
      [
        [0, adjust(wall, -0.055)],
        [0.45, wall],
        [1, adjust(wall, sunStrength(wall) / 2)],
      ],
      [0, 0],
      [1, 0.7],
    ),
  );
  if (niche) drawNiche(drawing, wall, mirrored ? { ...niche, x: width - niche.x - niche.width } : niche);
  drawSunOnWall(drawing, room);
  drawPlantShadow(drawing, drawPlant, room);
  drawing.path(
    rectangle(0, floorY, width, height - floorY),
    vertical([
      [0, adjust(wall, 0.03)],
      [1, adjust(wall, -0.05)],
    ]),
  );
  const deep = adjust(wall, -0.22, 1.05);
  drawing.rect(
    0,
    floorY - height * 0.05,
    width,
    height * 0.05,
    vertical([
      [0, deep, 0],
      [1, deep, 0.22],
    ]),
  );
  drawSunOnFloor(drawing, room);
}
