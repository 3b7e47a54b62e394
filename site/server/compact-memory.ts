import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 10_000;
/** The least time between two compactions: each blocks requests for a third of a second. */
const REST_MS = 60_000;
/** How much the heap must grow before compacting pays again, as a share of its size after the last one. */
const MIN_GROWTH = 0.15;

/** Below this share of the limit, full collections are rare. */
export const LOW_USE = 0.75;
/** Heap growth between full collections, in percent (decision 0276); a process starts with the second. */
const GROWING = { light: 60, heavy: 20 };

type CompactOptions = {
  /** The memory above which the heap is compacted. */
  mostBytes: number;
  clock: () => number;
  /** The memory of the process, and of its heap. */
  readMemory?: () => Pick<NodeJS.MemoryUsage, 'rss' | 'heapTotal'>;
  collect?: () => void;
  setGrowing?: (percent: number) => void;
};

/**
 * Compacts the heap of a large process: V8 does so by itself only when idle, and under steady traffic half of the heap
 * is holes between live objects (decision 0095). Returns functions to check now, to count compactions, and to stop.
 */
export function createCompactor({
  mostBytes,
  clock,
  readMemory = process.memoryUsage,
  collect = findCollector(),
  setGrowing = findGrowing(process.execArgv),
}: CompactOptions) {
  let restsUntil = 0;
  let left = 0;
  let count = 0;
  const timer = setInterval(look, LOOK_MS).unref();
  look();

  function look(): void {
    const { rss, heapTotal } = readMemory();
    setGrowing(rss <= mostBytes * LOW_USE ? GROWING.light : GROWING.heavy);
    // Memory of pictures being rendered comes and goes: only growth of the heap itself can be freed.
    if (rss <= mostBytes || heapTotal <= left * (1 + MIN_GROWTH) || clock() < restsUntil) return;
    collect();
    count += 1;
    left = readMemory().heapTotal;
    restsUntil = clock() + REST_MS;
  }

  return { look, count: () => count, stop: () => clearInterval(timer) };
}

/** V8 reads the flag after each collection. A value that an operator has set stays. */
export function findGrowing(execArgv: readonly string[]): (percent: number) => void {
  const flag = '--heap-growing-percent';
  return execArgv.includes(`${flag}=${GROWING.heavy}`)
    ? (percent) => setFlagsFromString(`${flag}=${percent}`)
    : () => {};
}

/** The collection that V8 makes before it would run out of memory: the only one that leaves no holes. */
function findCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: NodeJS.GCFunction = runInNewContext('gc');
  return () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
