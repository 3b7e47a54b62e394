import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

const map = { width: 800, height: 800, size: 30 };

test('a name stands after its point, before it at the edge', () => {
  const [middle, edge] = placeLabels(
    [
      { name: 'Name', x: 400, y: 400 },
      { name: 'Name', x: 790, y: 100 },
    ],
    map,
  );
  expect([middle?.anchor, edge?.anchor]).toEqual(['start', 'end']);
});

test('names of near points do not meet', () => {
  const pins = ['Dubai', 'Sharjah', 'Ajman'].map((name, index) => ({ name, x: 400 + index * 34, y: 300 - index * 10 }));
  const boxes = placeLabels(pins, map).map(({ x, y, anchor }, index) => {
    const width = (pins[index]?.name.length ?? 0) * 0.5 * map.size;
    return { left: anchor === 'start' ? x : x - width, right: anchor === 'start' ? x + width : x, y };
  });
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const isBeside = one.right <= other.left || other.right <= one.left;
      expect(isBeside || Math.abs(one.y - other.y) > map.size * 0.8).toBe(true);
    }
});
