import { expect, test, vi } from 'vitest';
import { BusyError, createAdmission } from './admission.ts';

/** Work that ends when it is told to. */
function createWork() {
  const endings: (() => void)[] = [];
  const start = () => new Promise<void>((resolve) => endings.push(resolve));
  return { endings, start };
}

test.each([
  ['page', 16, 200],
  ['form', 8, 50],
  ['search', 1, 20],
] as const)('of a %s %i are made at once and %i wait; the longest waiting is refused', async (kind, atOnce, most) => {
  const admit = createAdmission();
  const { endings, start } = createWork();
  const asked = Array.from({ length: atOnce + most }, () => admit[kind](start));
  await expect.poll(() => endings.length).toBe(atOnce);
  const refused = expect(asked[atOnce]).rejects.toBeInstanceOf(BusyError);
  void admit[kind](start);
  await refused;
  endings[0]?.();
  await expect.poll(() => endings.length).toBe(atOnce + 1);
});

test('while a page is made, searches rest six times as long as each took; alone they follow at once', async () => {
  const rests: { milliseconds: number; end: () => void }[] = [];
  const admit = createAdmission((milliseconds) => new Promise((end) => rests.push({ milliseconds, end })));
  const { endings: pages, start } = createWork();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const begun: number[] = [];
  const search = (number: number) =>
    admit.search(async () => {
      begun.push(number);
      clock.mockReturnValue(clock.mock.results.at(-1)?.value + 50);
    });
  await search(1);
  await search(2);
  expect([begun, rests]).toEqual([[1, 2], []]);
  const page = admit.page(start);
  await search(3);
  const last = search(4);
  expect([begun, rests.map(({ milliseconds }) => milliseconds)]).toEqual([[1, 2, 3], [300]]);
  pages[0]?.();
  await page;
  rests[0]?.end();
  await last;
  expect(begun).toEqual([1, 2, 3, 4]);
  clock.mockRestore();
});
