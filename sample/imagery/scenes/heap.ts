import { createRandom } from '../drawing/random.ts';
import { placeShapes, type Shape, shapeBounds, solidShapes, warpShapes } from '../drawing/shape.ts';
import { pieceOf } from '../plants/pieces.ts';
import { type PlantName, stanceOf } from '../plants/plants.ts';
import { onTheGround } from './dressing.ts';
import type { Studio } from './studio.ts';

/** Pieces longer than this many times their height lie along the floor: buds, kernels, sticks, sprigs. */
const SLENDER = 1.45;

const isSlender = (shapes: readonly Shape[]) => {
  const { left, right, top, bottom } = shapeBounds(shapes);
  return right - left > (bottom - top) * SLENDER;
};

/** The dark under something round, which touches the floor at its lowest point. */
function shadeRound({ drawing, shade }: Studio, shapes: readonly Shape[], x: number, y: number): void {
  const { left, right, bottom } = shapeBounds(shapes);
  const half = (right - left) / 2;
  drawing.ellipse(x + half * 0.34, y + bottom * 0.86, half * 1.12, Math.max(5, bottom * 0.3), shade, {
    opacity: 0.34,
    blur: 6,
    blurRoom: 60,
  });
  drawing.ellipse(x + half * 0.08, y + bottom * 0.9, half * 0.86, Math.max(3, bottom * 0.2), shade, {
    opacity: 0.55,
    blur: 2.4,
    blurRoom: 60,
  });
}

/** The dark under something that lies at full length: its own outline, so that it touches the floor all along. */
function shadeLying({ drawing, shade }: Studio, shapes: readonly Shape[], x: number, y: number): void {
  const { top, bottom } = shapeBounds(shapes);
  const thick = Math.min(bottom - top, 60);
  for (const [reach, drop, blur, opacity] of [
    [0.34, 0.2, 5, 0.34],
    [0.06, 0.1, 1.6, 0.6],
  ] as const) {
    drawing.group({ x: x + thick * reach, y: y + thick * drop, blur, blurRoom: 30, opacity }, () => {
      for (const { path } of solidShapes(shapes)) drawing.path(path, shade);
    });
  }
}

/** One fruit, seed or flower lying on a floor at (x, y), with the dark under it. */
function drawPiece(studio: Studio, shapes: readonly Shape[], x: number, y: number): void {
  const shadePiece = isSlender(shapes) ? shadeLying : shadeRound;
  shadePiece(studio, shapes, x, y);
  studio.drawing.shapes(placeShapes(shapes, { x, y }));
}

/** How low a sprig or a bundle looks that lies on a floor: it is seen from little above. */
const FLATNESS = 0.62;

/** A sprig lying down, for plants without fruits to lay out. */
function lyingSprig({ drawPlant }: Studio, plant: PlantName, seed: number): Shape[] {
  const shapes = drawPlant(onTheGround(plant));
  const { left, right, top, bottom } = shapeBounds(shapes);
  const scale = 190 / Math.max(right - left, bottom - top);
  const centred = placeShapes(shapes, { scale, x: (-(left + right) / 2) * scale, y: (-(top + bottom) / 2) * scale });
  if (stanceOf(plant) === 'lying' && plant !== 'miswak') return centred;
  return warpShapes(placeShapes(centred, { rotation: seed % 2 ? 1.45 : -1.5 }), (x, y) => [x, y * FLATNESS]);
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
        rotation: (random() - 0.5) * (lies ? 0.6 : 0.9),
        // Buds all turned one way would make a chain.
        flip: lies && count > 1 && seed % 2 === 0,
      });
      const offset = (index - (count - 1) / 2) * step + (random() - 0.5) * step * 0.2;
      drawPiece(studio, turned, studio.at(x + offset), y + (random() - 0.5) * 8);
      seed++;
    }
  }
}
