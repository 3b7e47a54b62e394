import type { Path, Point } from './geometry.ts';

const tenth = (value: number) => {
  if (!Number.isFinite(value)) throw new Error('A path holds a number that is not finite.');
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
};

/** Numbers in the shortest form SVG reads: `.5-1.2 3`. */
function joinNumbers(numbers: readonly number[]): string {
  return numbers
    .map((value, index) => {
      const digits = String(value).replace(/^(-?)0\./, '$1.');
      return index > 0 && !digits.startsWith('-') ? ` ${digits}` : digits;
    })
    .join('');
}

/** The `d` attribute of a path: relative coordinates to one tenth. */
export function buildPathData(path: Path): string {
  let data = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const step = (...points: Point[]) => {
    const offsets = points.flatMap(([px, py]) => [tenth(px - x), tenth(py - y)]);
    x = tenth(x + (offsets.at(-2) ?? 0));
    y = tenth(y + (offsets.at(-1) ?? 0));
    return joinNumbers(offsets);
  };
  for (const segment of path) {
    if (segment.op === 'Z') {
      data += 'z';
      [x, y] = [startX, startY];
    } else if (segment.op === 'M') {
      [x, y] = [tenth(segment.to[0]), tenth(segment.to[1])];
      [startX, startY] = [x, y];
      data += `M${joinNumbers([x, y])}`;
    } else if (segment.op === 'Q') data += `q${step(segment.control, segment.to)}`;
    else if (segment.op === 'C') data += `c${step(segment.first, segment.second, segment.to)}`;
    else data += `l${step(segment.to)}`;
  }
  return data;
}

const COORDINATE = /-?\d*\.?\d+(?:e[-+]?\d+)?/g;

/** An absolute path of M, L, Q, C and Z commands (as HarfBuzz draws glyphs) as segments. */
export function parsePathData(data: string): Path {
  return [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].flatMap(([, op, rest]): Path => {
    const numbers = (rest ?? '').match(COORDINATE)?.map(Number) ?? [];
    const point = (index: number): Point => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0];
    if (op === 'Z') return [{ op }];
    if (op === 'Q') return [{ op, control: point(0), to: point(1) }];
    if (op === 'C') return [{ op, first: point(0), second: point(1), to: point(2) }];
    return op === 'M' || op === 'L' ? [{ op, to: point(0) }] : [];
  });
}
