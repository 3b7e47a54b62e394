import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, densify, type Path, type Point } from './geometry.ts';
import { polygon, spline } from './outlines.ts';
import { buildPathData, parsePathData } from './path-data.ts';

const point = fc.tuple(
  fc.double({ min: -900, max: 900, noNaN: true }),
  fc.double({ min: -900, max: 900, noNaN: true }),
);

describe('buildPathData', () => {
  it.each<[string, Path, string]>([
    [
      'lines, relative and short',
      polygon([
        [10, 10],
        [20, 10.55],
        [9.5, 9.5],
      ]),
      'M10 10l10 .6l-10.5-1.1z',
    ],
    [
      'an open line',
      polygon(
        [
          [0, 0],
          [-0.04, 0.96],
        ],
        false,
      ),
      'M0 0l0 1',
    ],
    [
      'a curve',
      [
        { op: 'M', to: [1, 1] },
        { op: 'Q', control: [2, 2], to: [3, 1] },
      ],
      'M1 1q1 1 2 0',
    ],
  ])('writes %s', (_, path, data) => expect(buildPathData(path)).toBe(data));

  it('does not accumulate rounding errors, however long the path', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 60 }), (points) => {
        const data = buildPathData(polygon(points, false));
        const numbers = data.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
        const end = numbers.reduce((sum, value, index) => (index % 2 === 0 ? sum + value : sum), 0);
        expect(Math.abs(end - (points.at(-1)?.[0] ?? 0))).toBeLessThan(0.11);
      }),
    );
  });
});

describe('parsePathData', () => {
  it('parses the paths of HarfBuzz', () =>
    expect(parsePathData('M10,-20L30.5-4Q1,2,3,4C1,1,2,2,3,3Z')).toEqual([
      { op: 'M', to: [10, -20] },
      { op: 'L', to: [30.5, -4] },
      { op: 'Q', control: [1, 2], to: [3, 4] },
      { op: 'C', first: [1, 1], second: [2, 2], to: [3, 3] },
      { op: 'Z' },
    ]));
});

describe('geometry', () => {
  it('keeps the corners when lines are subdivided', () => {
    const corners: Point[] = [
      [0, 0],
      [100, 0],
      [100, 40],
    ];
    const dense = densify(polygon(corners), 7);
    const places = dense.flatMap((segment) => (segment.op === 'Z' ? [] : [segment.to.join()]));
    for (const corner of corners) expect(places).toContain(corner.join());
    expect(dense.length).toBeGreaterThan(25);
  });

  it('draws curves through every point', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (points) => {
        const ends = spline(points).flatMap((segment) => (segment.op === 'Z' ? [] : [segment.to]));
        for (const wanted of points) expect(ends).toContainEqual(wanted);
      }),
    );
  });

  it('measures the bounds of a path', () =>
    expect(
      boundsOf([
        polygon([
          [3, 4],
          [-5, 9],
        ]),
        polygon([[7, -2]]),
      ]),
    ).toEqual({ left: -5, top: -2, right: 7, bottom: 9 }));
});
