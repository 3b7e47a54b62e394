import { taper } from './curve.ts';
import { mapPath, type Path } from './geometry.ts';

type Mark = { leaf: Path; stem: Path; veins: Path[] };

/** The company's sign: a three-veined sidr leaf of the given height, its base at (0, 0). */
export function buildMark(height: number, y = 0): Mark {
  const width = height * 0.58;
  const leaf: Path = [
    { op: 'M', to: [0, 0] },
    { op: 'C', first: [-width * 0.72, -height * 0.16], second: [-width * 0.62, -height * 0.74], to: [0, -height] },
    { op: 'C', first: [width * 0.62, -height * 0.74], second: [width * 0.72, -height * 0.16], to: [0, 0] },
    { op: 'Z' },
  ];
  const sideVein = (side: 1 | -1) =>
    taper(
      [
        [0, -height * 0.03],
        [side * width * 0.3, -height * 0.3],
        [side * width * 0.3, -height * 0.6],
        [side * width * 0.06, -height * 0.9],
      ],
      height * 0.055,
      height * 0.02,
    );
  const stem = taper(
    [
      [0, height * 0.22],
      [0, -height * 0.5],
      [0, -height * 0.93],
    ],
    height * 0.06,
    height * 0.025,
  );
  const lower = (path: Path) => (y === 0 ? path : mapPath(path, (px, py) => [px, py + y]));
  return { leaf: lower(leaf), stem: lower(stem), veins: [lower(sideVein(1)), lower(sideVein(-1))] };
}
