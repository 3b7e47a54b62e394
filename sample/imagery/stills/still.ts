import type { Color } from '../drawing/oklch.ts';
import { createDrawing, type GroupOptions } from '../drawing/svg.ts';
import type { PlantName } from '../plants/plants.ts';
import { drawRoom } from '../scenes/draw-room.ts';
import type { Room } from '../scenes/room.ts';
import type { DrawingTools } from '../scenes/scene.ts';
import { createStudio, type Studio } from '../scenes/studio.ts';
import { drawVeil } from '../scenes/veil.ts';
import { SETTINGS, type Setting } from './settings.ts';
import { type Cast, HEIGHT, WIDTH } from './subject.ts';
import { SUBJECTS, type SubjectName } from './subjects.ts';

export type StillOptions = Cast & { subject: SubjectName; wall: Color; shadowPlant: PlantName; mirrored: boolean };

/** Zooms in, about a point a little towards the reading end. */
function moveNear({ at }: Studio, { near }: Setting): GroupOptions {
  if (!near) return {};
  const { scale, y } = near;
  return { scale, x: at(720) * (1 - scale), y: y * (1 - scale) };
}

/** 1200 × 800: a subject in Gulf light, for pages, posts and campaigns. */
export function buildStill(
  tools: DrawingTools,
  { subject, wall, shadowPlant, mirrored, ...cast }: StillOptions,
): string {
  const { setting: name, draw } = SUBJECTS[subject];
  const setting: Setting = SETTINGS[name];
  const drawing = createDrawing({ width: WIDTH, height: HEIGHT });
  const studio = createStudio(tools, drawing, { width: WIDTH, wall, mirrored, hasWall: name !== 'land' });
  const { floorY, light } = setting;
  const room: Room = { width: WIDTH, height: HEIGHT, wall, shadowPlant, mirrored, floorY, light };
  drawRoom(drawing, tools.drawPlant, room);
  setting.build?.(studio);
  drawing.group(moveNear(studio, setting), () => draw(studio, cast));
  drawVeil(drawing, room);
  return drawing.toSvg();
}
