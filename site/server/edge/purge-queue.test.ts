import { expect, test } from 'vitest';
import { createPurgeQueue } from './purge-queue.ts';

test('what is being sent to an edge that hangs waits', async () => {
  let asked = 0;
  const purge = () => {
    asked += 1;
    return new Promise<void>(() => {});
  };
  const note = () => {};
  const { add, getStats } = createPurgeQueue({
    edge: { name: 'fake', headers: [], mostTags: 600, purge },
    log: { info: note, warn: note, error: note },
    wait: async () => {},
    signal: new AbortController().signal,
  });
  add(['path:/uae', 'sitemaps']);
  await expect.poll(() => asked).toBe(1);
  expect(getStats()).toMatchObject({ waiting: 2 });
});
