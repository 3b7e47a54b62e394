import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import { TEAL } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { placeShapes, type Shape } from '../drawing/shape.ts';
import { arc, mist, petals, stamensAndOvary } from './black-seed-flower.ts';
import { stem } from './stem.ts';

const SEED_OUTLINE: Point[] = [
  [-13, 2],
  [-4, -8],
  [10, -5],
  [15, 1],
  [6, 8],
  [-6, 8],
];
const SEED: Shape[] = [
  {
    path: spline(SEED_OUTLINE),
    fill: vertical([
      [0, '#4a4650'],
      [0.4, '#1d1a22'],
      [1, '#0b090f'],
    ]),
  },
  { path: ellipse(-2, -3, 5, 1.4, -0.2), fill: '#b9b4c6', opacity: 0.6 },
];

function scatteredSeeds(): Shape[] {
  const random = createRandom(7);
  return Array.from({ length: 34 }, () => {
    const x = (random() - 0.5) * 360;
    const y = -8 - random() * 52 * (1 - Math.abs(x) / 260);
    return placeShapes(SEED, { x, y, rotation: random() * 6, scale: 0.8 + random() * 0.5 });
  }).flat();
}

/** Seeds heaped in a bowl of half width `half`, over (0, 0): the farthest and highest first. */
export function heapedSeeds(half: number): Shape[] {
  const random = createRandom(11);
  const seeds = Array.from({ length: 150 }, () => {
    const across = random() * 2 - 1;
    const rise = (1 - across * across) ** 0.5;
    return { x: across * half * 0.9, y: (0.1 - random() * 0.27) * half * rise };
  });
  return seeds
    .sort((one, other) => one.y - other.y)
    .flatMap((at) => placeShapes(SEED, { ...at, rotation: random() * 6, scale: 0.42 + random() * 0.16 }));
}

/** Loose seeds about (0, 0), `half` wide either way, seen at a slant or, with a `depth` of 1, from above. */
export function looseSeeds(count: number, half: number, depth: number, scale: number): Shape[][] {
  const random = createRandom(count);
  const spots = Array.from({ length: count }, () => {
    const [angle, reach] = [random() * 2 * Math.PI, Math.sqrt(random()) * half];
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * depth };
  });
  return spots
    .sort((one, other) => one.y - other.y)
    .map((at) => placeShapes(SEED, { ...at, rotation: random() * 6, scale: scale * (0.85 + random() * 0.3) }));
}

/** The pale blue nigella flower in its mist of threads. */
export function nigella(palette = TEAL): Shape[] {
  return [
    ...stem(arc([0, 0], [30, -200], [0, -400], 12), 9, 6, palette),
    ...mist(palette),
    ...petals(),
    ...stamensAndOvary(),
  ];
}

/** Black seed: the flower with seeds at its foot. */
export function blackSeed(palette = TEAL): Shape[] {
  return [...nigella(palette), ...scatteredSeeds()];
}
