import { expect, vi } from 'vitest';
import { type ContentClientOptions, createContentClient } from '../content/client/client.server.ts';
import { createQueryCache } from '../content/client/query-cache.server.ts';
import { createSnapshots, type SnapshotFiles } from '../content/client/snapshots.server.ts';
import { createTagCollector } from '../content/client/tags.ts';
import { PageByNameDocument } from '../content/generated/graphql.ts';

export const endpoints = { uae: 'https://cms.example/graphql', ksa: 'https://cms.example/ksa/graphql' };

/** A folder of a disk in memory, whose writes are counted. */
export const createFiles = (map: Map<string, Buffer>, counts: { written: number }): SnapshotFiles => ({
  read: async (name) => map.get(name) ?? null,
  write: async (name, bytes) => {
    counts.written += 1;
    return map.set(name, bytes) !== undefined;
  },
  remove: (name) => map.delete(name),
});

/** A disk shared by successive sites; each queries a service that answers with its title, or not at all. */
export function createDisk() {
  const kept = new Map<string, Buffer>();
  const endless = new Map<string, Buffer>();
  const errors: unknown[] = [];
  const state = { now: 1_000_000, title: 'first' as string | null, asked: 0, written: 0 };
  const clock = () => state.now;
  const [files, apart] = [createFiles(kept, state), createFiles(endless, state)];
  async function answer(init?: RequestInit): Promise<Response> {
    state.asked += 1;
    if (state.title === null) throw new TypeError('fetch failed');
    const { operationName, variables } = JSON.parse(String(init?.body));
    const title = `${state.title} ${variables.name ?? variables.after ?? ''}`.trim();
    const field = operationName === 'campaigns' ? 'campaigns' : 'pages';
    const pageInfo = { hasNextPage: field === 'campaigns' && !variables.after, endCursor: 'next' };
    return Response.json({ data: { [field]: { nodes: [{ id: btoa(`post:${title}`), title }], pageInfo } } });
  }
  const snapshots = createSnapshots({ files, endless: apart, clock, onError: (error) => errors.push(error) });
  const startSite = (options: Partial<ContentClientOptions> = {}) =>
    createContentClient({
      endpoints,
      siteOrigin: 'https://site.example',
      cache: createQueryCache({ clock }),
      snapshots,
      fetch: (_address, init) => answer(init),
      clock,
      ...options,
    });
  const settle = () => vi.waitFor(() => expect(kept.size).toBeGreaterThan(0));
  return { kept, endless, errors, state, clock, snapshots, startSite, settle };
}

export const titleOf = async (
  client: ReturnType<ReturnType<typeof createDisk>['startSite']>,
  tags = createTagCollector(),
) => {
  const answer = await client.query('uae', PageByNameDocument, { name: 'a', language: 'en' }, { tags });
  return answer.pages?.nodes[0]?.title;
};
