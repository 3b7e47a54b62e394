import { describe, expect, test, vi } from 'vitest';
import type { Edge } from './edge.ts';
import { EdgeError } from './edge.ts';
import { listPageTags, listPurgedTags, writeEdgeTag } from './edge-tags.ts';
import { createEdges } from './edges.ts';

/** Edges over one fake, with waits that a test ends. */
function start({
  edges = 1,
  headers = ['surrogate-key'] as Edge['headers'],
  mostTags = 600,
  ...more
}: { edges?: number } & Partial<Pick<Edge, 'headers' | 'mostTags' | 'deadlineMs'>> = {}) {
  const purged: string[][] = [];
  const log: string[] = [];
  const waits: { ms: number; end: () => void }[] = [];
  const state = { fails: false };
  const edge: Edge = {
    name: 'fake',
    headers,
    mostTags,
    ...more,
    purge: async (tags) => {
      if (state.fails) throw new EdgeError('down', 503);
      purged.push([...tags]);
    },
  };
  const note = (_: object, event: string) => log.push(event);
  const all = createEdges({
    edges: Array.from({ length: edges }, () => edge),
    log: { info: note, warn: note, error: note },
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        waits.push({ ms, end: resolve });
      }),
  });
  /** Ends the oldest wait of this length. */
  async function pass(ms: number): Promise<void> {
    const index = waits.findIndex((one) => one.ms === ms);
    expect(index, `nothing waits ${ms} ms: ${waits.map((one) => one.ms)}`).not.toBe(-1);
    waits.splice(index, 1)[0]?.end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { ...all, purged, log, waits, state, pass };
}

const tags = (...names: string[]) => names.map(writeEdgeTag);

describe('purges', () => {
  test('of a burst are one request, and a second one when pages are certain to show the new text', async () => {
    const { purge, pass, purged } = start();
    purge(['path:/uae', 'sitemaps']);
    purge(['path:/egy', 'sitemaps']);
    expect(purged).toEqual([]);
    await pass(100);
    expect(purged).toEqual([tags('path:/uae', 'sitemaps', 'path:/egy')]);
    await pass(16_000);
    await pass(100);
    expect(purged[1]).toEqual(tags('path:/uae', 'sitemaps'));
  });

  test('that an edge refuses are sent again, later and later, logged once and counted', async () => {
    const { purge, pass, purged, state, log, getStats } = start();
    state.fails = true;
    purge(['uae:1']);
    await pass(100);
    await pass(1_000);
    purge(['uae:2']);
    await pass(2_000);
    await pass(4_000);
    expect([purged, log]).toEqual([[], ['an edge was not purged']]);
    expect(getStats()).toEqual([{ edge: 'fake', waiting: 3, done: 0, failed: 4 }]);
    state.fails = false;
    await pass(8_000);
    expect(purged).toEqual([tags('uae:1', 'uae:many', 'uae:2')]);
    expect(log).toEqual(['an edge was not purged', 'an edge is purged again']);
    expect(getStats()).toEqual([{ edge: 'fake', waiting: 0, done: 1, failed: 4 }]);
  });

  test.each([
    [{}, 15_000],
    [{ deadlineMs: 600_000 }, 600_000],
  ])('of an edge %j are given up after %i ms', async (edge, deadline) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { purge, pass } = start(edge);
    purge(['uae:1']);
    await pass(100);
    expect(timeout.mock.calls).toEqual([[deadline]]);
    timeout.mockRestore();
  });

  test('of more than 5,000 tags are of all pages', async () => {
    const { purge, pass, purged } = start();
    purge(Array.from({ length: 5_001 }, (_, index) => `path:/${index}`));
    await pass(100);
    expect(purged).toEqual([tags('*')]);
  });

  test('are not waited for by a process that ends', async () => {
    const { purge, close, getStats, log } = start();
    purge(['uae:1']);
    close();
    await new Promise((resolve) => setImmediate(resolve));
    expect([getStats()[0]?.done, log]).toEqual([0, []]);
  });

  test('do nothing where there is no edge', () => {
    const { purge, tagHeaders, waits, sendsExpiry } = start({ edges: 0 });
    purge(['uae:1']);
    expect([waits, tagHeaders(['uae:1']), sendsExpiry]).toEqual([[], [], false]);
  });
});

describe('headers of a page', () => {
  test.each<[Edge['headers'], string[], boolean]>([
    [['surrogate-key'], ['surrogate-key'], false],
    [['cache-tag'], ['cache-tag'], false],
    [['surrogate-key', 'x-accel-expires'], ['surrogate-key'], true],
  ])('%j', (headers, names, sendsExpiry) => {
    const edges = start({ headers });
    expect(edges.tagHeaders(['uae:1']).map(([name]) => name)).toEqual(names);
    expect(edges.sendsExpiry).toBe(sendsExpiry);
  });

  test('hold every tag, and that of everything', () => {
    const written = tags('*', 'uae:1', 'path:/uae');
    expect(listPageTags(['uae:1', 'path:/uae'], 600)).toEqual(written);
    expect(start().tagHeaders(['uae:1', 'path:/uae'])).toEqual([['surrogate-key', written.join(' ')]]);
    expect(start({ headers: ['cache-tag'] }).tagHeaders(['uae:1', 'path:/uae'])).toEqual([
      ['cache-tag', written.join(',')],
    ]);
  });

  test('of a page with too many tags let it go with any change of its countries', () => {
    const many = ['path:/uae/plp', 'uae:*', 'uae:kept', 'ksa:7', ...Array.from({ length: 50 }, (_, id) => `uae:${id}`)];
    const written = listPageTags(many, 50);
    expect(written).toEqual(tags('*', 'path:/uae/plp', 'uae:*', 'uae:many', 'ksa:many'));
    for (const change of ['uae:3', 'ksa:7', 'uae:GetMenu', 'path:/uae/plp', '*', 'uae:*'])
      expect(
        listPurgedTags([change]).some((tag) => written.includes(tag)),
        change,
      ).toBe(true);
    for (const change of ['egy:3', 'path:/uae', 'sitemaps'])
      expect(
        listPurgedTags([change]).some((tag) => written.includes(tag)),
        change,
      ).toBe(false);
  });
});
