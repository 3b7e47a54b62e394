import { adjust } from '../color.ts';
import { densify, ellipse, mapPath, rectangle } from '../geometry.ts';
import { type LabelArea, printLabel, printPath, printText } from '../label.ts';
import { lightBody } from '../material.ts';
import { linearInDrawing, vertical } from '../paint.ts';
import { buildSilhouette, type Profile, wrapCylinder } from '../profile.ts';
import type { Pack } from './pack.ts';
import { drawCap, drawGround } from './parts.ts';

const HALF = 118;
const SHOULDER = -500;
const PROFILE: Profile = [
  [SHOULDER - 54, 40],
  [SHOULDER - 26, 40],
  [SHOULDER - 14, 44],
  [SHOULDER + 6, 62],
  [SHOULDER + 26, 88],
  [SHOULDER + 46, 106],
  [SHOULDER + 72, 115],
  [SHOULDER + 110, HALF],
  [-14, HALF],
  [-4, HALF - 3],
  [0, HALF - 9],
];
const SURFACE = SHOULDER + 34;
const LIQUID_PROFILE: Profile = [
  [SURFACE, 86],
  ...PROFILE.map(([y, half]) => [y, half - 9] as const).filter(([y]) => y > SURFACE + 2),
];
const LABEL_TOP = SHOULDER + 112;
const LABEL_BOTTOM = -30;
const FOOT_BAND = 26;
const REACH = Math.PI * HALF * 0.5;

/** Oil: a glass bottle with a screw cap, the oil seen through it, a paper label round it. */
export const oil: Pack = {
  scale: 1.22,
  footprint: { halfWidth: HALF, height: 642, depth: 9 },
  draw(press, look) {
    const { drawing } = press;
    const glass = adjust(look.liquid, 0.12, 0.8);
    const { liquid } = look;
    const silhouette = buildSilhouette(PROFILE);
    const filled = buildSilhouette(LIQUID_PROFILE);
    drawGround(drawing, HALF);
    const across = (stops: readonly (readonly [number, string])[]) => linearInDrawing(stops, [-HALF, 0], [HALF, 0]);
    drawing.path(
      silhouette,
      across([
        [0, adjust(glass, -0.18)],
        [0.12, adjust(glass, 0.05)],
        [0.5, adjust(glass, 0.08, 0.7)],
        [0.88, adjust(glass, 0.03)],
        [1, adjust(glass, -0.2)],
      ]),
      { opacity: 0.82 },
    );
    drawing.path(
      filled,
      across([
        [0, adjust(liquid, -0.22)],
        [0.1, adjust(liquid, -0.06)],
        [0.32, adjust(liquid, 0.07)],
        [0.55, adjust(liquid, -0.03)],
        [0.8, adjust(liquid, 0.05)],
        [0.93, adjust(liquid, -0.08)],
        [1, adjust(liquid, -0.24)],
      ]),
    );
    const depth = adjust(liquid, -0.3);
    drawing.path(
      filled,
      vertical([
        [0, '#ffffff', 0.16],
        [0.35, '#ffffff', 0],
        [0.7, depth, 0],
        [1, depth, 0.45],
      ]),
    );
    drawing.path(ellipse(0, SURFACE + 2, 88, 9), adjust(liquid, 0.2, 0.8), { opacity: 0.75 });
    drawing.path(ellipse(0, -8, HALF * 0.82, HALF * 0.06), adjust(liquid, 0.22), { opacity: 0.5 });

    const wrap = wrapCylinder(HALF - 0.5);
    const paper = mapPath(
      densify(rectangle(-REACH * 0.98, LABEL_TOP, REACH * 1.96, LABEL_BOTTOM - LABEL_TOP), 10),
      wrap,
    );
    drawing.path(paper, look.body);
    const area: LabelArea = {
      half: HALF * 0.98,
      top: LABEL_TOP + 10,
      bottom: LABEL_BOTTOM - FOOT_BAND,
      nameSize: 74,
      clip: paper,
    };
    printLabel(press, area, look.text, look, look.plant, wrap);
    printPath(press, rectangle(-REACH, LABEL_TOP, REACH * 2, 3), look.secondInk, wrap, 0.9);
    const band = rectangle(-REACH, LABEL_BOTTOM - FOOT_BAND, REACH * 2, FOOT_BAND);
    printPath(press, band, adjust(look.body, -0.08), wrap);
    const size = { face: 'text', weight: 500, size: 13, y: LABEL_BOTTOM - 8 } as const;
    printText(press, look.text.size, size, look.secondInk, wrap, 0.9);

    const shadow = adjust(liquid, -0.42, 0.8);
    lightBody(drawing, PROFILE, silhouette, { material: 'glass', shadow, bounce: look.bounce, falloff: 0.12 });
    drawCap(drawing, {
      top: SHOULDER - 142,
      bottom: SHOULDER - 34,
      half: 52,
      bottomHalf: 53,
      color: look.cap,
      ribs: 38,
    });
  },
};
