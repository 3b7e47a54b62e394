import { adjust } from '../drawing/color.ts';
import { bentCurve, besideCurve } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { smoothstep } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse } from '../drawing/outlines.ts';
import { createRandom } from '../drawing/random.ts';
import type { Drawing } from '../drawing/svg.ts';
import { createNoise, drawSurface, type Gloss, outlineOf, type Surface } from './surface.ts';
import { castShadow, type Swatch } from './swatch.ts';

/** How a substance behaves under a spatula. */
type Substance = Gloss & {
  /** How thick it lies where the spatula lifted, and how deep its ridges are. */
  thick: number;
  ridge: number;
  /** How many ridges there are across. */
  fine: number;
  /** How ragged its ends are. */
  ragged: number;
  opacity?: number;
};

const LINE = bentCurve([88, 366], -0.2, 640, -0.13);

/** A stroke of the spatula from the lower left, which leaves the most where it lifts. */
function strokeSurface(color: Color, { thick, ridge, fine, ragged }: Substance): Surface {
  const [ends, waves, edges] = [createNoise(11), createNoise(23), createNoise(37)];
  const along = (u: number, t: number) => {
    const from = ragged * (0.5 + 0.5 * ends(u * 5 + 40));
    const to = 1 - ragged * 0.35 * (0.5 + 0.5 * ends(u * 4 + 90)) - 0.1 * u * u;
    return from + (to - from) * t;
  };
  const halfWidth = (t: number, u: number) =>
    (104 + 38 * smoothstep(0.45, 0.9, t) + 7 * edges(t * 7 + Math.sign(u) * 30)) *
    (0.72 + 0.28 * smoothstep(0, 0.16, t));
  const at = (u: number, t: number): Point => {
    const s = along(u, t);
    return besideCurve(LINE, s, u * halfWidth(t, u));
  };
  const height = (u: number, t: number) => {
    const body = (1 - Math.abs(u) ** 3) ** 0.6 * smoothstep(0, 0.05, t) * (1 - smoothstep(0.9, 1, t) ** 2) ** 0.5;
    const pile = 0.34 + 0.66 * smoothstep(0.5, 0.92, t);
    const lift = smoothstep(0.72, 0.95, t);
    const comb = waves(u * fine + 0.7 * waves(t * 3 + 60) + 9) * ridge * (1 - 0.75 * lift);
    const fold = Math.sin((t * 9 - u * u * 2.2) * Math.PI) * ridge * 0.8 * lift;
    return body * (thick * pile + comb + fold);
  };
  return { at, height, color: () => color };
}

function drawStroke(drawing: Drawing, color: Color, substance: Substance): void {
  const surface = strokeSurface(color, substance);
  castShadow(drawing, outlineOf(surface), color, 8 + substance.thick * 0.22);
  drawing.group({ opacity: substance.opacity }, () => drawSurface(drawing, surface, substance));
}

const CREAM: Substance = { thick: 46, ridge: 6, fine: 5, ragged: 0.06, gloss: 0.34, sharpness: 18 };

export const cream: Swatch = (drawing, color) => drawStroke(drawing, color, CREAM);

export const balm: Swatch = (drawing, color) =>
  drawStroke(drawing, color, { thick: 26, ridge: 6.5, fine: 13, ragged: 0.12, gloss: 0.42, sharpness: 30 });

/** Clear, with air in it. */
export const gel: Swatch = (drawing, color) => {
  drawStroke(drawing, color, { thick: 58, ridge: 5, fine: 3, ragged: 0.04, gloss: 0.95, sharpness: 46, opacity: 0.86 });
  const random = createRandom(5);
  for (let bubble = 0; bubble < 34; bubble++) {
    const [x, y] = besideCurve(LINE, 0.12 + random() * 0.74, (random() * 2 - 1) * 84);
    const radius = 2.5 + random() ** 2 * 7;
    drawing.path(ellipse(x, y, radius, radius), adjust(color, -0.13), { opacity: 0.5 });
    drawing.path(ellipse(x + radius * 0.14, y + radius * 0.16, radius * 0.8, radius * 0.8), adjust(color, 0.07), {
      opacity: 0.75,
    });
    drawing.path(ellipse(x - radius * 0.3, y - radius * 0.34, radius * 0.28, radius * 0.24), '#ffffff');
  }
};

/** A cream with grains of stone and shell in it. */
export const scrub: Swatch = (drawing, color) => {
  drawStroke(drawing, color, CREAM);
  const random = createRandom(8);
  for (let grain = 0; grain < 420; grain++) {
    const [x, y] = besideCurve(LINE, 0.06 + random() * 0.86, (random() + random() - 1) * 104);
    const radius = 1.8 + random() * 3.4;
    const turn = random() * 3;
    drawing.path(ellipse(x + 1.2, y + 1.4, radius, radius * 0.7, turn), adjust(color, -0.36), { opacity: 0.5 });
    drawing.path(ellipse(x, y, radius, radius * 0.7, turn), adjust(color, -0.08 - random() * 0.24, 1.6));
  }
};
