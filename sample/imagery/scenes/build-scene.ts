import { adjust } from '../drawing/color.ts';
import type { Color } from '../drawing/oklch.ts';
import type { LabelCanvas } from '../drawing/print.ts';
import { placeShapes } from '../drawing/shape.ts';
import { createDrawing, type Drawing } from '../drawing/svg.ts';
import { PACKS } from '../packs/packs.ts';
import { drawCastShadow } from './cast-shadow.ts';
import { drawRoom } from './draw-room.ts';
import { standPlant } from './pot.ts';
import { roomShadow } from './room.ts';
import type { DrawingTools, ReachingPlant, Scene, ScenePack, StandingPlant } from './scene.ts';
import { drawSlab } from './slab.ts';
import { createStudio } from './studio.ts';
import { drawVeil } from './veil.ts';

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
  const studio = createStudio(tools, drawing, room);
  const pot = adjust(wall, 0.07, 0.85);
  const stand = ({ plant, ...at }: StandingPlant) => standPlant(studio, plant, at, pot);
  const reachIn = ({ plant, x, y, scale, rotation = 0, blur }: ReachingPlant) => {
    const place = { x: mirrorX(x), y, scale, rotation: mirrored ? -rotation : rotation, flip: mirrored };
    drawing.group({ blur, blurRoom: 20 }, () => drawing.shapes(placeShapes(tools.drawPlant(plant), place)));
  };

  drawRoom(drawing, tools.drawPlant, room);
  behind.forEach(stand);
  for (const slab of slabs) drawSlab(drawing, wall, { ...slab, x: mirrored ? width - slab.x - slab.width : slab.x });
  for (const pack of packs) drawPack(tools, drawing, wall, pack, mirrorX(pack.x));
  standing.forEach(stand);
  before.forEach(reachIn);
  drawVeil(drawing, room);
  return drawing.toSvg();
}
