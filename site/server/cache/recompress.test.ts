import { expect, test, vi } from 'vitest';
import { buildPageEntry, type PageEntry } from './page-entry.ts';
import { createRecompress } from './recompress.ts';

const build = (key: string, text: string, held?: PageEntry, status = 200) =>
  buildPageEntry({
    key,
    url: `https://www.example.com${key}`,
    answer: { status, headers: new Headers({ 'content-type': 'text/html' }), body: Buffer.from(text.repeat(300)) },
    now: 0,
    freshMs: null,
    held,
  });

/** A cache whose machine is idle when `free` is called. */
function start() {
  const entries = new Map<string, PageEntry>();
  const looks: (() => void)[] = [];
  const weigh = vi.fn();
  const onError = vi.fn();
  const idle = () => new Promise<void>((resolve) => looks.push(resolve));
  const { note, getStats } = createRecompress({ cache: { peek: (key) => entries.get(key), weigh }, idle, onError });
  const visit = (entry: PageEntry) => {
    entries.set(entry.key, entry);
    note(entry);
  };
  return { entries, weigh, visit, looks, getStats, free: () => looks.at(-1)?.() };
}

test('a page that is rendered again and again while it waits takes one place, and its last version is recompressed', async () => {
  const { entries, weigh, visit, looks, free } = start();
  for (const text of ['one ', 'two ', 'three ']) visit(await build('/uae', text));
  visit(await build('/ar/ksa', 'four '));
  free();
  await expect.poll(() => weigh.mock.calls.map(([key]) => key)).toEqual(['/uae']);
  await expect.poll(() => looks).toHaveLength(2);
  free();
  await expect.poll(() => weigh.mock.calls.map(([key]) => key)).toEqual(['/uae', '/ar/ksa']);
  expect(entries.get('/uae')?.isRecompressed).toBe(true);
  // Nothing waits any more: the next visit begins a new turn.
  visit(await build('/uae', 'five '));
  await expect.poll(() => looks).toHaveLength(3);
});

test('one that is rendered again while it is compressed gets the result if its bytes are the same', async () => {
  for (const [again, isRecompressed] of [
    ['same ', true],
    ['other ', false],
  ] as const) {
    const { entries, visit, looks, free } = start();
    const first = await build('/uae', 'same ');
    const second = await build('/uae', again, first);
    visit(first);
    await expect.poll(() => looks).toHaveLength(1);
    free();
    await Promise.resolve();
    entries.set('/uae', second);
    visit(await build('/uae/next', 'next '));
    await expect.poll(() => looks).toHaveLength(2);
    expect([again, second.isRecompressed]).toEqual([again, isRecompressed]);
  }
});

test('missing pages never wait, pages that are gone cost no wait, and no more wait than there is room for', async () => {
  const { entries, weigh, visit, looks, getStats, free } = start();
  visit(await build('/uae/nowhere', 'missing ', undefined, 404));
  expect([looks.length, getStats().entries]).toEqual([0, 0]);
  visit(await build('/uae', 'one '));
  const page = await build('/uae/plp', 'listing ');
  for (let turn = 1; turn <= 10_000; turn += 1) visit({ ...page, key: `/uae/plp?page=${turn}` });
  expect(getStats()).toEqual({ entries: 5_000, bytes: expect.any(Number) });
  // The cache had no room for them.
  for (const key of entries.keys()) if (key.includes('?')) entries.delete(key);
  visit(await build('/ar/ksa', 'two '));
  free();
  await expect.poll(() => getStats().entries).toBe(0);
  expect(weigh.mock.calls.map(([key]) => key)).toEqual(['/uae']);
  expect(looks).toHaveLength(1);
  visit(entries.get('/ar/ksa') ?? page);
  await expect.poll(() => looks).toHaveLength(2);
});
