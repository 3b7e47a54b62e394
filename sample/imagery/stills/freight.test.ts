import { describe, expect, it } from 'vitest';
import { shapeBounds } from '../drawing/shape.ts';
import { createDrawing } from '../drawing/svg.ts';
import { createPlantDrawer, type PlantName } from '../plants/plants.ts';
import { createStudio } from '../scenes/studio.ts';
import { crates } from './freight.ts';
import { WIDTH } from './subject.ts';

/** The crate's left and right edges, and the thickness of its walls. */
const CRATE = { left: 470, right: 900, wall: 6 };

/** The extent of each piece that lies in or beside the crate, from the reading start. */
function piecesOf(plant: PlantName, mirrored: boolean): { left: number; right: number }[] {
  const pieces: { left: number; right: number }[] = [];
  const drawing = createDrawing({ width: WIDTH, height: 800 });
  const tools = { typeset: () => ({ path: [], width: 0 }), drawPlant: createPlantDrawer() };
  const studio = createStudio(
    tools,
    {
      ...drawing,
      shapes: (shapes) => {
        const { left, right } = shapeBounds(shapes);
        pieces.push(mirrored ? { left: WIDTH - right, right: WIDTH - left } : { left, right });
      },
    },
    { width: WIDTH, wall: '#b9cdb2', mirrored },
  );
  const cast = { plant, companion: 'sidr', range: 'arak', vessel: '#c9724a' } as const;
  crates(studio, cast);
  return pieces;
}

describe('crates', () => {
  it.each([
    ['miswak', false],
    ['miswak', true],
    ['lemon', false],
    ['amla', true],
  ] as const)('holds %s between its walls, and what is loose lies clear of it', (plant, mirrored) => {
    const pieces = piecesOf(plant, mirrored);
    expect(pieces.length).toBeGreaterThan(3);
    for (const { left, right } of pieces.filter((piece) => piece.left < CRATE.right)) {
      expect(left).toBeGreaterThanOrEqual(CRATE.left + CRATE.wall);
      expect(right).toBeLessThanOrEqual(CRATE.right - CRATE.wall);
    }
    expect(pieces.some(({ left }) => left > CRATE.right)).toBe(true);
  });
});
