import { company } from '../../company.ts';
import { adjust } from '../drawing/color.ts';
import type { Warp } from '../drawing/geometry.ts';
import { buildMark } from '../drawing/mark.ts';
import { type LabelCanvas, printPath, printText } from '../drawing/print.ts';
import { wrapCylinder } from '../drawing/profile.ts';
import type { TypeStyle } from '../drawing/type.ts';
import { drawCap } from './cap.ts';
import type { PackLook } from './pack.ts';

export const HALF = 206;
export const SHOULDER = -226;
export const JAR_TILT = 0.13;

const LID_HEIGHT = 86;
const LID_TOP = SHOULDER - LID_HEIGHT;
const LID_HALF = HALF + 5;

export function drawLid(canvas: LabelCanvas, look: PackLook) {
  const { drawing } = canvas;
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
  printPath(canvas, emboss.leaf, adjust(look.cap, -0.1), onFace, 0.9);
  for (const vein of [emboss.stem, ...emboss.veins]) printPath(canvas, vein, adjust(look.cap, 0.08), onFace, 0.9);
  const onSide = wrapCylinder(LID_HALF, JAR_TILT);
  const y = SHOULDER - LID_HEIGHT * 0.36;
  const latin: TypeStyle = { face: 'display', weight: 700, size: 28, anchor: 'right', x: -20, y };
  const arabic: TypeStyle = { face: 'displayArabic', weight: 700, size: 27, anchor: 'left', x: 20, y };
  printText(canvas, company.name.en, latin, look.capInk, onSide);
  printText(canvas, company.name.ar, arabic, look.capInk, onSide);
  printPath(canvas, buildMark(30, SHOULDER - LID_HEIGHT * 0.3).leaf, look.capInk, onSide);
}
