import { expect, test, vi } from 'vitest';

const listenFor = vi.hoisted(() => vi.fn());
vi.mock('../../contract/listen.ts', async (load) => ({ ...(await load<object>()), listen: listenFor }));
const { listen } = await import('./listen.ts');

test('a request to the content service may take a minute (decision 0103)', async () => {
  await listen(async () => new Response(), { host: '127.0.0.1', port: 0 });
  expect(listenFor.mock.calls[0]?.[0]).toMatchObject({ limits: { requestTime: 60_000 } });
});
