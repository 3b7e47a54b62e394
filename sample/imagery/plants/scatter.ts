import { createRandom } from '../drawing/random.ts';
import type { Shape } from '../drawing/shape.ts';

/** Points evenly round a circle, squashed by `squash`, with the angle each is seen at. */
export function around(
  count: number,
  radius: number,
  { squash = 1, turn = 0 }: { squash?: number; turn?: number } = {},
): { x: number; y: number; angle: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius * squash];
    return { x, y, angle: Math.atan2(Math.sin(angle) * squash, Math.cos(angle)) };
  });
}

/** Small seeds or grains in a shallow heap about (cx, cy). */
export function scatter(
  grain: readonly Shape[],
  place: (shapes: readonly Shape[], x: number, y: number, rotation: number, scale: number) => Shape[],
  {
    count,
    cx,
    cy,
    width,
    height,
    seed,
  }: { count: number; cx: number; cy: number; width: number; height: number; seed: number },
): Shape[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const x = (random() - 0.5) * width;
    const y = -random() * height * (1 - Math.abs(x) / (width * 0.7));
    return place(grain, cx + x, cy + y, random() * 6.28, 0.8 + random() * 0.4);
  }).flat();
}
