import { adjust } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import { lerp } from '../drawing/number.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear, radial } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import { castShadow, type Swatch } from './swatch.ts';

const [X, Y] = [400, 290];

/** A place in a heap, which thins out towards its edge. */
function scatter(random: () => number, spread: number): Point {
  const angle = random() * 2 * Math.PI;
  const reach = Math.sqrt(random()) * lerp(0.5, 1, random());
  return [X + Math.cos(angle) * reach * spread * 1.15, Y + Math.sin(angle) * reach * spread * 0.72];
}

/** A heap of powder, its lit side towards the upper left. */
export const powder: Swatch = (drawing, color) => {
  const random = createRandom(14);
  const rim = Array.from({ length: 34 }, (_, index): Point => {
    const angle = (index / 34) * 2 * Math.PI;
    const radius = 1 + (random() - 0.5) * 0.07;
    return [X + Math.cos(angle) * 250 * radius, Y + Math.sin(angle) * 166 * radius];
  });
  const outline = spline(rim);
  castShadow(drawing, outline, color, 15);
  const light = linear(
    [
      [0, adjust(color, 0.08)],
      [0.5, color],
      [1, adjust(color, -0.2)],
    ],
    [0.2, 0.05],
    [0.8, 0.95],
  );
  drawing.group({ blur: 2, blurRoom: 10 }, () => drawing.path(outline, light));
  const top = radial([
    [0, adjust(color, 0.1), 0.9],
    [1, adjust(color, 0.06), 0],
  ]);
  drawing.path(ellipse(X - 44, Y - 42, 150, 96), top);
  for (let grain = 0; grain < 1900; grain++) {
    const [x, y] = scatter(random, grain < 1600 ? 250 : 330);
    const radius = lerp(1, 3.4, random() ** 3);
    const slope = ((x - X) / 250 + (y - Y) / 166) * -0.1;
    drawing.path(ellipse(x + 0.9, y + 1.1, radius, radius * 0.8), adjust(color, -0.3), { opacity: 0.35 });
    drawing.path(ellipse(x, y, radius, radius * 0.8, random() * 3), adjust(color, slope + (random() - 0.5) * 0.16));
  }
};

/** Dried leaves, cut for tea. */
export const leaves: Swatch = (drawing, color) => {
  const random = createRandom(31);
  for (let leaf = 0; leaf < 430; leaf++) {
    const [x, y] = scatter(random, leaf < 390 ? 270 : 320);
    const [long, wide] = [lerp(12, 40, random()), lerp(4, 10, random())];
    const bend = (random() - 0.5) * wide * 1.6;
    const tone = adjust(color, (random() - 0.5) * 0.26, lerp(0.6, 1.25, random()));
    const outline = spline([
      [-long, bend],
      [-long * 0.2, -wide],
      [long * 0.6, -wide * 0.7 + bend],
      [long, bend],
      [long * 0.3, wide * 0.8],
    ]);
    drawing.group({ x, y, rotation: random() * 6.3 }, () => {
      drawing.group({ x: 2, y: 3 }, () => drawing.path(outline, adjust(color, -0.34, 0.6), { opacity: 0.34 }));
      drawing.path(
        outline,
        linear(
          [
            [0, adjust(tone, 0.08)],
            [0.5, tone],
            [1, adjust(tone, -0.12)],
          ],
          [0, 0],
          [0, 1],
        ),
      );
      drawing.path(ellipse(0, -wide * 0.1, long * 0.72, 0.8), adjust(tone, -0.14), { opacity: 0.7 });
    });
  }
};

/** Lather: bubbles, the largest in the middle. */
export const lather: Swatch = (drawing, color) => {
  const random = createRandom(52);
  const bubbles = Array.from({ length: 240 }, () => {
    const [x, y] = scatter(random, 290);
    const middle = 1 - Math.min(1, Math.hypot((x - X) / 330, (y - Y) / 210));
    return { x, y, radius: lerp(5, 16, random()) + middle * 34 * random() ** 2 };
  }).sort((one, other) => one.radius - other.radius);
  for (const { x, y, radius } of bubbles) castShadow(drawing, ellipse(x, y, radius, radius), color, 5);
  for (const { x, y, radius } of bubbles) {
    const film = radial(
      [
        [0, '#ffffff', 0.62],
        [0.66, adjust(color, 0.02), 0.82],
        [0.9, adjust(color, -0.06), 0.92],
        [1, '#ffffff', 0.95],
      ],
      [0.46, 0.44],
      0.56,
    );
    drawing.path(ellipse(x, y, radius, radius), film);
    drawing.path(ellipse(x - radius * 0.38, y - radius * 0.42, radius * 0.24, radius * 0.13, -0.7), '#ffffff');
    drawing.path(ellipse(x + radius * 0.4, y + radius * 0.44, radius * 0.2, radius * 0.08, -0.7), '#ffffff', {
      opacity: 0.7,
    });
  }
};
