import { expect, test, vi } from 'vitest';
import { startWorkerSite } from './test/worker-site.ts';

test.each(['SIGKILL', 'SIGHUP'] as const)(
  'when the primary process of several is ended by %s, the others end, and the next start goes on',
  async (signal) => {
    const site = await startWorkerSite({});
    const areTwo = async () => expect((await site.pids()).size).toBe(2);
    await vi.waitFor(areTwo, { timeout: 30_000 });
    const running = [...(await site.pids())];
    await site.server.end(signal);
    await expect.poll(() => running.filter(isThere)).toEqual([]);
    const next = site.start();
    await vi.waitFor(areTwo, { timeout: 30_000 });
    expect(await next.end()).toBe(0);
    await site.stop();
  },
);

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
