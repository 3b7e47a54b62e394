import { expect, test, vi } from 'vitest';
import { startWorkerSite } from './test/worker-site.ts';

test('when the primary process of several is killed, the others end, and the next start goes on', async () => {
  const site = await startWorkerSite({});
  const areTwo = async () => expect((await site.pids()).size).toBe(2);
  await vi.waitFor(areTwo, { timeout: 30_000 });
  const running = [...(await site.pids())];
  await site.server.end('SIGKILL');
  await expect.poll(() => running.filter(isThere)).toEqual([]);
  const next = site.start();
  await vi.waitFor(areTwo, { timeout: 30_000 });
  expect(await next.end()).toBe(0);
  await site.stop();
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
