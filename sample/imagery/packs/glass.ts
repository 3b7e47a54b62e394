import { adjust } from '../drawing/color.ts';
import { densify, mapPath } from '../drawing/geometry.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { lightBody } from '../drawing/light-body.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, rectangle } from '../drawing/outlines.ts';
import { linearInDrawing, type Stop, vertical } from '../drawing/paint.ts';
import { type LabelCanvas, printPath, printText } from '../drawing/print.ts';
import { buildSilhouette, endsOf, halfWidthAt, type Profile, wrapCylinder } from '../drawing/profile.ts';
import type { PackLook } from './pack.ts';

export type GlassBottle = {
  profile: Profile;
  /** How high the liquid stands. */
  surface: number;
  /** How thick the glass is. */
  wall: number;
  /** The glass itself: clear glass takes the liquid's colour, amber glass has its own. */
  glass?: Color;
};

const widest = (profile: Profile) => Math.max(...profile.map(([, half]) => half));

/** A bottle one sees through: glass, liquid, its surface, the thick foot. The light comes later, over the label. */
export function drawGlass({ drawing }: LabelCanvas, liquid: Color, bottle: GlassBottle): void {
  const { profile, surface, wall, glass = adjust(liquid, 0.12, 0.8) } = bottle;
  const half = widest(profile);
  const across = (stops: readonly Stop[]) => linearInDrawing(stops, [-half, 0], [half, 0]);
  const surfaceHalf = halfWidthAt(profile, surface) - wall;
  const filledProfile: Profile = [
    [surface, surfaceHalf],
    ...profile.map(([y, w]) => [y, w - wall] as const).filter(([y]) => y > surface + 2),
  ];
  const filled = buildSilhouette(filledProfile);
  const clear = across([
    [0, adjust(glass, -0.18)],
    [0.12, adjust(glass, 0.05)],
    [0.5, adjust(glass, 0.08, 0.7)],
    [0.88, adjust(glass, 0.03)],
    [1, adjust(glass, -0.2)],
  ]);
  const body = across([
    [0, adjust(liquid, -0.22)],
    [0.1, adjust(liquid, -0.06)],
    [0.32, adjust(liquid, 0.07)],
    [0.55, adjust(liquid, -0.03)],
    [0.8, adjust(liquid, 0.05)],
    [0.93, adjust(liquid, -0.08)],
    [1, adjust(liquid, -0.24)],
  ]);
  const deep = adjust(liquid, -0.3);
  const depth = vertical([
    [0, '#ffffff', 0.16],
    [0.35, '#ffffff', 0],
    [0.7, deep, 0],
    [1, deep, 0.45],
  ]);
  const { baseY } = endsOf(profile);
  drawing.path(buildSilhouette(profile), clear, { opacity: 0.82 });
  drawing.path(filled, body);
  drawing.path(filled, depth);
  drawing.path(ellipse(0, surface + 2, surfaceHalf, surfaceHalf * 0.105), adjust(liquid, 0.2, 0.8), { opacity: 0.75 });
  drawing.path(ellipse(0, baseY - 8, half * 0.82, half * 0.06), adjust(liquid, 0.22), { opacity: 0.5 });
}

/** Lights a bottle over its label. */
export function lightGlass({ drawing }: LabelCanvas, look: PackLook, { profile }: GlassBottle): void {
  const shadow = adjust(look.liquid, -0.42, 0.8);
  lightBody(drawing, profile, buildSilhouette(profile), {
    material: 'glass',
    shadow,
    bounce: look.bounce,
    falloff: 0.12,
  });
}

export type WrapLabel = { half: number; top: number; bottom: number; nameSize: number };

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
