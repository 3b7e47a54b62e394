import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { lerp, steps } from '../drawing/number.ts';
import { ellipse, polygon, rectangle, spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import { createNoise, drawSurface, outlineOf, type Surface } from './surface.ts';
import { castShadow, type Swatch } from './swatch.ts';

/** A close-up of a twig: bark, then wood, then the fibres that clean. */
export const wood: Swatch = (drawing, color) => {
  const noise = createNoise(6);
  const bark = adjust(color, -0.24, 0.9);
  const twig = (from: number, to: number, half: number, tone: string, ridges: number): Surface => ({
    at: (u, t) => [lerp(from, to, t), 330 - lerp(from, to, t) * 0.12 + u * half * (1 + 0.03 * noise(t * 9 + u))],
    height: (u, t) => Math.sqrt(Math.max(0, 1 - u * u)) * half + ridges * noise(u * 9 + noise(t * 6) * 1.5 + 30),
    color: () => tone,
  });
  const stem = twig(40, 372, 66, bark, 4);
  const peeled = twig(360, 486, 56, color, 1.6);
  castShadow(drawing, outlineOf(twig(40, 486, 60, bark, 0)), color, 22);
  const random = createRandom(17);
  const fibres = Array.from({ length: 130 }, () => {
    const u = random() * 2 - 1;
    const long = lerp(150, 236, random()) * (1 - 0.2 * u * u);
    const spread = u * 92 + (random() - 0.5) * 34;
    return {
      start: [478, 272 + u * 50] as Point,
      middle: [478 + long * 0.5, 264 + u * 58] as Point,
      end: [478 + long, 252 + spread] as Point,
    };
  });
  for (const { start, middle, end } of fibres) {
    drawing.group({ x: 9, y: 12 }, () =>
      drawing.path(taper([start, middle, end], 6, 3), adjust(color, -0.42, 0.6), {
        opacity: 0.08,
        blur: 4,
        blurRoom: 60,
      }),
    );
  }
  for (const { start, middle, end } of fibres) {
    drawing.path(taper([start, middle, end], 7, 2.4), adjust(color, (random() - 0.45) * 0.2 + 0.03, 0.9));
  }
  drawSurface(drawing, peeled, { gloss: 0.12, sharpness: 10 });
  drawSurface(drawing, stem, { gloss: 0.14, sharpness: 8 });
  drawing.path(ellipse(41, 325, 13, 64), adjust(color, -0.03, 0.9));
  drawing.path(ellipse(42, 326, 7, 38), adjust(color, 0.05, 0.8));
};

/** A strip, and the warm wax on it, its corner turned up. */
export const wax: Swatch = (drawing, color) => {
  const paper = '#f6f1e6';
  drawing.group({ x: 400, y: 286, rotation: -0.16 }, () => {
    const strip = rectangle(-300, -118, 600, 236);
    castShadow(drawing, strip, color, 14);
    drawing.path(
      strip,
      linear(
        [
          [0, '#ffffff'],
          [1, adjust(paper, -0.05)],
        ],
        [0, 0],
        [1, 1],
      ),
    );
    const noise = createNoise(12);
    const edge = (y: number, seed: number) =>
      steps(14, (t): Point => [lerp(-262, 214, t), y + 7 * noise(t * 6 + seed)]);
    const layer = spline([...edge(-92, 0), [232, 0], ...edge(92, 40).reverse(), [-274, 0]], { tension: 1 / 7 });
    castShadow(drawing, layer, color, 5);
    drawing.path(
      layer,
      linear(
        [
          [0, adjust(color, 0.1)],
          [0.45, color],
          [1, adjust(color, -0.1)],
        ],
        [0, 0],
        [1, 1],
      ),
      { opacity: 0.92 },
    );
    drawing.group({ clip: layer }, () => {
      for (const [x, wide, opacity] of [
        [-214, 70, 0.42],
        [-118, 22, 0.3],
        [90, 46, 0.2],
      ] as const) {
        const band = polygon([
          [x, -130],
          [x + wide, -130],
          [x + wide - 120, 130],
          [x - 120, 130],
        ]);
        drawing.path(band, '#ffffff', { opacity, blur: 5, blurRoom: 20 });
      }
    });
    const fold = polygon([
      [300, -118],
      [300, 6],
      [176, -118],
    ]);
    const back = spline(
      [
        [176, -118],
        [196, -20],
        [300, 6],
        [236, -44],
      ],
      { tension: 1 / 12 },
    );
    drawing.path(fold, adjust(color, -0.3, 0.6), { opacity: 0.4, blur: 4 });
    drawing.path(
      back,
      linear(
        [
          [0, adjust(paper, -0.1)],
          [0.5, paper],
          [1, '#ffffff'],
        ],
        [1, 0],
        [0, 1],
      ),
    );
  });
};
