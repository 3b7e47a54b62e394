import { expect, test, vi } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Tasks that the test ends one by one. */
function createTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { started, task, end, turn };
}

test('the limit run at once, and the others in order', async () => {
  const { started, task, end } = createTasks();
  const limit = createConcurrencyLimit({ atOnce: 2 });
  const all = ['a', 'b', 'c', 'd'].map((name) => limit(task(name)));
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('when the queue is full, its oldest task is refused', async () => {
  const { started, task, end } = createTasks();
  const limit = createConcurrencyLimit({ atOnce: 1, queue: { length: 2, refuse: () => new Error('busy') } });
  const outcomes = ['a', 'b', 'c', 'd'].map((name) => limit(task(name)).catch(({ message }) => `${name} ${message}`));
  expect(await outcomes[1]).toBe('b busy');
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(outcomes)).toEqual(['a', 'b busy', 'c', 'd']);
  expect(started).toEqual(['a', 'c', 'd']);
  expect(limit.getStats()).toEqual({ running: 0, waiting: 0, refused: 1 });
});

test('what waits in a bounded queue for ten seconds is refused, but for what nobody waits for', async () => {
  vi.useFakeTimers();
  const { started, task } = createTasks();
  const limit = createConcurrencyLimit({ atOnce: 1, queue: { length: 5, refuse: () => new Error('busy') } });
  const refused: string[] = [];
  const ask = (name: string, isBackground: boolean) =>
    void limit(task(name), { isBackground: () => isBackground }).catch(({ message }) =>
      refused.push(`${name} ${message}`),
    );
  ask('a', false);
  ask('b', true);
  ask('c', false);
  await vi.advanceTimersByTimeAsync(1);
  ask('d', false);
  await vi.advanceTimersByTimeAsync(9_998);
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect([started, refused, limit.getStats()]).toEqual([['a'], ['c busy'], { running: 1, waiting: 2, refused: 1 }]);
});

test('tasks in the background take some of the slots, and one that somebody waits for begins at once', async () => {
  const { started, task, end, turn } = createTasks();
  const limit = createConcurrencyLimit({ atOnce: 4, inBackground: 2 });
  const behind = new Set(['a', 'b', 'c', 'd']);
  const ask = (name: string) => void limit(task(name), { isBackground: () => behind.has(name) });
  for (const name of behind) ask(name);
  await turn();
  expect([started, limit.getStats()]).toEqual([['a', 'b'], { running: 2, waiting: 2, refused: 0 }]);
  ask('visitor');
  expect(started).toEqual(['a', 'b', 'visitor']);
  // Somebody asks for what waits.
  behind.delete('d');
  await end('visitor');
  await end('a');
  await end('b');
  expect(started).toEqual(['a', 'b', 'visitor', 'd', 'c']);
  for (const name of ['c', 'd']) await end(name);
  expect(limit.getStats()).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test('a failed task frees its slot', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1 });
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limit(async () => 'next')).toBe('next');
});

test('a slot rests after its task, and the caller does not wait for that', async () => {
  const { started, task, end, turn } = createTasks();
  let wake = () => {};
  const rest = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const limit = createConcurrencyLimit({ atOnce: 1, rest });
  const [first] = [limit(task('a')), limit(task('b'))];
  await end('a');
  expect(await first).toBe('a');
  expect(started).toEqual(['a']);
  wake();
  await turn();
  expect(started).toEqual(['a', 'b']);
});

test('work that nobody waits for lets all other work pass, until somebody does', async () => {
  const { started, task, end } = createTasks();
  const limit = createConcurrencyLimit({ atOnce: 1 });
  let isWanted = false;
  const isBackground = () => true;
  const all = [
    limit(task('a')),
    limit(task('refresh'), { isBackground }),
    limit(task('wanted'), { isBackground: () => !isWanted }),
    limit(task('b')),
    limit(task('last'), { isBackground }),
  ];
  await end('a');
  expect(started).toEqual(['a', 'b']);
  isWanted = true;
  for (const name of ['b', 'wanted', 'refresh', 'last']) await end(name);
  expect(started).toEqual(['a', 'b', 'wanted', 'refresh', 'last']);
  await Promise.all(all);
});

test('who has gone leaves the queue', async () => {
  const { started, task, end } = createTasks();
  const limit = createConcurrencyLimit({ atOnce: 1 });
  const visitor = new AbortController();
  const first = limit(task('a'));
  const gone = limit(task('b'), { signal: visitor.signal });
  const last = limit(task('c'));
  expect(limit.getStats()).toEqual({ running: 1, waiting: 2, refused: 0 });
  visitor.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  await expect(limit(task('d'), { signal: visitor.signal })).rejects.toThrow('gone');
  await end('a');
  await end('c');
  await Promise.all([first, last]);
  expect(started).toEqual(['a', 'c']);
  expect(limit.getStats()).toEqual({ running: 0, waiting: 0, refused: 0 });
});
