import { expect, test, vi } from 'vitest';
import { BusyError, createAdmission } from './admission.ts';
import { countPages } from './test/flood.ts';

/** Work that ends when it is told to. */
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

test.each([
  ['search', 1, 300],
  ['form', 2, 100],
] as const)(
  'while a page is made, each %s of 50 ms (%i at once) rests %i ms; alone they follow at once',
  async (kind, atOnce, milliseconds) => {
    const rests: { milliseconds: number; end: () => void }[] = [];
    const admit = createAdmission((milliseconds) => new Promise((end) => rests.push({ milliseconds, end })));
    const { endings: pages, start } = createWork();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    let begun = 0;
    const work = () =>
      admit[kind](async () => {
        begun += 1;
        const now = performance.now();
        clock.mockReturnValueOnce(now + 50);
      });
    for (let time = 0; time < 5; time += 1) await work();
    expect([begun, rests]).toEqual([5, []]);
    const page = admit.page(start);
    for (let time = 0; time < atOnce; time += 1) await work();
    const last = work();
    expect([begun, rests.map((one) => one.milliseconds)]).toEqual([5 + atOnce, Array(atOnce).fill(milliseconds)]);
    pages[0]?.();
    await page;
    rests[0]?.end();
    await last;
    expect(begun).toBe(6 + atOnce);
    clock.mockRestore();
  },
);

test.each([
  ['search', 300],
  ['form', 100],
] as const)('a %s during which a page was made rests too, though none is made when it ends', async (kind, rest) => {
  const rests: number[] = [];
  const admit = createAdmission(async (milliseconds) => void rests.push(milliseconds));
  let now = 1_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const take = (milliseconds: number) => async () => {
    now += milliseconds;
  };
  await admit[kind](async () => {
    await admit.page(take(10));
    now += 40;
  });
  expect(rests).toEqual([rest]);
  await admit[kind](take(39));
  expect(rests).toEqual([rest]);
  clock.mockRestore();
});

test.each(['search', 'form'] as const)('a %s of ten seconds rests five seconds', async (kind) => {
  const rests: number[] = [];
  const admit = createAdmission(async (milliseconds) => void rests.push(milliseconds));
  const { endings: pages, start } = createWork();
  const page = admit.page(start);
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(11_000);
  await admit[kind](async () => {});
  expect(rests).toEqual([5_000]);
  clock.mockRestore();
  pages[0]?.();
  await page;
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
