import { createRandom as createNumbers } from '../../contract/random.ts';

export type Random = {
  /** At least 0, below 1. */
  next: () => number;
  below: (limit: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
  /** Words of letters and digits. */
  word: (length: number) => string;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Creates a source of random numbers that yields the same ones for the same seed. */
export function createRandom(seed: number): Random {
  const next = createNumbers(seed);
  const below = (limit: number) => Math.floor(next() * limit);

  function pick<Value>(values: readonly Value[]): Value {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  }

  const word = (length: number) => Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join('');

  return { next, below, pick, word };
}
