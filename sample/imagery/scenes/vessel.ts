import type { Color } from '../drawing/oklch.ts';
import { rectangle } from '../drawing/outlines.ts';
import type { Shape } from '../drawing/shape.ts';
import type { Drawing } from '../drawing/svg.ts';
import { drawCap } from '../packs/cap.ts';
import { drawGround } from '../packs/parts.ts';
import { drawCastShadow } from './cast-shadow.ts';
import { roomShadow } from './room.ts';
import type { StandingPlant } from './scene.ts';

/** A clay vessel over the stem's foot; the stem is drawn again above its mouth. */
export function drawVessel(drawing: Drawing, wall: Color, shapes: readonly Shape[], plant: StandingPlant, x: number) {
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
