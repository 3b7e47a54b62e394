import { loadavg } from 'node:os';
import { STORES_ON_DISK } from '../../site/server/workers/sum-figures.ts';
import { findPercentile } from '../figures.ts';
import type { OwnSite } from './servers.ts';

/** The memory of a process at a minute of its run. */
export type Sample = { minute: number; megabytes: number };

const SAMPLE_MS = 5_000;
/** Minutes in which a process compacts its heap some four times. */
const STEP = 5;
/** The share of the time in which a process holds less. */
const QUARTILE = 0.25;
const FIGURES = {
  'heap used': 'nodejs_heap_size_used_bytes',
  'of heap': 'nodejs_heap_size_total_bytes',
  external: 'nodejs_external_memory_bytes',
};
const STORE = /^store_bytes\{store="(\w+)"\}$/;

/** Watches the memory of a site's process until it is told to stop. */
export function watchMemory({ readRss, readFigures }: Pick<OwnSite, 'readRss' | 'readFigures'>) {
  const started = performance.now();
  const samples: Sample[] = [];
  let start = 0;
  const minute = () => (performance.now() - started) / 60_000;
  const timer = setInterval(() => {
    // When the process is gone, requests for its pages report it.
    readRss().then(
      (megabytes) => samples.push({ minute: minute(), megabytes }),
      () => clearInterval(timer),
    );
  }, SAMPLE_MS);

  /** The memory that it uses now, and for what. */
  async function describe(): Promise<string> {
    const figures = await readFigures();
    const write = (bytes = 0) => (bytes / 1_048_576).toFixed(0);
    const parts = Object.entries(FIGURES).map(([name, figure]) => `${name} ${write(figures.get(figure))}`);
    const stores = [...figures].flatMap(([name, bytes]) => {
      const store = STORE.exec(name)?.[1];
      return store === undefined || STORES_ON_DISK.has(store) || bytes < 524_288 ? [] : [`${store} ${write(bytes)}`];
    });
    return `${(await readRss()).toFixed(0)} MB; ${[...parts, ...stores].join(', ')}`;
  }

  /** The minimum, lower quartile, median and maximum of each five minutes, and the load of the machine now. */
  function listMinutes(): string[] {
    const rows = Map.groupBy(samples, ({ minute }) => Math.floor(minute / STEP) * STEP);
    return [
      ...[...rows].map(([minute, some]) => {
        const sizes = some.map(({ megabytes }) => megabytes);
        const at = (share: number) => findPercentile(sizes, share);
        const figures = [Math.min(...sizes), at(QUARTILE), at(0.5), Math.max(...sizes)];
        return `  minute ${minute}: ${figures.map((size) => size.toFixed(0)).join(', ')} MB`;
      }),
      `  load of the machine: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    ];
  }

  return {
    samples,
    describe,
    listMinutes,
    /** Growth is judged from here on. */
    mark: () => {
      start = minute();
    },
    marked: () => start,
    stop: () => clearInterval(timer),
  };
}

/**
 * Returns the growth in the second half of the time after `start`, in megabytes a minute: the slope of the lower quartiles
 * of each five minutes, counted from the end, starting with the last five of the first half (decision 0262).
 */
export function judgeGrowth(samples: readonly Sample[], start: number): number {
  const end = samples.at(-1)?.minute ?? start;
  const count = Math.floor((end - start) / 2 / STEP) + 1;
  const quartiles = Array.from({ length: count }, (_, place) => {
    const until = end - place * STEP;
    const sizes = samples.flatMap(({ minute, megabytes }) =>
      minute > until - STEP && minute <= until ? [megabytes] : [],
    );
    return { minute: until, megabytes: findPercentile(sizes, QUARTILE) };
  });
  return computeSlope(quartiles);
}

/** The slope of the line through the samples (least squares). */
function computeSlope(samples: readonly Sample[]): number {
  const count = Math.max(1, samples.length);
  const atMinute = samples.reduce((sum, { minute }) => sum + minute, 0) / count;
  const atMegabytes = samples.reduce((sum, { megabytes }) => sum + megabytes, 0) / count;
  let spread = 0;
  let together = 0;
  for (const { minute, megabytes } of samples) {
    spread += (minute - atMinute) ** 2;
    together += (minute - atMinute) * (megabytes - atMegabytes);
  }
  return spread === 0 ? 0 : together / spread;
}
