import { shadeOf } from '../drawing/color.ts';
import { legibleDescriptor } from '../drawing/descriptor.ts';
import { densify, mapPath, type Warp } from '../drawing/geometry.ts';
import { lightBody } from '../drawing/light-body.ts';
import { rectangle } from '../drawing/outlines.ts';
import { fitText, type LabelCanvas, printText } from '../drawing/print.ts';
import { buildSilhouette, type Profile, wrapCylinder } from '../drawing/profile.ts';
import { placeShapes, shapeBounds } from '../drawing/shape.ts';
import type { TypeStyle } from '../drawing/type.ts';
import { drawLid, HALF, JAR_TILT, SHOULDER } from './jar-lid.ts';
import type { Pack, PackLook } from './pack.ts';
import { drawGround } from './parts.ts';

const PROFILE: Profile = [
  [SHOULDER, HALF - 4],
  [SHOULDER + 10, HALF],
  [-42, HALF],
  [-18, HALF - 6],
  [-6, HALF - 16],
  [0, HALF - 28],
];
const PLATE_HALF = 104;

function printPlants({ drawing }: LabelCanvas, look: PackLook, wrap: Warp) {
  const { left, right, top, bottom } = shapeBounds(look.plant);
  const scale = Math.min(235 / (bottom - top), 190 / (right - left));
  const middle = ((left + right) / 2) * scale;
  for (const side of [1, -1]) {
    const placement = { x: side * 184 - side * middle, y: 26 - bottom * scale, scale, flip: side < 0 };
    drawing.shapes(placeShapes(look.plant, placement), wrap);
  }
}

/** The text stands on a plain plate between the two plants. */
function printPlate(canvas: LabelCanvas, look: PackLook, wrap: Warp) {
  const plate = rectangle(-PLATE_HALF, SHOULDER - 10, PLATE_HALF * 2, -SHOULDER - 6);
  canvas.drawing.path(mapPath(densify(plate, 10), wrap), look.body);
  const { range, smallest = 0 } = look.text;
  const fit = (text: string, style: TypeStyle) => fitText(canvas.typeset, text, style, PLATE_HALF * 1.88);
  const line = (text: string, style: TypeStyle, ink: string) => printText(canvas, text, fit(text, style), ink, wrap);
  line(range.en, { face: 'display', weight: 700, size: 60, y: SHOULDER + 62 }, look.ink);
  line(range.ar, { face: 'displayArabic', weight: 700, size: 52, y: SHOULDER + 109 }, look.ink);
  const small = { weight: 600, size: Math.max(16.5, smallest) };
  const { en, ar } = legibleDescriptor(look.text, (text, face) => fit(text, { ...small, face }).size);
  line(en.join(' '), { ...small, face: 'text', y: SHOULDER + 145 }, look.secondInk);
  line(ar.join(' '), { ...small, face: 'textArabic', y: SHOULDER + 152.5 + small.size }, look.secondInk);
}

/** Jar: wide and glossy, a ribbed lid with the leaf pressed into it. */
export const jar: Pack = {
  scale: 1.22,
  lift: 7,
  footprint: { halfWidth: HALF, height: 300, depth: 24 },
  draw(canvas, look) {
    const { drawing } = canvas;
    const silhouette = buildSilhouette(PROFILE, { tilt: JAR_TILT });
    const wrap = wrapCylinder(HALF, JAR_TILT);
    drawGround(drawing, HALF * 0.88, { y: 0, tilt: JAR_TILT });
    drawing.path(silhouette, look.body);
    drawing.group({ clip: silhouette }, () => {
      printPlants(canvas, look, wrap);
      printPlate(canvas, look, wrap);
    });
    const { bounce } = look;
    lightBody(drawing, PROFILE, silhouette, {
      material: 'gloss',
      shadow: shadeOf(look.body),
      bounce,
      tilt: JAR_TILT,
    });
    drawLid(canvas, look);
  },
};
