import type { Color } from '../drawing/oklch.ts';
import { createDrawing, type GroupOptions } from '../drawing/svg.ts';
import type { PlantName } from '../plants/plants.ts';
import { drawRoom } from '../scenes/draw-room.ts';
import type { Room } from '../scenes/room.ts';
import type { DrawingTools } from '../scenes/scene.ts';
import { createStudio, type Studio } from '../scenes/studio.ts';
import { drawVeil } from '../scenes/veil.ts';
import { type Cast, HEIGHT, WIDTH } from './subject.ts';
import { SETTINGS, SUBJECTS, type SubjectName } from './subjects.ts';

export type StillOptions = Cast & { subject: SubjectName; wall: Color; shadowPlant: PlantName; mirrored: boolean };

/** Things on a table are seen from near by; the middle of the view stands a little to the reading end. */
function zoomOn({ at }: Studio, setting: keyof typeof SETTINGS): GroupOptions {
  if (setting !== 'above') return {};
  const [scale, x, y] = [1.2, at(720), 440];
  return { scale, x: x - x * scale, y: y + 18 - y * scale };
}

/** 1200 × 800: a subject in Gulf light, for pages, posts and campaigns. */
export function buildStill(
  tools: DrawingTools,
  { subject, wall, shadowPlant, mirrored, ...cast }: StillOptions,
): string {
  const { setting, draw } = SUBJECTS[subject];
  const drawing = createDrawing({ width: WIDTH, height: HEIGHT });
  const studio = createStudio(tools, drawing, { width: WIDTH, wall, mirrored, hasWall: setting !== 'land' });
  const room: Room = { width: WIDTH, height: HEIGHT, wall, shadowPlant, mirrored, ...SETTINGS[setting] };
  drawRoom(drawing, tools.drawPlant, room);
  drawing.group(zoomOn(studio, setting), () => draw(studio, cast));
  drawVeil(drawing, room);
  return drawing.toSvg();
}
