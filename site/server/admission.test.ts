import { afterEach, expect, test, vi } from 'vitest';
import { BusyError, createAdmission } from './admission.ts';
import { countPages } from './test/flood.ts';

/** Work that a test ends. */
function createWork() {
  const endings: (() => void)[] = [];
  const start = () => new Promise<void>((resolve) => endings.push(resolve));
  return { endings, start };
}

test.each([
  ['page', 16, 200],
  ['form', 2, 50],
  ['search', 1, 200],
] as const)('of a %s %i are made at once and %i wait; the longest waiting is refused', async (kind, atOnce, most) => {
  const admit = createAdmission();
  const { endings, start } = createWork();
  const refused: number[] = [];
  const ask = (turn: number) =>
    void admit[kind](start).catch((error) => {
      expect(error).toBeInstanceOf(BusyError);
      refused.push(turn);
    });
  for (let turn = 0; turn < atOnce + most; turn += 1) ask(turn);
  await expect.poll(() => endings.length).toBe(atOnce);
  expect(refused).toEqual([]);
  ask(atOnce + most);
  await expect.poll(() => refused).toEqual([atOnce]);
  endings[0]?.();
  await expect.poll(() => endings.length).toBe(atOnce + 1);
});

/** A clock that only waiting and work advance; `rested` is how long a kind of work has paused. */
function createTime() {
  let now = 1_000;
  const time = {
    rested: 0,
    take: (milliseconds: number) => async () => {
      now += milliseconds;
    },
    wait: async (milliseconds: number) => {
      now += milliseconds;
      time.rested += milliseconds;
    },
  };
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return time;
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['search', 50, 300],
  ['form', 50, 100],
  // A content service that is slow must not keep the next one waiting for a minute.
  ['search', 10_000, 5_000],
  ['form', 10_000, 5_000],
] as const)('beside pages a %s of %i ms rests %i ms; alone they follow at once', async (kind, taken, milliseconds) => {
  const time = createTime();
  const admit = createAdmission(time.wait);
  await admit[kind](time.take(taken));
  await admit[kind](time.take(taken));
  expect(time.rested).toBe(0);
  const { start } = createWork();
  void admit.page(start);
  await admit[kind](time.take(taken));
  await new Promise(setImmediate);
  expect(time.rested).toBe(milliseconds);
});

test.each(['search', 'form'] as const)('a site that ends makes every %s that waits without a pause', async (kind) => {
  const time = createTime();
  const admit = createAdmission(time.wait);
  void admit.page(createWork().start);
  admit.end();
  await Promise.all(Array.from({ length: 20 }, () => admit[kind](time.take(50))));
  await new Promise(setImmediate);
  expect(time.rested).toBe(0);
});

test.each(['search', 'form'] as const)('a %s during which a page was made rests for 25 ms', async (kind) => {
  const time = createTime();
  const admit = createAdmission(time.wait);
  await admit[kind](async () => {
    await admit.page(time.take(10));
    await time.take(39)();
  });
  await new Promise(setImmediate);
  expect(time.rested).toBe(25);
  await admit[kind](time.take(39));
  await new Promise(setImmediate);
  expect(time.rested).toBe(25);
});

test('a rest ends when no page has been made for 25 ms', async () => {
  const time = createTime();
  const { endings, start } = createWork();
  const admit = createAdmission(async (milliseconds) => {
    await time.wait(milliseconds);
    if (time.rested === 100) endings[0]?.();
    await new Promise(setImmediate);
  });
  const page = admit.page(start);
  await admit.search(time.take(1_000));
  await page;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(time.rested).toBe(125);
});

test.each([
  ['quiet', 1],
  ['busy', 40],
])(
  'while fifty search without end, pages of a %s machine keep four fifths of their rate; without queues they lose nearly all',
  async (_, slowness) => {
    vi.useFakeTimers({ loopLimit: 1_000_000 });
    const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const count = async (searchers: number, isGuarded: boolean) => {
      const counted = countPages({ slowness, searchers, isGuarded, lasts: 4_000, sleep });
      await vi.runAllTimersAsync();
      return counted;
    };
    const quiet = await count(0, true);
    const shares = [(await count(50, true)) / quiet, (await count(50, false)) / quiet];
    vi.useRealTimers();
    expect(shares[0]).toBeGreaterThan(0.8);
    expect(shares[1]).toBeLessThan(0.2);
  },
);

test('eight pages at most are made anew behind visitors, so that others begin at once', async () => {
  const admit = createAdmission();
  const never = () => new Promise<never>(() => {});
  for (let turn = 0; turn < 20; turn += 1) void admit.page(never, { isBackground: () => true }).catch(() => {});
  expect(admit.queues.page()).toMatchObject({ running: 8, waiting: 12 });
  for (let turn = 0; turn < 9; turn += 1) void admit.page(never).catch(() => {});
  expect(admit.queues.page()).toMatchObject({ running: 16, waiting: 13 });
});
