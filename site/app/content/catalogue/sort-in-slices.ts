/** Comparisons before other work gets a turn: about two milliseconds of collation. */
const SLICE_LENGTH = 4_000;

/**
 * Sorts the positions 0 to `length - 1` by `compare`, stably and in small steps, so that sorting thousands keeps no
 * visitor waiting.
 */
export async function sortInSlices(
  length: number,
  compare: (a: number, b: number) => number,
  nextTurn: () => Promise<void>,
): Promise<Uint32Array> {
  let from = Uint32Array.from({ length }, (_, index) => index);
  let to = new Uint32Array(length);
  let done = 0;
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      mergeRuns(from, to, start, Math.min(start + width, length), Math.min(start + 2 * width, length), compare);
      done += 2 * width;
      if (done < SLICE_LENGTH) continue;
      done = 0;
      await nextTurn();
    }
    [from, to] = [to, from];
  }
  return from;
}

function mergeRuns(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
  compare: (a: number, b: number) => number,
): void {
  let left = start;
  let right = middle;
  for (let place = start; place < end; place += 1) {
    const a = from[left] ?? 0;
    const b = from[right] ?? 0;
    const takesLeft = right >= end || (left < middle && compare(a, b) <= 0);
    to[place] = takesLeft ? a : b;
    if (takesLeft) left += 1;
    else right += 1;
  }
}
