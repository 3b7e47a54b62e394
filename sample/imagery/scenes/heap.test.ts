import { describe, expect, it } from 'vitest';
import { boundsOf } from '../drawing/geometry.ts';
import { shapeBounds } from '../drawing/shape.ts';
import { createDrawing, type Drawing } from '../drawing/svg.ts';
import { createPlantDrawer, type PlantName } from '../plants/plants.ts';
import { drawHeap } from './heap.ts';
import { createStudio } from './studio.ts';

/** Draws one piece; returns its bounds and those of its contact shadow. */
function drawOne(plant: PlantName) {
  let [piece, contact, shift] = [{ left: 0, right: 0, top: 0, bottom: 0 }, { top: 0, bottom: 0 }, 0];
  const drawing: Drawing = {
    ...createDrawing({ width: 600, height: 600 }),
    ellipse: (_x, y, _rx, ry) => {
      contact = { top: y - ry, bottom: y + ry };
    },
    path: (path) => {
      const { top, bottom } = boundsOf([path]);
      contact = { top: Math.min(contact.top, top + shift), bottom: Math.max(contact.bottom, bottom + shift) };
    },
    shapes: (shapes) => {
      piece = shapeBounds(shapes);
    },
    group: ({ y = 0 }, draw) => {
      [shift, contact] = [y, { top: 600, bottom: 0 }];
      draw();
    },
  };
  const tools = { typeset: () => ({ path: [], width: 0 }), drawPlant: createPlantDrawer() };
  const studio = createStudio(tools, drawing, { width: 600, wall: '#d8bd78', mirrored: false });
  drawHeap(studio, plant, [{ x: 300, y: 300, width: 1 }]);
  return { piece, contact };
}

describe('drawHeap', () => {
  it.each(['clove', 'miswak', 'almond', 'date', 'mint', 'honey'] as const)(
    'lets a %s touch the floor at full length',
    (plant) => {
      const { piece, contact } = drawOne(plant);
      expect(Math.abs(contact.top - piece.top)).toBeLessThanOrEqual(7);
      expect(Math.abs(contact.bottom - piece.bottom)).toBeLessThanOrEqual(7);
    },
  );

  it('lays a comb on its face, not on a corner', () => {
    const { left, right, top, bottom } = drawOne('honey').piece;
    expect(right - left).toBeGreaterThan((bottom - top) * 1.6);
  });

  it.each(['lemon', 'pomegranate', 'coconut'] as const)('lets a %s touch the floor at its lowest point', (plant) => {
    const { piece, contact } = drawOne(plant);
    expect(contact.top).toBeLessThan(piece.bottom);
    expect(contact.bottom).toBeGreaterThan(piece.bottom);
  });
});
