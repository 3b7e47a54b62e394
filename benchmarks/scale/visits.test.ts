import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Locale } from '../../site/app/locale/path.ts';
import { createRandom } from '../../site/script/random.ts';
import { drawPage, visitProducts, waitForLists } from './visits.ts';

/** A site of several processes: connections go to them in turn, and each reads a list when it is asked for it. */
async function startSite({ workers, text = 'Showing 1–24 of 20,000 products' }: { workers: number; text?: string }) {
  const lists = Array.from({ length: workers }, () => new Set<string>());
  const paths: string[] = [];
  const workerOf = new Map<Socket, number>();
  const server = createServer((incoming, outgoing) => {
    paths.push(incoming.url ?? '');
    lists[workerOf.get(incoming.socket) ?? 0]?.add(incoming.url ?? '');
    outgoing.end(`<p>99,999</p><p role="status">${text}</p>`);
  }).on('connection', (socket) => workerOf.set(socket, workerOf.size % workers));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  const count = () => lists.reduce((sum, { size }) => sum + size, 0);
  const readFigures = async () => new Map([['store_entries{store="catalogue"}', count()]]);
  return { port: address.port, pid: process.pid, readFigures, lists, paths };
}

const locales: Locale[] = [
  { country: 'uae', language: 'en' },
  { country: 'uae', language: 'ar' },
];

test.each([1, 2, 3])('each of %i processes has read all lists before anything is measured', async (workers) => {
  const site = await startSite({ workers });
  expect(await waitForLists({ site, locales, workers })).toEqual([20_000, 20_000]);
  expect(site.lists.map(({ size }) => size)).toEqual(Array.from({ length: workers }, () => locales.length));
});

test('how many a listing has is read in Arabic digits too', async () => {
  const site = await startSite({ workers: 1, text: '١–٢٤ من ٢٠٬٠٠٠' });
  expect(await waitForLists({ site, locales, workers: 1 })).toEqual([20_000, 20_000]);
});

test('a site that has ended is not waited for', async () => {
  const site = await startSite({ workers: 1, text: '' });
  // Linux gives no process this number.
  await expect(waitForLists({ site: { ...site, pid: 2 ** 23 }, locales, workers: 1 })).rejects.toThrow('has ended');
});

test('visits are as many as was said, and the same ones each time', async () => {
  const runs: string[][] = [];
  for (const workers of [1, 3]) {
    const site = await startSite({ workers });
    const editions = { slugOf: async (_: string, index: number) => `product-${index}` };
    const random = createRandom(1);
    const { times, failures } = await visitProducts(site.port, {
      editions,
      amount: 20_000,
      visits: 100,
      pageOf: () => drawPage(random),
    });
    expect([times.length, failures]).toEqual([100, []]);
    runs.push(site.paths.sort());
  }
  expect(runs[0]).toHaveLength(100);
  expect(runs[1]).toEqual(runs[0]);
  // A few are visited often, most of them once.
  expect(new Set(runs[0]).size).toBeLessThan(100);
});
