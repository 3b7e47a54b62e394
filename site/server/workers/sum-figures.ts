import type { Figure } from './messages.ts';

/** All processes share the stores on disk: each knows nearly all of their files. */
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
/** The start of the primary process counts, which is the oldest: the others are replaced. */
const STARTED = 'process_start_time_seconds';

/**
 * Sums the figures of several processes: counters, histograms and gauges are added. For gauges that are the same for
 * all, the largest counts, and for the start time the earliest.
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
