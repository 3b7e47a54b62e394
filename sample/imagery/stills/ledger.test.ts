import { expect, test } from 'vitest';
import { shapeBounds } from '../drawing/shape.ts';
import { createDrawing } from '../drawing/svg.ts';
import { createPlantDrawer } from '../plants/plants.ts';
import { createStudio } from '../scenes/studio.ts';
import { layPencil } from './ledger.ts';
import { WIDTH } from './subject.ts';

/** The extent of each part of a pencil along its own line. */
function partsOf(mirrored: boolean): { left: number; right: number }[] {
  const parts: { left: number; right: number }[] = [];
  const drawing = createDrawing({ width: WIDTH, height: 800 });
  const studio = createStudio(
    { typeset: () => ({ path: [], width: 0 }), drawPlant: createPlantDrawer() },
    {
      ...drawing,
      path: (path) => {
        const { left, right } = shapeBounds([{ path, fill: '#000000' }]);
        parts.push({ left, right });
      },
    },
    { width: WIDTH, wall: '#b9cdb2', mirrored },
  );
  layPencil(studio, { x: 800, y: 500, rotation: -0.5 }, '#20483a');
  return parts;
}

test('a pencil lies the other way round where the picture is mirrored', () => {
  const parts = partsOf(false);
  expect(parts.length).toBeGreaterThan(4);
  expect(partsOf(true)).toEqual(parts.map(({ left, right }) => ({ left: 0 - right, right: 0 - left })));
});
