import { placeShapes, type Shape, shapeBounds } from '../drawing/shape.ts';
import { almondKernel } from './almond.ts';
import { amlaFruit } from './amla.ts';
import { chamomileFlower } from './chamomile.ts';
import { cloveBud } from './clove.ts';
import { dateFruit } from './date-fruit.ts';
import { wholeLemon } from './lemon.ts';
import { GREEN_OLIVE, oliveFruit } from './olive.ts';
import type { PlantName } from './plants.ts';
import { wholePomegranate } from './pomegranate.ts';
import { bloom } from './rose-bloom.ts';
import { wholeNut } from './whole-coconut.ts';

/** What lies in bowls and crates: single fruits, seeds and flowers; `seed` varies them. */
const PIECES: Partial<Record<PlantName, (seed: number) => Shape[]>> = {
  almond: (seed) => almondKernel({ rotation: 1.5 }, seed),
  amla: (seed) => amlaFruit(0, 0, 80, (seed % 5) * 0.3 - 0.6, 0),
  chamomile: () => chamomileFlower({}, 0.9),
  clove: (seed) => cloveBud({ rotation: 1.62 }, seed),
  coconut: () => wholeNut({}),
  date: (seed) => dateFruit({}, seed, seed),
  lemon: () => wholeLemon({}),
  olive: () => oliveFruit(0, 0, 60, 1.4, GREEN_OLIVE),
  pomegranate: () => wholePomegranate({}),
  rose: () => bloom({}),
};

const LENGTHS: Partial<Record<PlantName, number>> = {
  almond: 0.62,
  amla: 0.7,
  chamomile: 0.8,
  clove: 0.95,
  coconut: 1.7,
  date: 0.85,
  olive: 0.55,
  pomegranate: 1.1,
  rose: 1.1,
};

/** One lying piece of a plant about (0, 0), where a lemon is 100 units long; null for plants without pieces. */
export function pieceOf(plant: PlantName, seed: number): Shape[] | null {
  const draw = PIECES[plant];
  if (!draw) return null;
  const shapes = draw(seed);
  const { left, right, top, bottom } = shapeBounds(shapes);
  const scale = (100 * (LENGTHS[plant] ?? 1)) / Math.max(right - left, bottom - top);
  return placeShapes(shapes, { scale, x: (-(left + right) / 2) * scale, y: (-(top + bottom) / 2) * scale });
}
