import { expect, test } from 'vitest';
import { type CoreTimes, createIdleWait } from './idle-machine.ts';

/** The seconds of waiting on a machine with this many cores, of which these shares are idle, second by second. */
async function countSeconds(cores: number, free: (second: number) => number): Promise<number> {
  let second = 0;
  const times: CoreTimes = { idle: 5_000, all: 90_000, cores };
  const wait = async (milliseconds: number) => {
    times.all += milliseconds * cores;
    times.idle += milliseconds * free(second);
    second += milliseconds / 1_000;
  };
  await createIdleWait(() => ({ ...times }), wait)();
  return second;
}

test.each([
  ['with nothing else to do', 2, () => 2, 1],
  ['with half a core free', 2, () => 0.5, 1],
  ['with a little less', 2, (second: number) => (second < 7 ? 0.49 : 0.5), 8],
  ['of one core, half of it free', 1, () => 0.5, 1],
  ['of many cores, all but one busy', 64, () => 1, 1],
  ['that is never idle', 2, () => 0, 60],
] as const)('a machine %s, %i: work that can wait begins', async (_, cores, free, seconds) => {
  expect(await countSeconds(cores, free)).toBe(seconds);
});
