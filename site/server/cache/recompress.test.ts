import { expect, test, vi } from 'vitest';
import { buildPageEntry, type PageEntry } from './page-entry.ts';
import { createRecompress } from './recompress.ts';

const build = (key: string, text: string, held?: PageEntry) =>
  buildPageEntry({
    key,
    url: `https://www.example.com${key}`,
    answer: { status: 200, headers: new Headers({ 'content-type': 'text/html' }), body: Buffer.from(text.repeat(300)) },
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
  const recompress = createRecompress({ cache: { peek: (key) => entries.get(key), weigh }, idle, onError });
  const visit = (entry: PageEntry) => {
    entries.set(entry.key, entry);
    recompress(entry);
  };
  return { entries, weigh, visit, looks, free: () => looks.at(-1)?.() };
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
