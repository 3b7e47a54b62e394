import { expect, test, vi } from 'vitest';
import { createSeal } from '../../../contract/seal.ts';
import { createLog } from '../log.ts';
import { startOutbox } from './outbox.ts';
import type { OutboxStore } from './store.ts';

const HOUR = 3_600_000;

/** Starts an outbox over an empty store. */
function start(changes: Partial<OutboxStore> = {}) {
  const state = { now: Date.parse('2026-03-01T10:00:00Z') };
  const lines: string[] = [];
  const eraseDead = vi.fn(async () => 0);
  const store: OutboxStore = {
    add: async () => {},
    take: async () => [],
    list: async () => [],
    read: async () => null,
    revive: async () => false,
    erase: async () => {},
    getStats: async () => ({ queued: 0, dead: 0, oldestAgeMs: 0 }),
    forgetBefore: async () => {},
    eraseDead,
    close: async () => {},
    ...changes,
  };
  const outbox = startOutbox({
    store,
    variable: 'OUTBOX_DATABASE_URL',
    deliver: async () => ({ kind: 'stored' }),
    seal: createSeal([]),
    days: { 'general-enquiry': 0, distribution: 60, 'join-us': 30 },
    clock: () => state.now,
    random: () => 1,
    log: createLog({ mode: 'production', destination: { write: (line) => lines.push(line) } }),
    pollMs: 1,
  });
  return { outbox, state, lines, eraseDead };
}

/** Resolves when the store has been polled some more times. */
async function afterPolls(take: { mock: { calls: unknown[] } }) {
  const before = take.mock.calls.length;
  await expect.poll(() => take.mock.calls.length).toBeGreaterThan(before + 3);
}

test('the dead are looked for every hour, and when the clock was set back by more', async () => {
  const take = vi.fn(async () => []);
  const { outbox, state, eraseDead } = start({ take });
  const steps = [
    { ms: 0, count: 1 },
    { ms: HOUR, count: 1 },
    { ms: 1, count: 2 },
    { ms: -HOUR, count: 2 },
    { ms: -1, count: 3 },
    { ms: -300 * 24 * HOUR, count: 4 },
  ];
  for (const { ms, count } of steps) {
    state.now += ms;
    await afterPolls(take);
    expect(eraseDead, `${ms} ms`).toHaveBeenCalledTimes(count);
  }
  await outbox.stop();
});

test('a store that cannot be read is said once, with the variable that says where it is', async () => {
  const take = vi.fn(async () => {
    throw new Error('away');
  });
  const { outbox, lines } = start({ take });
  await afterPolls(take);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the outbox cannot be read (OUTBOX_DATABASE_URL)']);
  await outbox.stop();
});
