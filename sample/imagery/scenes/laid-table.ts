import { adjust } from '../drawing/color.ts';
import { rectangle } from '../drawing/outlines.ts';
import { createDrawing } from '../drawing/svg.ts';
import { type RangeName, rangeOf } from '../look/ranges.ts';
import { PACKS } from '../packs/packs.ts';
import { drawCastShadow } from './cast-shadow.ts';
import { drawRoom } from './draw-room.ts';
import { drawHeap } from './heap.ts';
import { standPlant } from './pot.ts';
import type { Room } from './room.ts';
import type { DrawingTools } from './scene.ts';
import { drawSlab } from './slab.ts';
import type { PackToShow } from './stand.ts';
import { createStudio, place, type Studio } from './studio.ts';
import { TABLE_DRESSINGS } from './table-dressings.ts';
import { type PlacedPack, planTable, STEP, sizeOf } from './table-plan.ts';
import { drawProp, drawSeedBowl } from './table-props.ts';
import { BACK, drawTable, HEIGHT, layRunner, WIDTH } from './table-top.ts';
import { drawVeil } from './veil.ts';

function standPack(studio: Studio, { pack, x, y, scale }: PlacedPack): void {
  const { half, tall } = sizeOf(pack);
  const { drawing, shade, wall } = studio;
  const caster = { x: studio.at(x), y, halfWidth: half * scale, height: tall * scale * 0.85, opacity: 0.42 };
  drawCastShadow(drawing, shade, caster);
  const look = { ...pack.look, bounce: adjust(wall, 0.12) };
  place(studio, { x, y, scale: scale * PACKS[pack.form].scale }, () => PACKS[pack.form].draw(studio, look));
}

/** A pack on its side, its top to the right: a round body looks the same from its side as from its front. */
function layPack(studio: Studio, { pack, ...at }: PlacedPack): void {
  const { drawing, shade, wall } = studio;
  const { footprint, scale: own, draw } = PACKS[pack.form];
  const { half, tall } = sizeOf(pack);
  const [x, long, thick] = [studio.at(at.x), tall * at.scale, half * at.scale];
  const turn = 1.5;
  for (const [dy, reach, opacity, blur] of [
    [6, 1, 0.34, 12],
    [1, 0.94, 0.5, 4],
  ] as const)
    drawing.ellipse(x + 12, at.y + dy - 4, (long / 2) * reach, thick * 0.3, shade, { opacity, blur, blurRoom: 60 });
  drawing.group({ x: x - long / 2, y: at.y - thick * 0.86, scale: at.scale * own, rotation: turn }, () => {
    const box = { left: -footprint.halfWidth - 60, top: -footprint.height - 30 };
    drawing.group({ clip: rectangle(box.left, box.top, -2 * box.left, footprint.height + 36) }, () =>
      draw(studio, { ...pack.look, bounce: adjust(wall, 0.12) }),
    );
  });
}

type LaidTable = { range: RangeName; packs: readonly PackToShow[]; mirrored: boolean };

/** 1280 × 720: packs of a range as they are laid on a table of its room, from a little above. */
export function buildLaidTable(tools: DrawingTools, { range, packs, mirrored }: LaidTable): string {
  const { room: wall, shadowPlant, plant } = rangeOf(range);
  const dressing = TABLE_DRESSINGS[range];
  const room: Room = { width: WIDTH, height: HEIGHT, wall, floorY: BACK, shadowPlant, mirrored };
  const drawing = createDrawing({ width: WIDTH, height: HEIGHT });
  const studio = createStudio(tools, drawing, room);
  const pot = adjust(wall, 0.07, 0.85);
  const { behind, before, lying } = planTable(packs, dressing.lies);

  drawRoom(drawing, tools.drawPlant, room);
  drawTable(studio, dressing);
  layRunner(studio, dressing.cloth, dressing.hem);
  if (dressing.behind)
    standPlant(studio, dressing.behind, { x: 1118, y: 500, tall: dressing.behind === 'black-seed' ? 300 : 380 }, pot);
  const step = { x: STEP.from - 46, y: 540, width: STEP.to - STEP.from + 92, height: 48, depth: 62 };
  drawSlab(drawing, wall, { ...step, x: mirrored ? WIDTH - step.x - step.width : step.x });
  for (const placed of behind) standPack(studio, placed);
  drawProp(studio, dressing.prop, { x: 176, y: 556 });
  if (lying) layPack(studio, lying);
  for (const placed of before) standPack(studio, placed);
  const front = dressing.front ?? plant;
  if (front === 'black-seed') {
    drawHeap(studio, front, [{ x: 1100, y: 618, width: 60 }], 0.7);
    drawSeedBowl(studio, { x: 1000, y: 646 });
  } else {
    const rows = [
      { x: 1056, y: 604, width: 60 },
      { x: 1052, y: 626, width: 120 },
    ];
    drawHeap(studio, front, rows, 0.6);
  }
  drawVeil(drawing, room);
  return drawing.toSvg();
}
