import { company } from '../../company.ts';
import { adjust, shadeOf } from '../drawing/color.ts';
import { densify, mapPath, rectangle, type Warp } from '../drawing/geometry.ts';
import { fitText, type Press, printPath, printText, toArabicDigits } from '../drawing/label.ts';
import { buildMark } from '../drawing/mark.ts';
import { lightBody } from '../drawing/material.ts';
import { buildSilhouette, type Profile, wrapCylinder } from '../drawing/profile.ts';
import { placeShapes, shapeBounds } from '../drawing/shape.ts';
import type { TypeStyle } from '../drawing/type.ts';
import type { Pack, PackLook } from './pack.ts';
import { drawCap, drawGround } from './parts.ts';

const HALF = 206;
const SHOULDER = -226;
const JAR_TILT = 0.13;
const PROFILE: Profile = [
  [SHOULDER, HALF - 4],
  [SHOULDER + 10, HALF],
  [-42, HALF],
  [-18, HALF - 6],
  [-6, HALF - 16],
  [0, HALF - 28],
];
const PLATE_HALF = 104;
const LID_HEIGHT = 86;
const LID_TOP = SHOULDER - LID_HEIGHT;
const LID_HALF = HALF + 5;

function printPlants({ drawing }: Press, look: PackLook, wrap: Warp) {
  const { left, right, top, bottom } = shapeBounds(look.plant);
  const scale = Math.min(235 / (bottom - top), 190 / (right - left));
  const middle = ((left + right) / 2) * scale;
  for (const side of [1, -1]) {
    const placement = { x: side * 184 - side * middle, y: 26 - bottom * scale, scale, flip: side < 0 };
    drawing.shapes(placeShapes(look.plant, placement), wrap);
  }
}

/** The text stands on a plain plate between the two plants. */
function printPlate(press: Press, look: PackLook, wrap: Warp) {
  const plate = rectangle(-PLATE_HALF, SHOULDER - 10, PLATE_HALF * 2, -SHOULDER - 6);
  press.drawing.path(mapPath(densify(plate, 10), wrap), look.body);
  const { range, descriptor } = look.text;
  const line = (text: string, style: TypeStyle, ink: string) =>
    printText(press, text, fitText(press.type, text, style, PLATE_HALF * 1.88), ink, wrap);
  line(range.en, { face: 'display', weight: 700, size: 60, y: SHOULDER + 62 }, look.ink);
  line(range.ar, { face: 'displayArabic', weight: 700, size: 52, y: SHOULDER + 109 }, look.ink);
  const english: TypeStyle = { face: 'text', weight: 600, size: 16.5, y: SHOULDER + 145 };
  const arabic: TypeStyle = { face: 'textArabic', weight: 600, size: 16.5, y: SHOULDER + 169 };
  line(descriptor.en.join(' '), english, look.secondInk);
  line(toArabicDigits(descriptor.ar.join(' ')), arabic, look.secondInk);
}

function drawLid(press: Press, look: PackLook) {
  const { drawing } = press;
  drawCap(drawing, {
    top: LID_TOP,
    bottom: SHOULDER + 4,
    half: LID_HALF,
    bottomHalf: HALF + 6,
    color: look.cap,
    tilt: JAR_TILT,
    ribs: 60,
  });
  const onFace: Warp = (x, y) => [x, LID_TOP + y * JAR_TILT * 1.02];
  const emboss = buildMark(250, 125);
  printPath(press, emboss.leaf, adjust(look.cap, -0.1), onFace, 0.9);
  for (const vein of [emboss.stem, ...emboss.veins]) printPath(press, vein, adjust(look.cap, 0.08), onFace, 0.9);
  const onSide = wrapCylinder(LID_HALF, JAR_TILT);
  const y = SHOULDER - LID_HEIGHT * 0.36;
  const latin: TypeStyle = { face: 'display', weight: 700, size: 28, anchor: 'right', x: -20, y };
  const arabic: TypeStyle = { face: 'displayArabic', weight: 700, size: 27, anchor: 'left', x: 20, y };
  printText(press, company.name.en, latin, look.capInk, onSide);
  printText(press, company.name.ar, arabic, look.capInk, onSide);
  printPath(press, buildMark(30, SHOULDER - LID_HEIGHT * 0.3).leaf, look.capInk, onSide);
}

/** Jar: wide and glossy, a ribbed lid with the leaf pressed into it. */
export const jar: Pack = {
  scale: 1.22,
  lift: 7,
  footprint: { halfWidth: HALF, height: 300, depth: 24 },
  draw(press, look) {
    const { drawing } = press;
    const silhouette = buildSilhouette(PROFILE, { tilt: JAR_TILT });
    const wrap = wrapCylinder(HALF, JAR_TILT);
    drawGround(drawing, HALF * 0.88, { y: 0, tilt: JAR_TILT });
    drawing.path(silhouette, look.body);
    drawing.group({ clip: silhouette }, () => {
      printPlants(press, look, wrap);
      printPlate(press, look, wrap);
    });
    const { bounce } = look;
    lightBody(drawing, PROFILE, silhouette, {
      material: 'gloss',
      shadow: shadeOf(look.body),
      bounce,
      tilt: JAR_TILT,
    });
    drawLid(press, look);
  },
};
