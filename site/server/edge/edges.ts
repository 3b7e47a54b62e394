import type { Edge, EdgeHeader } from './edge.ts';
import { listPageTags, listPurgedTags } from './edge-tags.ts';
import { createPurgeQueue, type EdgeLog } from './purge-queue.ts';

/**
 * A page made within fifteen seconds after a purge may still show the old text (decision 0020): edges are purged again
 * after that.
 */
const SETTLED_MS = 16_000;

type EdgesOptions = {
  edges: readonly Edge[];
  log: EdgeLog;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Creates the site's interface to the caches in front of it: page headers, and purges in the background. */
export function createEdges({ edges, log, wait }: EdgesOptions) {
  const ending = new AbortController();
  const { signal } = ending;
  const queues = edges.map((edge) => createPurgeQueue({ edge, log, wait, signal }));
  const headers = new Set<EdgeHeader>(edges.flatMap((edge) => edge.headers));
  const mostTags = Math.min(...edges.map((edge) => edge.mostTags));

  function purge(tags: readonly string[]): void {
    if (queues.length === 0) return;
    const purged = listPurgedTags(tags);
    for (const { add } of queues) add(purged);
    void wait(SETTLED_MS, signal).then(
      () => {
        for (const { add } of queues) add(purged);
      },
      // The process ends.
      () => {},
    );
  }

  /** The headers that tell edges the tags of a page. */
  function tagHeaders(tags: readonly string[]): [string, string][] {
    if (queues.length === 0) return [];
    const written = listPageTags(tags, mostTags);
    const all: [EdgeHeader, string][] = [
      ['surrogate-key', written.join(' ')],
      ['cache-tag', written.join(',')],
    ];
    return all.filter(([name]) => headers.has(name));
  }

  return {
    purge,
    tagHeaders,
    /** Whether an edge must be told how long a page is fresh because it ignores the `age` header. */
    sendsExpiry: headers.has('x-accel-expires'),
    getStats: () => queues.map(({ getStats }) => getStats()),
    close: () => ending.abort(),
  };
}

export type Edges = ReturnType<typeof createEdges>;
