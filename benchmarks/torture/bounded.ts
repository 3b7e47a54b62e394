import { setTimeout as sleep } from 'node:timers/promises';

type Bounds = {
  /** How many at most. */
  most: number;
  /** When to stop, in time of `performance.now()`. */
  until: number;
  /** How many at once. */
  width: number;
  /** How many a second at most. */
  rate?: number;
};

/** Repeats a piece of work within bounds of number and time; returns how often it was done. */
export async function repeat({ most, until, width, rate }: Bounds, work: (turn: number) => Promise<void>) {
  const started = performance.now();
  let turns = 0;

  async function go(): Promise<void> {
    while (turns < most && performance.now() < until) {
      const turn = turns;
      turns += 1;
      if (rate !== undefined) await sleep(Math.max(0, started + (turn * 1000) / rate - performance.now()));
      await work(turn);
    }
  }

  await Promise.all(Array.from({ length: width }, go));
  return turns;
}
