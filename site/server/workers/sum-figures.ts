import type { Figure } from './messages.ts';

/** Stores on disk are one for all processes: each knows nearly all of it. */
export const STORES_ON_DISK = new Set([
  'pictures',
  'deferred_files',
  'deferred_files_of_searches',
  'snapshots',
  'snapshots_of_searches',
  'uploads',
]);
/** Figures that are not shares of a total: states, ages, versions, and those all processes read from one outbox. */
const NOT_SUMMED =
  /^(?:outbox_|content_host_down$|content_lacking$|nodejs_version_info$|nodejs_eventloop_lag|process_max_fds$)/;
/** That of the primary process, which is the oldest: the others are replaced. */
const STARTED = 'process_start_time_seconds';

/**
 * Sums the figures of several processes: counters and histograms by adding; gauges too, but for those that are the same for
 * all, whose largest counts, and the time of the start.
 */
export function sumFigures(processes: readonly (readonly Figure[])[]): Figure[] {
  const summed = new Map<string, Figure>();
  const values = new Map<string, Figure['values'][number]>();
  for (const figure of processes.flat()) {
    const { name, type } = figure;
    const sum = summed.get(name) ?? { ...figure, values: [] };
    summed.set(name, sum);
    for (const one of figure.values) {
      const key = JSON.stringify([one.metricName ?? name, Object.entries(one.labels).sort()]);
      const known = values.get(key);
      if (known === undefined) {
        const own = { ...one };
        values.set(key, own);
        sum.values.push(own);
      } else if (name === STARTED) known.value = Math.min(known.value, one.value);
      else if (type === 'gauge' && isLargest(name, one.labels.store)) known.value = Math.max(known.value, one.value);
      else known.value += one.value;
    }
  }
  return [...summed.values()];
}

function isLargest(name: string, store: string | number | undefined): boolean {
  return NOT_SUMMED.test(name) || (name.startsWith('store_') && STORES_ON_DISK.has(String(store)));
}
