import { expect, test } from 'vitest';
import { createWorkerGroup } from './worker-group.ts';

/** A process that listens and ends when a test lets it. */
function createProcess(pid: number) {
  const listening = Promise.withResolvers<boolean>();
  const exit = Promise.withResolvers<void>();
  const said: string[] = [];
  function end() {
    listening.resolve(false);
    exit.resolve();
  }
  return {
    pid,
    said,
    end,
    listen: () => listening.resolve(true),
    listens: listening.promise,
    ended: exit.promise,
    retire: () => void said.push('retire'),
    kill: (signal: string) => {
      said.push(signal);
      end();
    },
  };
}

function createGroup({ count = 2 } = {}) {
  const started: ReturnType<typeof createProcess>[] = [];
  const pauses: number[] = [];
  const state = { now: 0, restarts: 0 };
  const minute = Promise.withResolvers<void>();
  const errors: string[] = [];
  const group = createWorkerGroup({
    count,
    start: (place) => {
      const process = createProcess(place * 100 + started.length);
      started.push(process);
      return process;
    },
    clock: () => state.now,
    // The timeout after which a process that was asked to end is killed never comes.
    shutdownTimeout: 15_000,
    wait: async (ms) => {
      if (ms === 15_000) await new Promise(() => {});
      if (ms === 60_000) await minute.promise;
      else pauses.push(ms);
    },
    onRestart: () => {
      state.restarts += 1;
    },
    log: { info: () => {}, error: (_, event) => void errors.push(event) },
  });
  return { group, started, pauses, state, errors, minute };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('one that ends as it starts, before any has listened, fails the group', async () => {
  const { group, started, pauses } = createGroup();
  started[1]?.end();
  await group.failed;
  expect([started.length, pauses]).toEqual([2, []]);
});

test('one that ends is started again, each time after twice the pause, up to half a minute', async () => {
  const { started, pauses, state } = createGroup();
  for (const one of started) one.listen();
  for (let time = 0; time < 9; time += 1) {
    await settle();
    started.at(-1)?.end();
  }
  await settle();
  expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect([started.length, state.restarts]).toEqual([11, 9]);
});

test('one that has lived for a minute is started again soon', async () => {
  const { started, pauses, state } = createGroup();
  for (const one of started) one.listen();
  await settle();
  started.at(-1)?.end();
  await settle();
  state.now += 60_000;
  started.at(-1)?.end();
  await settle();
  expect(pauses).toEqual([250, 250]);
});

test('they are replaced one by one: a new one listens before the old one is asked to end', async () => {
  const { group, started, state } = createGroup();
  for (const one of started) one.listen();
  await settle();
  const rolled = group.roll();
  await settle();
  expect([started.length, started[0]?.said]).toEqual([3, []]);
  started[2]?.listen();
  await settle();
  // The second waits until the first has ended.
  expect([started.length, started[0]?.said, started[1]?.said]).toEqual([3, ['retire'], []]);
  started[0]?.end();
  await settle();
  started[3]?.listen();
  await settle();
  started[1]?.end();
  await rolled;
  expect(group.list()).toEqual([started[2], started[3]]);
  // Nobody is called for that.
  expect(state.restarts).toBe(0);
});

test('while a new one does not start, the old ones stay', async () => {
  const { group, started, errors } = createGroup();
  for (const one of started) one.listen();
  await settle();
  const rolled = group.roll();
  await settle();
  started[2]?.end();
  await rolled;
  expect(group.list()).toEqual([started[0], started[1]]);
  expect([started.flatMap(({ said }) => said), errors]).toEqual([[], [expect.stringContaining('the old ones stay')]]);
});

test('a new one that neither listens nor ends within a minute is killed, and the old ones stay', async () => {
  const { group, started, errors, minute } = createGroup();
  for (const one of started) one.listen();
  await settle();
  const rolled = group.roll();
  await settle();
  expect(started[2]?.said).toEqual([]);
  minute.resolve();
  await rolled;
  expect(started.map(({ said }) => said)).toEqual([[], [], ['SIGKILL']]);
  expect([group.list(), errors.length]).toEqual([[started[0], started[1]], 1]);
});

test('what is asked for while they are replaced is done after', async () => {
  const { group, started } = createGroup({ count: 1 });
  started[0]?.listen();
  await settle();
  const rolled = group.roll();
  void group.roll();
  for (const turn of [1, 2]) {
    await settle();
    started[turn]?.listen();
    await settle();
    started[turn - 1]?.end();
  }
  await rolled;
  expect(group.list()).toEqual([started[2]]);
});

test('at the end all are told, and none is started again', async () => {
  const { group, started } = createGroup();
  for (const one of started) one.listen();
  await settle();
  await group.stop();
  expect([started.length, started.flatMap(({ said }) => said)]).toEqual([2, ['SIGTERM', 'SIGTERM']]);
});
