import { adjust, type Color } from '../drawing/color.ts';
import { type Point, polygon, rectangle } from '../drawing/geometry.ts';
import type { Press } from '../drawing/label.ts';
import { linear, linearInDrawing } from '../drawing/paint.ts';
import { placeShapes, type Shape, solidShapes, warpShapes } from '../drawing/shape.ts';
import { createDrawing, type Drawing } from '../drawing/svg.ts';
import type { Typesetter } from '../drawing/type.ts';
import type { PackForm, PackLook } from '../packs/pack.ts';
import { PACKS } from '../packs/packs.ts';
import { drawCap, drawGround } from '../packs/parts.ts';
import type { Garden, PlantName } from '../plants/plants.ts';
import { drawRoom, drawVeil, type Room, roomShadow } from './room.ts';

export type Slab = { x: number; y: number; width: number; height: number; depth?: number };
export type ScenePlant = {
  plant: PlantName;
  x: number;
  y: number;
  scale: number;
  rotation?: number;
  /** Out of focus, for what hangs or stands close to the camera. */
  blur?: number;
};
/** A plant in the middle ground throws a shadow; a stem may stand in a vessel of this half width and colour. */
export type StandingPlant = ScenePlant & { vessel?: { half: number; color: Color } };
export type ScenePack = { form: PackForm; look: PackLook; x: number; y: number; scale: number };

/** Everything in a room, back to front; positions are for left-to-right pages. */
export type Scene = {
  room: Room;
  behind?: readonly ScenePlant[];
  slabs?: readonly Slab[];
  packs?: readonly ScenePack[];
  standing?: readonly StandingPlant[];
  before?: readonly ScenePlant[];
};

/** What every picture is drawn with. */
export type Studio = { type: Typesetter; garden: Garden };

type ShadowCaster = { x: number; y: number; halfWidth: number; height: number; opacity: number; length?: number };

/** The long shadow towards the right, away from the sun. */
function drawCastShadow(drawing: Drawing, color: Color, caster: ShadowCaster) {
  const { x, y, halfWidth, height, opacity, length = 0.8 } = caster;
  const reach = height * length;
  const outline: Point[] = [
    [x - halfWidth * 0.86, y + halfWidth * 0.02],
    [x + halfWidth * 0.9, y + halfWidth * 0.05],
    [x + halfWidth * 0.8 + reach, y - reach * 0.2],
    [x - halfWidth * 0.55 + reach, y - reach * 0.2 - halfWidth * 0.16],
  ];
  const fade = linearInDrawing(
    [
      [0, color, opacity],
      [0.55, color, opacity * 0.55],
      [1, color, 0],
    ],
    [x, y],
    [x + reach + halfWidth, y - reach * 0.2],
  );
  drawing.path(polygon(outline), fade, { blur: 7, blurRoom: 30 });
}

function drawSlab(drawing: Drawing, wall: Color, { x, y, width, height, depth = 46 }: Slab) {
  const dark = roomShadow(wall);
  const stone = adjust(wall, 0.02);
  drawCastShadow(drawing, dark, {
    x: x + width / 2,
    y,
    halfWidth: width / 2,
    height,
    opacity: 0.45,
    length: 1.1,
  });
  drawing.rect(x - 6, y - 6, width + 12, 12, dark, { opacity: 0.5, blur: 5, blurRoom: 60 });
  const top: Point[] = [
    [x, y - height],
    [x + depth * 0.55, y - height - depth],
    [x + width - depth * 0.55, y - height - depth],
    [x + width, y - height],
  ];
  drawing.path(
    polygon(top),
    linear([
      [0, adjust(stone, 0.11, 0.9)],
      [0.6, adjust(stone, 0.06)],
      [1, adjust(stone, 0.02)],
    ]),
  );
  drawing.path(
    rectangle(x, y - height, width, height),
    linear(
      [
        [0, adjust(stone, 0.03)],
        [0.5, adjust(stone, -0.03)],
        [1, adjust(stone, -0.1)],
      ],
      [0, 0],
      [0.25, 1],
    ),
  );
  drawing.rect(x, y - height - 0.8, width, 2.2, adjust(stone, 0.16, 0.8), { opacity: 0.8 });
}

/** A clay vessel over the stem's foot; the stem is drawn again above its mouth. */
function drawVessel(drawing: Drawing, wall: Color, shapes: readonly Shape[], plant: StandingPlant, x: number) {
  if (!plant.vessel) return;
  const { half, color } = plant.vessel;
  const dark = roomShadow(wall);
  const [height, y] = [half * 2.1, plant.y + half * 0.1];
  drawCastShadow(drawing, dark, { x, y, halfWidth: half, height, opacity: 0.5, length: 1.1 });
  drawing.group({ x, y }, () => {
    drawGround(drawing, half, { tilt: 0.12 });
    drawCap(drawing, { top: -height, bottom: 0, half, color, material: 'matte', tilt: 0.12, shadow: dark });
    drawing.ellipse(0, -height, half * 0.8, half * 0.096, dark, { opacity: 0.75 });
  });
  const aboveMouth = rectangle(x - half * 0.78, 0, half * 1.56, y - height + half * 0.06);
  drawing.group({ clip: aboveMouth }, () => drawing.shapes(shapes));
}

function drawPack(studio: Studio, drawing: Drawing, wall: Color, pack: ScenePack, x: number) {
  const form = PACKS[pack.form];
  const scale = pack.scale * form.scale;
  const { halfWidth, height } = form.footprint;
  drawCastShadow(drawing, roomShadow(wall), {
    x,
    y: pack.y,
    halfWidth: halfWidth * scale,
    height: height * scale * 0.9,
    opacity: 0.46,
  });
  const press: Press = { drawing, type: studio.type };
  drawing.group({ x, y: pack.y, scale }, () => form.draw(press, { ...pack.look, bounce: adjust(wall, 0.12) }));
}

/** The picture of a scene as SVG. Mirroring swaps positions and turns plants, never packs nor the sun. */
export function buildScene(studio: Studio, scene: Scene): string {
  const { room, behind = [], slabs = [], packs = [], standing = [], before = [] } = scene;
  const { width, height, wall, mirrored } = room;
  const drawing = createDrawing({ width, height });
  const mirrorX = (x: number) => (mirrored ? width - x : x);
  const grow = ({ plant, x, y, scale, rotation = 0 }: ScenePlant) =>
    placeShapes(studio.garden(plant), {
      x: mirrorX(x),
      y,
      scale,
      rotation: mirrored ? -rotation : rotation,
      flip: mirrored,
    });
  const drawPlant = (plant: ScenePlant) =>
    drawing.group({ blur: plant.blur, blurRoom: 20 }, () => drawing.shapes(grow(plant)));

  drawRoom(drawing, studio.garden, room);
  behind.forEach(drawPlant);
  for (const slab of slabs) drawSlab(drawing, wall, { ...slab, x: mirrored ? width - slab.x - slab.width : slab.x });
  for (const pack of packs) drawPack(studio, drawing, wall, pack, mirrorX(pack.x));
  for (const plant of standing) {
    const shapes = grow(plant);
    const dark = roomShadow(wall);
    const shadow = warpShapes(solidShapes(shapes), (px, py) => [px + 26 + (plant.y - py) * 0.12, py + 10]);
    drawing.group({ blur: 6, blurRoom: 20, opacity: 0.34 }, () => {
      for (const { path } of shadow) drawing.path(path, dark);
    });
    drawing.shapes(shapes);
    drawVessel(drawing, wall, shapes, plant, mirrorX(plant.x));
  }
  before.forEach(drawPlant);
  drawVeil(drawing, room);
  return drawing.toSvg();
}
