import { adjust, type Color, lightnessOf } from '../drawing/color.ts';
import { type Point, polygon, rectangle } from '../drawing/geometry.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { buildMonochrome } from '../drawing/palettes.ts';
import { placeShapes, solidShapes } from '../drawing/shape.ts';
import type { Drawing } from '../drawing/svg.ts';
import type { Garden, PlantName } from '../plants/plants.ts';

export type Niche = { x: number; y: number; width: number; height: number; depth: number };
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
};

/** The colour of deep shadow in a room. */
export function roomShadow(wall: Color): Color {
  return adjust(wall, -0.34);
}

function drawNiche(drawing: Drawing, wall: Color, { x, y, width, height, depth }: Niche) {
  const back = { left: x + depth, right: x + width - depth * 0.5, top: y + depth * 0.8, bottom: y + height };
  drawing.rect(x, y, width, height, adjust(wall, -0.06));
  const reveal = (points: Point[], from: number, to: number, direction: readonly [number, number]) =>
    drawing.path(
      polygon(points),
      linear(
        [
          [0, adjust(wall, from)],
          [1, adjust(wall, to)],
        ],
        [0, 0],
        direction,
      ),
    );
  reveal(
    [
      [x, y],
      [back.left, back.top],
      [back.left, back.bottom],
      [x, back.bottom],
    ],
    -0.2,
    -0.13,
    [1, 1],
  );
  reveal(
    [
      [x, y],
      [x + width, y],
      [back.right, back.top],
      [back.left, back.top],
    ],
    -0.22,
    -0.15,
    [0, 1],
  );
  reveal(
    [
      [x + width, y],
      [x + width, back.bottom],
      [back.right, back.bottom],
      [back.right, back.top],
    ],
    0.07,
    0.12,
    [1, 1],
  );
  drawing.path(
    rectangle(back.left, back.top, back.right - back.left, back.bottom - back.top),
    linear(
      [
        [0, adjust(wall, -0.15)],
        [0.5, adjust(wall, -0.06)],
        [1, adjust(wall, -0.01)],
      ],
      [0, 0],
      [0.8, 1],
    ),
  );
}

/** Deep walls carry white text: the sun is weaker on them, or the text could not be read. */
function sunStrength(wall: Color): number {
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

function drawSunOnWall(drawing: Drawing, room: Room) {
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

function drawSunOnFloor(drawing: Drawing, room: Room) {
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

function drawPlantShadow(drawing: Drawing, garden: Garden, room: Room) {
  const deep = adjust(room.wall, -0.22, 1.05);
  const plant = solidShapes(garden(room.shadowPlant, buildMonochrome(deep, 0)));
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
export function drawRoom(drawing: Drawing, garden: Garden, room: Room): void {
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
  drawPlantShadow(drawing, garden, room);
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

/** The last veil over a finished room: warm from the window's side, dim in the far corner. */
export function drawVeil(drawing: Drawing, { width, height, wall, mirrored }: Room): void {
  drawing.rect(
    0,
    0,
    width,
    height,
    linear(
      [
        [0, '#fff6dd', mirrored ? 0 : 0.16],
        [0.4, '#fff6dd', 0],
        [1, roomShadow(wall), 0.16],
      ],
      [0, 0],
      [1, 1],
    ),
  );
}
