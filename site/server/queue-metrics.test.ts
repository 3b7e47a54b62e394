import { expect, test, vi } from 'vitest';
import { createAdmission } from './admission.ts';
import { createImageQueue } from './image-queue.ts';
import { createMetrics } from './metrics.ts';

test('every queue says how many wait in it, and how many it has refused', async () => {
  vi.useFakeTimers();
  const [admit, pictures] = [createAdmission(), createImageQueue()];
  const { write } = createMetrics({ stores: {}, queues: { ...admit.queues, picture: pictures.getStats } });
  const endless = () => new Promise<never>(() => {});
  const refused = () => undefined;
  const visitor = new AbortController();
  for (let turn = 0; turn < 3; turn += 1) admit.search(endless).catch(refused);
  admit.search(endless, { signal: visitor.signal }).catch(refused);
  for (let turn = 0; turn < 4; turn += 1) pictures(40_000_000, endless, {}).catch(refused);
  expect((await write()).text).toContain('queue_waiting{queue="search"} 3\n');
  // A visitor who has gone was not refused.
  visitor.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  admit.search(endless).catch(refused);
  vi.useRealTimers();
  const { text } = await write();
  for (const [queue, waiting, count] of [
    ['page', 0, 0],
    ['form', 0, 0],
    ['search', 1, 2],
    ['picture', 0, 3],
  ]) {
    expect(text).toContain(`queue_waiting{queue="${queue}"} ${waiting}\n`);
    expect(text).toContain(`queue_refused_total{queue="${queue}"} ${count}\n`);
  }
});
