import { adjust } from '../drawing/color.ts';
import type { Color } from '../drawing/oklch.ts';
import type { LabelCanvas } from '../drawing/print.ts';
import { placeShapes, solidShapes, warpShapes } from '../drawing/shape.ts';
import { createDrawing, type Drawing } from '../drawing/svg.ts';
import { PACKS } from '../packs/packs.ts';
import { drawCastShadow } from './cast-shadow.ts';
import { drawRoom } from './draw-room.ts';
import { roomShadow } from './room.ts';
import type { DrawingTools, Scene, ScenePack, ScenePlant } from './scene.ts';
import { drawSlab } from './slab.ts';
import { drawVeil } from './veil.ts';
import { drawVessel } from './vessel.ts';

function drawPack(tools: DrawingTools, drawing: Drawing, wall: Color, pack: ScenePack, x: number) {
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
  const canvas: LabelCanvas = { drawing, typeset: tools.typeset };
  drawing.group({ x, y: pack.y, scale }, () => form.draw(canvas, { ...pack.look, bounce: adjust(wall, 0.12) }));
}

/** The picture of a scene as SVG. Mirroring swaps positions and turns plants, never packs nor the sun. */
export function buildScene(tools: DrawingTools, scene: Scene): string {
  const { room, behind = [], slabs = [], packs = [], standing = [], before = [] } = scene;
  const { width, height, wall, mirrored } = room;
  const drawing = createDrawing({ width, height });
  const mirrorX = (x: number) => (mirrored ? width - x : x);
  const grow = ({ plant, x, y, scale, rotation = 0 }: ScenePlant) =>
    placeShapes(tools.drawPlant(plant), {
      x: mirrorX(x),
      y,
      scale,
      rotation: mirrored ? -rotation : rotation,
      flip: mirrored,
    });
  const drawPlant = (plant: ScenePlant) =>
    drawing.group({ blur: plant.blur, blurRoom: 20 }, () => drawing.shapes(grow(plant)));

  drawRoom(drawing, tools.drawPlant, room);
  behind.forEach(drawPlant);
  for (const slab of slabs) drawSlab(drawing, wall, { ...slab, x: mirrored ? width - slab.x - slab.width : slab.x });
  for (const pack of packs) drawPack(tools, drawing, wall, pack, mirrorX(pack.x));
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
