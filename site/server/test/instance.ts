/** An instance of a site that shares a Valkey with others; a page shows the content as it was when rendered. */
import { expect } from 'vitest';
import { createPageCache } from '../cache/page-cache.ts';
import { createSharedPages } from '../shared/shared-pages.ts';
import { type Change, createSharedPurges } from '../shared/shared-purges.ts';
import { openValkey } from '../shared/valkey.ts';

export type Content = {
  text: string;
  rendered: number;
  /** Pages rendered now wait for this. */
  held?: Promise<unknown> | undefined;
};

type InstanceOptions = { url: string; site: string; content: Content; version?: string; clock?: () => number };

export async function createInstance({
  url,
  site,
  content,
  version = 'build',
  clock = () => performance.now(),
}: InstanceOptions) {
  const errors: unknown[] = [];
  const valkey = await openValkey({ url, site, clock, onError: (error) => errors.push(error) });
  const purges = createSharedPurges(valkey);
  const cache = createPageCache({
    maxBytes: 10_000_000,
    clock,
    sharedPages: createSharedPages({ valkey, purges, version, clock }),
  });
  const apply = ({ content: tags, pages }: Change) => {
    cache.purge([...tags, ...pages]);
    return [...tags, ...pages];
  };
  purges.start(apply);
  await expect.poll(purges.isSynced).toBe(true);

  const source = {
    redirect: async () => null,
    render: async (page: URL) => {
      const { text } = content;
      content.rendered += 1;
      await (content.held ?? new Promise((resolve) => setImmediate(resolve)));
      const headers = { 'content-type': 'text/html', 'x-cache-tags': 'uae:menu', 'x-cache-key-params': 'sort' };
      const lifetime = { 'cache-control': 'public, s-maxage=600, stale-while-revalidate=600' };
      return new Response(`${page.search} ${text} ${'-'.repeat(2_000)}`, { headers: { ...headers, ...lifetime } });
    },
  };
  async function visit(path: string): Promise<string> {
    const served = await cache.serve(new URL(path, 'https://site.example'), source);
    if (!('entry' in served)) return 'not kept';
    return String((await cache.load(served.entry, 'identity')).body).replace(/ -+$/, '');
  }
  function purge(tags: string[]): void {
    const change = { content: tags, paths: [], pages: [] };
    purges.record(apply(change), change);
  }
  return { errors, valkey, purges, cache, visit, purge };
}
