import { createRandom } from '../drawing/random.ts';
import { placeShapes, type Shape, shapeBounds, warpShapes } from '../drawing/shape.ts';
import { pieceOf } from '../plants/pieces.ts';
import { type PlantName, stanceOf } from '../plants/plants.ts';
import { onTheGround, withoutSeeds } from './dressing.ts';
import { isSlender, shadePiece } from './piece-shadow.ts';
import type { Studio } from './studio.ts';

/** One fruit, seed or flower lying on a floor at (x, y), with its contact shadow. */
function drawPiece(studio: Studio, shapes: readonly Shape[], x: number, y: number): void {
  shadePiece(studio, shapes, x, y);
  studio.drawing.shapes(placeShapes(shapes, { x, y }));
}

/** Foreshortening of a sprig or bundle lying on a floor, seen from slightly above. */
const FLATNESS = 0.62;

/** A comb flat on its face, its near edge where pieces touch the floor. */
function layComb(comb: readonly Shape[]): Shape[] {
  const flat = warpShapes(comb, (x, y) => [x * 1.25, y * 0.62]);
  return placeShapes(flat, { y: 30 - shapeBounds(flat).bottom });
}

/** A sprig lying down, for plants without fruits to lay out. */
function lyingSprig({ drawPlant }: Studio, plant: PlantName, seed: number): Shape[] {
  const shapes = drawPlant(withoutSeeds(onTheGround(plant)));
  const { left, right, top, bottom } = shapeBounds(shapes);
  const scale = 190 / Math.max(right - left, bottom - top);
  const centred = placeShapes(shapes, { scale, x: (-(left + right) / 2) * scale, y: (-(top + bottom) / 2) * scale });
  if (plant === 'honey') return layComb(centred);
  if (stanceOf(plant) === 'lying' && plant !== 'miswak') return centred;
  return warpShapes(placeShapes(centred, { rotation: seed % 2 ? 1.45 : -1.5 }), (x, y) => [x, y * FLATNESS]);
}

/** How far pieces are turned; a comb is not, because it lies on its whole face and would seem to stand on a corner. */
function turnOf(plant: PlantName, lies: boolean): number {
  if (plant === 'honey') return 0;
  return lies ? 0.6 : 0.9;
}

/** Pieces in rows, the farthest and highest first: as they lie in a bowl, a crate, or loose on a table. */
export function drawHeap(
  studio: Studio,
  plant: PlantName,
  rows: readonly { x: number; y: number; width: number }[],
  size = 1,
): void {
  const random = createRandom(rows.length * 7 + plant.length);
  let seed = 1;
  const pieces = (seed: number) =>
    placeShapes(pieceOf(plant, seed) ?? lyingSprig(studio, plant, seed), { scale: size });
  const first = pieces(1);
  const { left, right } = shapeBounds(first);
  const lies = isSlender(first);
  const step = (right - left) * (lies ? 0.92 : 0.84);
  for (const { x, y, width } of rows) {
    const count = Math.max(1, Math.round(width / step));
    for (let index = 0; index < count; index++) {
      const turned = placeShapes(pieces(seed), {
        scale: 0.94 + random() * 0.12,
        rotation: (random() - 0.5) * turnOf(plant, lies),
        // Buds all facing one way would look like a chain.
        flip: lies && count > 1 && seed % 2 === 0,
      });
      const offset = (index - (count - 1) / 2) * step + (random() - 0.5) * step * 0.2;
      drawPiece(studio, turned, studio.at(x + offset), y + (random() - 0.5) * 8);
      seed++;
    }
  }
}
