import { shadeOf } from '../drawing/color.ts';
import { lightBody } from '../drawing/light-body.ts';
import { buildSilhouette, type Profile } from '../drawing/profile.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';
import { drawFace, HALF, LID, printRim, SHOULDER, TIN_TILT } from './tin-lid.ts';

const BASE: Profile = [
  [SHOULDER, HALF],
  [-8, HALF],
  [0, HALF - 6],
];

const STEEL = '#dfe6ea';

/** Tin: flat, steel below, the lid printed on its face and round its rim. */
export const tin: Pack = {
  scale: 1.2,
  lift: 46,
  footprint: { halfWidth: HALF, height: 168, depth: 60 },
  draw(canvas, look) {
    const { drawing } = canvas;
    drawGround(drawing, HALF, { y: -46, tilt: TIN_TILT });
    const base = buildSilhouette(BASE, { tilt: TIN_TILT });
    drawing.path(base, STEEL);
    lightBody(drawing, BASE, base, { material: 'metal', shadow: shadeOf(STEEL), tilt: TIN_TILT, falloff: 0.1 });
    const lid = buildSilhouette(LID, { tilt: TIN_TILT, rim: -1 });
    drawing.path(lid, look.body);
    drawing.group({ clip: lid }, () => printRim(canvas, look));
    const shadow = shadeOf(look.body);
    lightBody(drawing, LID, lid, { material: 'gloss', shadow, tilt: TIN_TILT, falloff: 0.12 });
    drawFace(canvas, look);
  },
};
