export type Random = {
  /** At least 0, below 1. */
  next: () => number;
  below: (limit: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
  /** Words of letters and digits. */
  word: (length: number) => string;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Creates a source of numbers that gives the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  const below = (limit: number) => Math.floor(next() * limit);

  function pick<Value>(values: readonly Value[]): Value {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  }

  const word = (length: number) => Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join('');

  return { next, below, pick, word };
}
