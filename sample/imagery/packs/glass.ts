import { adjust } from '../drawing/color.ts';
import { densify, mapPath } from '../drawing/geometry.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { lightBody } from '../drawing/light-body.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, rectangle } from '../drawing/outlines.ts';
import { linearInDrawing, type Stop, vertical } from '../drawing/paint.ts';
import { type LabelCanvas, printPath, printText } from '../drawing/print.ts';
import { buildSilhouette, endsOf, halfWidthAt, type Profile, wrapCylinder } from '../drawing/profile.ts';
import { drawCaustic, drawHead, drawMeniscus, SURFACE_TILT, type Vessel } from './glass-in-room.ts';
import type { PackLook } from './pack.ts';

export type GlassBottle = Vessel & {
  /** The colour of tinted glass, such as amber. */
  tint?: Color;
  /** In a scene, the room's colour: seen through the glass, and tinting the light beside the foot. */
  room?: Color | undefined;
};

const widest = (profile: Profile) => Math.max(...profile.map(([, half]) => half));

/** A transparent bottle: glass, liquid, its surface, the thick foot. The light comes later, over the label. */
export function drawGlass({ drawing }: LabelCanvas, liquid: Color, bottle: GlassBottle): void {
  const { profile, surface, wall, tint, room } = bottle;
  const half = widest(profile);
  const across = (stops: readonly Stop[]) => linearInDrawing(stops, [-half, 0], [half, 0]);
  const surfaceHalf = halfWidthAt(profile, surface) - wall;
  const filledProfile: Profile = [
    [surface, surfaceHalf],
    ...profile.map(([y, w]) => [y, w - wall] as const).filter(([y]) => y > surface + 2),
  ];
  const filled = buildSilhouette(filledProfile);
  // What is behind clear glass is seen through it, bent dark at both edges.
  const edge = adjust(tint ?? liquid, -0.34, 0.7);
  const clear = across([
    [0, edge, 0.72],
    [0.05, edge, 0.3],
    [0.1, '#ffffff', 0.34],
    [0.2, '#ffffff', 0.1],
    [0.5, '#ffffff', 0.03],
    [0.84, '#ffffff', 0.12],
    [0.93, '#ffffff', 0.26],
    [0.96, edge, 0.34],
    [1, edge, 0.78],
  ]);
  const through = room ? 0.9 : 1;
  const body = across([
    [0, adjust(liquid, -0.22)],
    [0.1, adjust(liquid, -0.06)],
    [0.32, adjust(liquid, 0.07), through],
    [0.55, adjust(liquid, -0.03), through],
    [0.8, adjust(liquid, 0.05), through],
    [0.93, adjust(liquid, -0.08)],
    [1, adjust(liquid, -0.24)],
  ]);
  const deep = adjust(liquid, -0.3);
  const depth = vertical([
    [0, '#ffffff', room ? 0.03 : 0.16],
    [0.35, '#ffffff', 0],
    [0.7, deep, 0],
    [1, deep, 0.45],
  ]);
  const { baseY } = endsOf(profile);
  if (tint) drawing.path(buildSilhouette(profile), tint, { opacity: 0.62 });
  if (room) drawCaustic(drawing, liquid, room, half);
  drawing.path(buildSilhouette(profile), clear);
  if (room) drawHead(drawing, room, bottle);
  drawing.path(filled, body);
  drawing.path(filled, depth);
  const top = room ? adjust(liquid, 0.06, 1.04) : adjust(liquid, 0.14, 0.9);
  const level = (rise: number, thickness: number) =>
    drawing.path(
      ellipse(0, surface + rise, surfaceHalf, surfaceHalf * SURFACE_TILT + thickness),
      rise < 0 ? adjust(liquid, -0.2, 0.9) : top,
      { opacity: rise < 0 ? 0.5 : 0.95 },
    );
  // The liquid climbs up the glass: a dark line at the back, its bright surface before it.
  level(-1, 2);
  level(1, 0);
  if (room) drawMeniscus(drawing, liquid, surface + 1, surfaceHalf);
  drawing.path(ellipse(0, baseY - 8, half * 0.82, half * 0.06), adjust(liquid, 0.22), { opacity: 0.5 });
}

/** Lights a bottle over its label. */
export function lightGlass({ drawing }: LabelCanvas, look: PackLook, { profile, room }: GlassBottle): void {
  const shadow = adjust(look.liquid, -0.42, 0.8);
  lightBody(drawing, profile, buildSilhouette(profile), {
    material: 'glass',
    shadow,
    bounce: look.bounce,
    falloff: 0.12,
    // In a room, which is seen through the glass, white shoulders would look milky.
    slope: room ? 0.2 : 1,
  });
}

type WrapLabel = { half: number; top: number; bottom: number; nameSize: number };

const FOOT_BAND = 26;

/** A paper label round the bottle: the house label, a rule above, a band with the size below. */
export function drawWrapLabel(canvas: LabelCanvas, look: PackLook, { half, top, bottom, nameSize }: WrapLabel): void {
  const { drawing } = canvas;
  const reach = Math.PI * half * 0.5;
  const wrap = wrapCylinder(half - 0.5);
  const paper = mapPath(densify(rectangle(-reach * 0.98, top, reach * 1.96, bottom - top), 10), wrap);
  drawing.path(paper, look.body);
  const area: LabelArea = { half: half * 0.98, top: top + 10, bottom: bottom - FOOT_BAND, nameSize, clip: paper };
  printLabel(canvas, area, look.text, look, look.plant, wrap);
  printPath(canvas, rectangle(-reach, top, reach * 2, 3), look.secondInk, wrap, 0.9);
  const band = rectangle(-reach, bottom - FOOT_BAND, reach * 2, FOOT_BAND);
  printPath(canvas, band, adjust(look.body, -0.08), wrap);
  const size = { face: 'text', weight: 500, size: 13, y: bottom - 8 } as const;
  printText(canvas, look.text.size, size, look.secondInk, wrap, 0.9);
}
