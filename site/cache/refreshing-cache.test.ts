import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lifetime, Loaded } from './cache-entry.ts';
import { EVERYTHING } from './purge-log.ts';
import { createRefreshingCache, type RefreshingCacheOptions } from './refreshing-cache.ts';
import type { Task } from './task.ts';

const lifetime: Lifetime = { fresh: 60_000, whileRevalidating: 600_000, onError: 3_600_000 };
const retryMs = 5_000;
const settleMs = 15_000;

type Value = { text: string };
type Passing = { own: string };
type More = Partial<{ lifetime: Lifetime; bytes: number; tags: readonly string[]; isFailure: boolean }>;

/** A cache over a fake source: the test sets its answers with `show`, `fail` and `hold`. */
function createHarness(options: Partial<RefreshingCacheOptions<Value>> = {}) {
  const state = { now: 1_000_000, loads: 0, current: (): Promise<Loaded<Value, Passing>> => load('first') };
  const errors: unknown[] = [];
  const cache = createRefreshingCache<Value, Passing>({
    clock: () => state.now,
    maxBytes: 1_000_000,
    retryMs,
    settleMs,
    onError: (error) => errors.push(error),
    ...options,
  });
  async function load(text: string, more: More = {}): Promise<Loaded<Value, Passing>> {
    return { value: { text }, lifetime, bytes: 100, tags: ['uae:1'], ...more };
  }
  const read = async (key = 'k') => {
    const served = await cache.read(key, () => {
      state.loads += 1;
      return state.current();
    });
    return 'value' in served ? served.value.text : served.own;
  };
  return {
    cache,
    state,
    errors,
    read,
    show: (text: string, more?: More) => {
      state.current = () => load(text, more);
    },
    fail: (message = 'down') => {
      state.current = () => Promise.reject(new Error(message));
    },
    /** Delays the next loads until the returned gate is resolved. */
    hold: (text: string, more?: More) => {
      const gate = Promise.withResolvers<void>();
      state.current = () => gate.promise.then(() => load(text, more));
      return gate;
    },
    pass: (ms: number) => {
      state.now += ms;
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const moments = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 20 });

describe('freshness', () => {
  test('a fresh value is never loaded again, whenever it is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(moments, fc.integer({ min: 1, max: 100_000 }), async (steps, fresh) => {
        const { read, state, show, pass } = createHarness();
        show('one', { lifetime: { ...lifetime, fresh } });
        await read();
        const freshUntil = state.now + fresh;
        for (const step of steps) {
          pass(step);
          if (state.now >= freshUntil) return;
          expect(await read()).toBe('one');
          expect(state.loads).toBe(1);
        }
      }),
    );
  });

  test('any number of concurrent reads share one load, cold or stale', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), fc.boolean(), async (asks, isKnown) => {
        const { read, state, hold, pass } = createHarness();
        if (isKnown) await read();
        pass(lifetime.fresh);
        const before = state.loads;
        const gate = hold('two');
        const all = Promise.all(Array.from({ length: asks }, () => read()));
        await settled();
        gate.resolve();
        expect(new Set(await all)).toEqual(new Set([isKnown ? 'first' : 'two']));
        expect(state.loads).toBe(before + 1);
        await settled();
        expect(await read()).toBe('two');
      }),
    );
  });

  test('a stale value is served while it is reloaded, for its stale time at most', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: lifetime.fresh, max: 2_000_000 }), async (age) => {
        const { read, hold, pass } = createHarness();
        await read();
        pass(age);
        const gate = hold('two');
        const waiting = read();
        const isStale = age < lifetime.fresh + lifetime.whileRevalidating;
        const first = await Promise.race([waiting, settled().then(() => 'waits')]);
        expect(first).toBe(isStale ? 'first' : 'waits');
        gate.resolve();
        await settled();
        expect(await read()).toBe('two');
      }),
    );
  });

  test('tells how long a page that uses it may count as fresh', async () => {
    const { cache, pass, show, read } = createHarness();
    await read();
    const freshFor = async () => {
      const served = await cache.read('k', () => Promise.reject(new Error('down')));
      return 'value' in served ? served.freshForMs : null;
    };
    expect(await freshFor()).toBe(60_000);
    pass(20_000);
    expect(await freshFor()).toBe(40_000);
    pass(50_000);
    show('two');
    expect(await freshFor()).toBe(1_000);
  });

  test('a slow value is fresh for longer, in proportion to its load time', async () => {
    const { read, hold, pass, state } = createHarness({ minFreshPerLoad: 10 });
    const gate = hold('slow');
    const first = read();
    pass(20_000);
    gate.resolve();
    await first;
    pass(199_999);
    await read();
    expect(state.loads).toBe(1);
    pass(1);
    await read();
    expect(state.loads).toBe(2);
  });
});

describe('a failing source', () => {
  test('keeps the old value for its error lifetime, and is retried after the delay, not before', async () => {
    await fc.assert(
      fc.asyncProperty(moments, async (steps) => {
        const { read, state, fail, pass } = createHarness();
        await read();
        const storedAt = state.now;
        fail();
        let askedAt = Number.NEGATIVE_INFINITY;
        for (const step of steps) {
          pass(step * 50);
          const { loads } = state;
          const age = state.now - storedAt;
          const answer = await read().catch((error: Error) => error.message);
          await settled();
          expect(answer).toBe(age < lifetime.fresh + lifetime.onError ? 'first' : 'down');
          const isDue = age >= lifetime.fresh && state.now >= askedAt + retryMs;
          if (age < lifetime.fresh + lifetime.onError) expect(state.loads - loads).toBe(isDue ? 1 : 0);
          if (state.loads > loads) askedAt = state.now;
        }
      }),
    );
  });

  test('its error reaches readers without a value, and the log if an old value was served', async () => {
    const { read, fail, show, pass, errors } = createHarness();
    fail('cold');
    expect((await Promise.allSettled([read(), read()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(errors).toEqual([]);
    show('up');
    expect(await read()).toBe('up');
    fail('later');
    pass(lifetime.fresh);
    await read();
    await settled();
    expect(errors).toEqual([new Error('later')]);
  });

  test('a partial value does not replace a whole one that may still be used', async () => {
    const { read, show, pass } = createHarness();
    show('partial', { isFailure: true });
    expect(await read()).toBe('partial');
    pass(lifetime.fresh + lifetime.whileRevalidating);
    show('whole');
    expect(await read()).toBe('whole');
    show('partial', { isFailure: true });
    pass(lifetime.fresh + lifetime.whileRevalidating);
    expect(await read()).toBe('whole');
    pass(lifetime.onError);
    expect(await read()).toBe('partial');
  });

  test('a passing answer goes to everyone who waits, is not stored, and removes the old value', async () => {
    const { cache, read, show, state, pass } = createHarness();
    show('kept');
    await read();
    pass(lifetime.fresh + lifetime.whileRevalidating);
    state.current = async () => ({ passing: { own: 'private' } });
    expect(await Promise.all([read(), read()])).toEqual(['private', 'private']);
    expect(state.loads).toBe(2);
    expect(cache.peek('k')).toBeUndefined();
    await read();
    expect(state.loads).toBe(3);
  });
});

describe('purge', () => {
  test('no value loaded before it is served after it, under any interleaving', async () => {
    const command = fc.oneof(
      fc.record({ kind: fc.constant('read' as const), key: fc.constantFrom('a', 'b') }),
      fc.record({ kind: fc.constant('purge' as const), tag: fc.constantFrom('a', 'b', EVERYTHING) }),
      fc.record({ kind: fc.constant('answer' as const) }),
      fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 100_000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
        const { cache, pass } = createHarness();
        const version = { a: 0, b: 0 };
        const gates: (() => void)[] = [];
        const reads: Promise<void>[] = [];
        for (const one of commands) {
          if (one.kind === 'pass') pass(one.ms);
          if (one.kind === 'answer') gates.shift()?.();
          if (one.kind === 'purge') {
            if (one.tag !== 'b') version.a += 1;
            if (one.tag !== 'a') version.b += 1;
            cache.purge([one.tag]);
          }
          if (one.kind === 'read') {
            const { key } = one;
            const atLeast = version[key as 'a' | 'b'];
            const load = async (): Promise<Loaded<Value, Passing>> => {
              // The source answers its state at the time of the request.
              const text = String(version[key as 'a' | 'b']);
              await new Promise<void>((resolve) => gates.push(resolve));
              return { value: { text }, lifetime, bytes: 10, tags: [key] };
            };
            reads.push(
              cache.read(key, load).then((served) => {
                expect('value' in served && Number(served.value.text)).toBeGreaterThanOrEqual(atLeast);
              }),
            );
          }
          await settled();
        }
        while (gates.length > 0) {
          for (const open of gates.splice(0)) open();
          await settled();
        }
        await Promise.all(reads);
        expect(cache.getStats().inFlight).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  test('readers from before it get the load they wait for, readers after it the new value', async () => {
    const { cache, read, hold, show, state } = createHarness();
    const gate = hold('old');
    const early = read();
    cache.purge(['uae:1']);
    const late = read();
    show('new');
    gate.resolve();
    expect(await early).toBe('old');
    expect(await late).toBe('new');
    expect(state.loads).toBe(2);
    expect(await read()).toBe('new');
  });

  test('of another tag does not affect a load in flight', async () => {
    const { cache, read, hold, state } = createHarness();
    const gate = hold('one');
    const early = read();
    cache.purge(['ksa:1']);
    const late = read();
    gate.resolve();
    expect(await Promise.all([early, late])).toEqual(['one', 'one']);
    await read();
    expect(state.loads).toBe(1);
  });

  test('a purged value is still served when it cannot be loaded', async () => {
    const { cache, read, fail } = createHarness();
    await read();
    expect(cache.purge(['uae:1'])).toBe(1);
    fail();
    expect(await read()).toBe('first');
  });

  test('a load in flight at a purge does not delay the next one when it fails', async () => {
    const { cache, read, state, show, pass } = createHarness();
    await read();
    const gate = Promise.withResolvers<never>();
    pass(lifetime.fresh);
    state.current = () => gate.promise;
    await read();
    cache.purge(['uae:1']);
    const late = read();
    show('new');
    gate.reject(new Error('down'));
    expect(await late).toBe('new');
  });

  test('after a purge a source that lags is asked again each second, until it has settled', async () => {
    const { cache, read, show, state, pass } = createHarness();
    await read();
    cache.purge(['uae:1']);
    show('old');
    expect(await read()).toBe('old');
    pass(999);
    await read();
    expect(state.loads).toBe(2);
    pass(1);
    expect(await read()).toBe('old');
    await settled();
    expect(state.loads).toBe(3);
    // Nobody read while the source settled, so the next reader waits for its current value.
    pass(settleMs);
    show('new');
    expect(await read()).toBe('new');
    pass(59_999);
    await read();
    expect(state.loads).toBe(4);
  });

  test('a load that outlasts the settling of the source still counts as older than the purge', async () => {
    const { cache, read, hold, pass, show } = createHarness();
    const gate = hold('old');
    const early = read();
    cache.purge(['uae:1']);
    pass(settleMs * 4);
    cache.purge(['ksa:1']);
    gate.resolve();
    await early;
    show('new');
    expect(await read()).toBe('new');
  });

  test('a slow value is served while it is reloaded', async () => {
    const { cache, read, hold, pass, show } = createHarness({ maxWaitMs: 2_000 });
    const slow = async (text: string, ms: number) => {
      const gate = hold(text);
      const waiting = read();
      pass(ms);
      gate.resolve();
      await waiting;
    };
    await slow('quick', 2_000);
    cache.purge(['uae:1']);
    show('waited for');
    expect(await read()).toBe('waited for');
    pass(lifetime.fresh + lifetime.whileRevalidating);
    await slow('slow', 2_001);
    cache.purge(['uae:1']);
    show('behind');
    expect(await read()).toBe('slow');
    await settled();
    expect(await read()).toBe('behind');
  });
});

describe('a reader who waits no longer', () => {
  const patienceMs = 8_000;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('gets the old value, and the load goes on although all have gone', async () => {
    const { cache, state, hold, read } = createHarness({ patienceMs });
    await read();
    cache.purge(['uae:1']);
    const gate = hold('new');
    const visitor = new AbortController();
    const waiting = cache.read('k', state.current, { signal: visitor.signal });
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(await waiting).toMatchObject({ value: { text: 'first' }, verdict: 'stale', freshForMs: 1_000 });
    visitor.abort();
    gate.resolve();
    await settled();
    expect(await read()).toBe('new');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('waits for as long as the first one does, and again after another purge', async () => {
    const { cache, hold, pass, read } = createHarness({ patienceMs });
    await read();
    cache.purge(['uae:1']);
    const gate = hold('new');
    const waiting = read();
    await vi.advanceTimersByTimeAsync(5_000);
    pass(5_000);
    const later = read();
    await vi.advanceTimersByTimeAsync(3_000);
    pass(3_000);
    expect([await waiting, await later, await read()]).toEqual(['first', 'first', 'first']);
    cache.purge(['uae:1']);
    const again = read();
    gate.resolve();
    expect(await again).toBe('new');
  });

  test('waits on where there is nothing that may be served', async () => {
    const { cache, hold, pass, read } = createHarness({ patienceMs });
    await read();
    pass(lifetime.fresh + lifetime.onError);
    cache.purge(['uae:1']);
    const gate = hold('new');
    const waiting = read();
    await vi.advanceTimersByTimeAsync(patienceMs);
    gate.resolve();
    expect(await waiting).toBe('new');
  });
});

test('an outdated value is served once more while it is reloaded', async () => {
  const { cache, read, show } = createHarness();
  await read();
  cache.markStale('k');
  show('two');
  expect(await read()).toBe('first');
  await settled();
  expect(await read()).toBe('two');
});

describe('memory', () => {
  test('the budget holds for any values, with keys and tags, and the last used are kept', async () => {
    const size = fc.record({
      bytes: fc.integer({ min: 0, max: 5_000 }),
      tags: fc.array(fc.string(), { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(size, { minLength: 1, maxLength: 60 }), async (sizes) => {
        const maxBytes = 20_000;
        const { cache, read, show } = createHarness({ maxBytes });
        for (const [index, more] of sizes.entries()) {
          show('one', more);
          await read(`key ${index}`);
          const { bytes, entries } = cache.getStats();
          expect(bytes).toBeLessThanOrEqual(maxBytes);
          expect(bytes).toBeGreaterThan(entries * 300);
          expect(cache.peek(`key ${index}`)).toBeDefined();
        }
      }),
    );
  });

  test('minor values cannot evict the others, however many', async () => {
    const { cache, read, show } = createHarness({ maxBytes: 80_000, isMinor: ({ text }) => text === 'missing' });
    show('page', { bytes: 70_000 });
    await read('page');
    show('missing', { bytes: 1_000 });
    for (let index = 0; index < 100; index += 1) await read(`missing ${index}`);
    expect(cache.find('page')).toEqual({ text: 'page' });
    expect(cache.find('missing 99')).toBeDefined();
    expect(cache.getStats().bytes).toBeLessThanOrEqual(90_000);
    // A value that becomes minor is removed from its old segment.
    show('missing');
    cache.purge([EVERYTHING]);
    await read('page');
    expect(cache.getStats().bytes).toBeLessThanOrEqual(10_000);
  });

  test('counts the new size of a value that changes', async () => {
    const { cache, read } = createHarness();
    await read();
    const { bytes } = cache.getStats();
    cache.weigh('k', 60);
    expect(cache.getStats().bytes).toBe(bytes - 40);
    expect(cache.purge(['uae:1'])).toBe(1);
  });

  test('evicted values and abandoned loads leave nothing behind', async () => {
    const { cache, read, show, hold, fail, pass } = createHarness({ maxBytes: 2_000 });
    for (let index = 0; index < 50; index += 1) {
      show('one', { tags: ['same', `tag ${index}`] });
      await read(`key ${index}`);
    }
    expect(cache.purge(['same'])).toBe(cache.getStats().entries);
    expect(cache.purge(['tag 0'])).toBe(0);
    pass(lifetime.fresh);
    const gate = hold('abandoned');
    void read('other');
    await settled();
    expect(cache.getStats().inFlight).toBe(1);
    gate.resolve();
    await settled();
    expect(cache.getStats().inFlight).toBe(0);
    fail();
    await expect(read('cold')).rejects.toThrow('down');
    expect(cache.getStats().inFlight).toBe(0);
  });
});

describe('those who wait', () => {
  /** A cache whose loads record their callers, and end when a test lets them. */
  function createObserved() {
    const { cache, hold, pass, show, state } = createHarness();
    const tasks: Task[] = [];
    const read = (task?: Task) =>
      cache.read(
        'k',
        (_held, shared) => {
          tasks.push(shared);
          return state.current();
        },
        task,
      );
    return { cache, hold, pass, show, tasks, read };
  }
  const textOf = (served: { value: Value } | Passing) => ('value' in served ? served.value.text : served.own);

  test('a load is given up when the last of them has gone, and who comes then has one of their own', async () => {
    const { hold, tasks, read, show, cache } = createObserved();
    const gate = hold('for nobody');
    const [one, other] = [new AbortController(), new AbortController()];
    const reads = [one, other].map(({ signal }) => read({ signal }));
    one.abort(new Error('gone'));
    await expect(reads[0]).rejects.toThrow('gone');
    expect(tasks[0]?.signal?.aborted).toBe(false);
    other.abort(new Error('gone too'));
    await expect(reads[1]).rejects.toThrow('gone too');
    expect(tasks[0]?.signal?.aborted).toBe(true);
    show('new');
    expect(textOf(await read())).toBe('new');
    gate.resolve();
    await settled();
    expect(textOf(await read())).toBe('new');
    expect([tasks.length, cache.getStats()]).toMatchObject([2, { failures: 0, inFlight: 0 }]);
    await expect(read({ signal: one.signal })).resolves.toBeDefined();
    cache.purge([EVERYTHING]);
    await expect(read({ signal: one.signal })).rejects.toThrow('gone');
    expect(tasks).toHaveLength(2);
  });

  test('a visitor who stays gets the value whoever leaves', async () => {
    const { hold, tasks, read } = createObserved();
    const gate = hold('kept');
    const leaving = new AbortController();
    const gone = read({ signal: leaving.signal });
    const staying = read();
    leaving.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    gate.resolve();
    expect([textOf(await staying), tasks[0]?.signal?.aborted]).toEqual(['kept', false]);
  });

  test('a refresh is in the background until a visitor waits for it, and goes on when they leave', async () => {
    const { hold, tasks, read, pass, cache } = createObserved();
    await read();
    pass(lifetime.fresh);
    const gate = hold('new');
    expect(textOf(await read())).toBe('first');
    expect(tasks[1]?.isBackground?.()).toBe(true);
    cache.purge(['uae:1']);
    const leaving = new AbortController();
    const gone = read({ signal: leaving.signal });
    expect(tasks[1]?.isBackground?.()).toBe(false);
    leaving.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    expect([tasks[1]?.isBackground?.(), tasks[1]?.signal?.aborted]).toEqual([true, false]);
    gate.resolve();
    await settled();
    expect(tasks).toHaveLength(2);
  });
});
