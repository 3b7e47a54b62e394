import { adjust, mix } from '../drawing/color.ts';
import type { Path, Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { linearInDrawing, radial, vertical } from '../drawing/paint.ts';
import { buildSilhouette, halfWidthAt, type Profile } from '../drawing/profile.ts';
import type { Drawing } from '../drawing/svg.ts';

/** A transparent bottle: its outline, the level of the liquid and the thickness of the glass. */
export type Vessel = { profile: Profile; surface: number; wall: number };

/** Apparent height of a liquid's surface, as a fraction of its width. */
export const SURFACE_TILT = 0.105;

/** A band along one flank of a bottle, `from` to `to` inwards from its outline. */
function flank(profile: Profile, side: -1 | 1, from: number, to: number): Path {
  const along = (inwards: number) => profile.map(([y, half]): Point => [side * (half - inwards), y]);
  return polygon([...along(from), ...along(to).reverse()]);
}

/** The part of a profile above `y`, ending at `y`. */
function profileAbove(profile: Profile, y: number): Profile {
  return [...profile.filter(([row]) => row < y), [y, halfWidthAt(profile, y)]];
}

/** The air in the neck: the room behind it, bent dark along both flanks, with a bright line inside each. */
export function drawHead(drawing: Drawing, room: Color, { profile, surface, wall }: Vessel): void {
  const head = profileAbove(profile, surface);
  const outline = buildSilhouette(head, { tilt: SURFACE_TILT });
  const dark = adjust(room, -0.42, 0.9);
  drawing.path(
    outline,
    vertical([
      [0, dark, 0.34],
      [0.3, adjust(room, -0.16), 0.3],
      [1, adjust(room, -0.1), 0.3],
    ]),
  );
  drawing.group({ clip: outline }, () => {
    for (const side of [-1, 1] as const) {
      drawing.path(flank(head, side, 0, wall * 0.45), dark, { opacity: 0.62, blur: 0.7 });
      drawing.path(flank(head, side, 0, wall * 1.5), dark, { opacity: 0.3, blur: 2.2 });
      drawing.path(flank(head, side, wall * 1.15, wall * 1.5), '#ffffff', {
        opacity: side < 0 ? 0.75 : 0.5,
        blur: 0.6,
      });
    }
    drawing.path(flank(head, -1, wall * 2.1, wall * 3), '#ffffff', { opacity: 0.42, blur: 1.4 });
  });
}

/** Where the liquid meets the glass: a bright line before it, brightest towards the sun, under a thin dark one. */
export function drawMeniscus(drawing: Drawing, liquid: Color, y: number, half: number): void {
  const arc = (drop: number) =>
    steps(24, (t): Point => {
      const angle = Math.PI * t;
      return [-Math.cos(angle) * half, y + Math.sin(angle) * half * SURFACE_TILT + drop];
    });
  const crescent = (from: number, to: number) => polygon([...arc(from), ...arc(to).reverse()]);
  const bright = adjust(liquid, 0.3, 0.6);
  drawing.path(crescent(2.4, 6), adjust(liquid, -0.2), { opacity: 0.4, blur: 1 });
  drawing.path(
    crescent(-0.4, 2),
    linearInDrawing(
      [
        [0, bright, 0.8],
        [0.22, '#ffffff', 0.9],
        [0.5, bright, 0.3],
        [0.8, bright, 0.35],
        [1, bright, 0.75],
      ],
      [-half, 0],
      [half, 0],
    ),
  );
}

/** The light that the liquid focuses beside the foot, in the bottle's own shadow. */
export function drawCaustic(drawing: Drawing, liquid: Color, room: Color, half: number): void {
  const light = mix(adjust(liquid, 0.16, 1.1), room, 0.2);
  const glow = radial([
    [0, light, 0.85],
    [0.5, light, 0.4],
    [1, light, 0],
  ]);
  drawing.path(ellipse(half * 1.2, -4, half * 0.62, half * 0.1, -0.08), glow, { opacity: 0.75, blur: 3 });
  drawing.path(ellipse(half * 1.2, -5, half * 0.3, half * 0.022, -0.08), adjust(light, 0.12), {
    opacity: 0.55,
    blur: 2,
  });
}
