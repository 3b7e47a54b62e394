import { adjust, shadeOf } from '../drawing/color.ts';
import type { Path } from '../drawing/geometry.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { lightBody } from '../drawing/light-body.ts';
import type { Color } from '../drawing/oklch.ts';
import { rectangle, spline, superellipse } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import type { LabelCanvas } from '../drawing/print.ts';
import { buildSilhouette, type Profile, wrapCylinder } from '../drawing/profile.ts';
import type { Drawing } from '../drawing/svg.ts';
import { drawCap } from './cap.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';

const HALF = 146;
const SHOULDER = -360;
const PROFILE: Profile = [
  [SHOULDER, 104],
  [SHOULDER + 8, 116],
  [SHOULDER + 24, 132],
  [SHOULDER + 46, 142],
  [SHOULDER + 76, HALF],
  [-24, HALF],
  [-8, HALF - 5],
  [0, HALF - 14],
];
const CAPSULE: Path = spline(superellipse(0, 0, 40, 15, 2.6));

/** Places of the three capsules before the bottle and how they lie. */
const SPILLED = [
  { x: 122, y: 22, rotation: -0.34 },
  { x: 186, y: 34, rotation: 0.26 },
  { x: 168, y: 2, rotation: -0.06 },
] as const;

function drawCapsule(drawing: Drawing, place: (typeof SPILLED)[number], one: Color, other: Color) {
  const shell = (color: Color) =>
    vertical([
      [0, adjust(color, 0.1)],
      [0.4, color],
      [1, adjust(color, -0.2)],
    ]);
  drawing.ellipse(place.x + 6, place.y + 14, 42, 9, '#0b1a13', { opacity: 0.3, blur: 4, blurRoom: 60 });
  drawing.group(place, () => {
    drawing.path(CAPSULE, shell(other));
    drawing.group({ clip: CAPSULE }, () => drawing.path(rectangle(-44, -20, 44, 40), shell(one)));
    drawing.ellipse(-4, -7, 30, 2.4, '#ffffff', { opacity: 0.65 });
  });
}

/** Capsules: a short wide bottle with a screw cap, three capsules before it. */
export const capsules: Pack = {
  scale: 1.22,
  footprint: { halfWidth: HALF, height: 452, depth: 44 },
  draw(canvas: LabelCanvas, look) {
    const { drawing } = canvas;
    const silhouette = buildSilhouette(PROFILE);
    const area: LabelArea = { half: HALF * 0.94, top: SHOULDER + 44, bottom: 4, nameSize: 60, clip: silhouette };
    drawGround(drawing, HALF);
    drawing.path(silhouette, look.body);
    printLabel(canvas, area, look.text, look, look.plant, wrapCylinder(HALF));
    lightBody(drawing, PROFILE, silhouette, { material: 'satin', shadow: shadeOf(look.body), bounce: look.bounce });
    drawCap(drawing, {
      top: SHOULDER - 92,
      bottom: SHOULDER + 6,
      half: 112,
      bottomHalf: 114,
      color: look.cap,
      ribs: 52,
    });
    for (const place of SPILLED) drawCapsule(drawing, place, look.liquid, '#f4ead6');
  },
};
