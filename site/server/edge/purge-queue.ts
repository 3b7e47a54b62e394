import { EVERYTHING } from '../../cache/purge-log.ts';
import { type Edge, PURGE_MS } from './edge.ts';
import { writeEdgeTag } from './edge-tags.ts';

/** Notices come in bursts: those within this time become one request. */
const GATHER_MS = 100;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** With more tags waiting, all pages are purged. */
const MAX_WAITING = 5_000;

type Write = (fields: { err?: unknown; edge: string; attempts?: number }, event: string) => void;
export type EdgeLog = { info: Write; warn: Write; error: Write };

type PurgeQueueOptions = {
  edge: Edge;
  log: EdgeLog;
  /** Rejects when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Ends the queue. */
  signal: AbortSignal;
};

/** Creates an edge's queue of tags to purge: sent in portions, and retried until the edge accepts them. */
export function createPurgeQueue({ edge, log, wait, signal }: PurgeQueueOptions) {
  const waiting = new Set<string>();
  /** Tags of the attempt under way. */
  let beingSent = 0;
  const counts = { done: 0, failed: 0 };
  let isRunning = false;
  let failures = 0;

  function add(tags: readonly string[]): void {
    for (const tag of tags) waiting.add(tag);
    if (waiting.size > MAX_WAITING) {
      waiting.clear();
      waiting.add(writeEdgeTag(EVERYTHING));
    }
    if (isRunning || waiting.size === 0) return;
    isRunning = true;
    run().catch((error: unknown) => {
      isRunning = false;
      if (!signal.aborted) log.error({ err: error, edge: edge.name }, 'purges of an edge ended');
    });
  }

  async function run(): Promise<void> {
    await wait(GATHER_MS, signal);
    while (waiting.size > 0) {
      const taken = [...waiting];
      waiting.clear();
      beingSent = taken.length;
      const error = await send(taken).finally(() => {
        beingSent = 0;
      });
      if (error === null) continue;
      // Tags added in the meantime are sent along.
      for (const tag of taken) waiting.add(tag);
      await wait(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)), signal);
    }
    isRunning = false;
  }

  async function send(tags: readonly string[]): Promise<unknown> {
    try {
      await edge.purge(tags, AbortSignal.any([signal, AbortSignal.timeout(edge.deadlineMs ?? PURGE_MS)]));
    } catch (error) {
      signal.throwIfAborted();
      counts.failed += 1;
      failures += 1;
      if (failures === 1) log.warn({ err: error, edge: edge.name }, 'an edge was not purged');
      return error;
    }
    counts.done += 1;
    if (failures > 0) log.info({ edge: edge.name, attempts: failures }, 'an edge is purged again');
    failures = 0;
    return null;
  }

  return { add, getStats: () => ({ edge: edge.name, waiting: waiting.size + beingSent, ...counts }) };
}

export type EdgeStats = ReturnType<ReturnType<typeof createPurgeQueue>['getStats']>;
