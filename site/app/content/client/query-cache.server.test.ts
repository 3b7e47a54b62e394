import { describe, expect, test, vi } from 'vitest';
import { EVERYTHING } from '../../../cache/purge-log.ts';
import { createQueryCache, type LoadedAnswer, type QueryCacheOptions } from './query-cache.server.ts';

const day = 86_400_000;
const answer = (value: unknown, more: Partial<LoadedAnswer> = {}): LoadedAnswer => ({
  value,
  tags: ['uae:a'],
  bytes: 10,
  isPartial: false,
  ...more,
});

function createCache(options: Partial<QueryCacheOptions> = {}) {
  let now = 1_000_000;
  const cache = createQueryCache({ clock: () => now, ...options });
  const load = vi.fn<() => Promise<LoadedAnswer>>();
  const read = async (key = 'k') => (await cache.read(key, load)).value;
  return {
    cache,
    load,
    read,
    pass: (ms: number) => {
      now += ms;
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('freshness', () => {
  test('an answer is fresh for a minute, then refreshed in the background', async () => {
    const { load, read, pass } = createCache();
    load.mockResolvedValueOnce(answer(1)).mockResolvedValueOnce(answer(2));
    expect(await read()).toBe(1);
    pass(59_999);
    expect(await read()).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
    pass(1);
    expect(await read()).toBe(1);
    await settled();
    expect(await read()).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('tells how long an answer is fresh', async () => {
    const { cache, load, pass } = createCache();
    load.mockResolvedValue(answer(1));
    expect((await cache.read('k', load)).freshForMs).toBe(60_000);
    pass(20_000);
    expect((await cache.read('k', load)).freshForMs).toBe(40_000);
    pass(50_000);
    expect((await cache.read('k', load)).freshForMs).toBe(1_000);
  });

  test('a day-old answer is not used before it is reloaded', async () => {
    const { load, read, pass } = createCache();
    load.mockResolvedValueOnce(answer(1)).mockResolvedValueOnce(answer(2));
    await read();
    pass(day);
    expect(await read()).toBe(2);
  });
});

describe('single flight', () => {
  test('a hundred concurrent reads share one load', async () => {
    const { load, read } = createCache();
    load.mockImplementation(async () => {
      await settled();
      return answer(1);
    });
    expect(await Promise.all(Array.from({ length: 100 }, () => read()))).toEqual(Array(100).fill(1));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('other keys have their own loads', async () => {
    const { load, read } = createCache();
    load.mockResolvedValue(answer(1));
    await Promise.all([read('a'), read('b')]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a failure goes to everyone who waits, and is not stored', async () => {
    const { load, read } = createCache();
    load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(answer(1));
    const both = await Promise.allSettled([read(), read()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read()).toBe(1);
  });
});

describe('a failing service', () => {
  test('keeps the old answer for a day, retrying every few seconds', async () => {
    const { load, read, pass } = createCache();
    load.mockResolvedValueOnce(answer(1)).mockRejectedValue(new Error('down'));
    await read();
    pass(60_000);
    expect(await read()).toBe(1);
    await settled();
    expect(await read()).toBe(1);
    expect(load).toHaveBeenCalledTimes(2);
    pass(5_000);
    expect(await read()).toBe(1);
    await settled();
    expect(load).toHaveBeenCalledTimes(3);
    pass(day);
    await expect(read()).rejects.toThrow('down');
  });

  test('a partial answer is used and not stored', async () => {
    const { cache, load } = createCache();
    load.mockResolvedValueOnce(answer(1, { isPartial: true })).mockResolvedValueOnce(answer(2));
    expect(await cache.read('k', load)).toMatchObject({ value: 1, isPartial: true });
    expect(await cache.read('k', load)).toMatchObject({ value: 2 });
  });

  test('a partial answer does not replace a whole one', async () => {
    const { load, read, pass } = createCache();
    load.mockResolvedValueOnce(answer('whole')).mockResolvedValue(answer('part', { isPartial: true }));
    await read();
    pass(60_000);
    await read();
    await settled();
    expect(await read()).toBe('whole');
  });
});

describe('purge', () => {
  test('reloads before it answers, for the tag only', async () => {
    const { cache, load, read } = createCache();
    load
      .mockResolvedValueOnce(answer(1))
      .mockResolvedValueOnce(answer('b', { tags: ['uae:b'] }))
      .mockResolvedValueOnce(answer(2));
    await read('a');
    await read('b');
    cache.purge(['uae:a']);
    expect(await read('b')).toBe('b');
    expect(await read('a')).toBe(2);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('a purged answer is still used when the service fails', async () => {
    const { cache, load, read } = createCache();
    load.mockResolvedValueOnce(answer(1)).mockRejectedValueOnce(new Error('down'));
    await read();
    cache.purge(['uae:a']);
    expect(await read()).toBe(1);
  });

  test('an answer requested before it goes to those who wait, and is not stored', async () => {
    const { cache, load, read } = createCache();
    let arrive: (value: LoadedAnswer) => void = () => {};
    load
      .mockReturnValueOnce(
        new Promise((resolve) => {
          arrive = resolve;
        }),
      )
      .mockResolvedValueOnce(answer('new'));
    const early = read();
    cache.purge(['uae:a']);
    arrive(answer('old'));
    expect(await early).toBe('old');
    expect(await read()).toBe('new');
  });

  test('a service that lags behind its webhook is asked again soon', async () => {
    const { cache, load, read, pass } = createCache();
    load.mockResolvedValueOnce(answer('old')).mockResolvedValueOnce(answer('old')).mockResolvedValue(answer('new'));
    await read();
    cache.purge(['uae:a']);
    expect((await cache.read('k', load)).freshForMs).toBe(1_000);
    pass(5_000);
    await read();
    await settled();
    expect(await read()).toBe('new');
  });

  test('of everything includes loads in flight', async () => {
    const { cache, load, read } = createCache();
    let arrive: (value: LoadedAnswer) => void = () => {};
    load
      .mockReturnValueOnce(
        new Promise((resolve) => {
          arrive = resolve;
        }),
      )
      .mockResolvedValueOnce(answer(2));
    const early = read();
    cache.purge([EVERYTHING]);
    arrive(answer(1));
    await early;
    expect(await read()).toBe(2);
  });
});

test('memory is bounded', async () => {
  const { load, read } = createCache({ maxBytes: 10_000 });
  load.mockResolvedValue(answer(1, { bytes: 4_000 }));
  for (const key of ['a', 'b', 'c']) await read(key);
  await read('a');
  expect(load).toHaveBeenCalledTimes(4);
});
