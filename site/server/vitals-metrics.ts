import { Histogram, type Registry } from 'prom-client';
import { VITALS, type Vital, type VitalsBeacon } from '../app/analytics/vitals.ts';
import type { Locale } from '../app/locale/path.ts';

/** The upper bounds of "good" (web.dev/vitals), which have their own buckets, as do those of "needs improvement". */
export const GOOD_UP_TO = { LCP: 2.5, INP: 0.2, CLS: 0.1, TTFB: 0.8 } as const satisfies Record<Vital, number>;

const BUCKETS = {
  LCP: [0.5, 1, 1.5, 2, GOOD_UP_TO.LCP, 3, 4, 6, 10],
  INP: [0.025, 0.05, 0.1, 0.15, GOOD_UP_TO.INP, 0.3, 0.5, 1],
  CLS: [0.001, 0.01, 0.025, 0.05, GOOD_UP_TO.CLS, 0.15, 0.25, 0.5],
  TTFB: [0.05, 0.1, 0.2, 0.4, GOOD_UP_TO.TTFB, 1.2, 1.8, 3],
} as const satisfies Record<Vital, readonly number[]>;

/** Three sets, and not their product, which would be half a million time series. */
const LABELS = {
  page: ['page', 'country', 'language'],
  visit: ['page', 'navigation'],
  network: ['country', 'connection'],
} as const;
export type Dimension = (typeof LABELS)[keyof typeof LABELS][number];
const FAMILIES: readonly [family: string, labels: readonly Dimension[]][] = Object.entries(LABELS);
/** All labels. */
export const DIMENSIONS: readonly Dimension[] = [...new Set(Object.values(LABELS).flat())];

/** The values of one vital with one label, by bucket; buckets are cumulative. */
export type Distribution = { label: string; count: number; buckets: readonly { upTo: number; count: number }[] };

/** Creates the histograms of visitors' measurements (decision 0166). The values of each label are a short list. */
export function createVitalsMetrics(registers: Registry[]) {
  const histograms = FAMILIES.map(([family, labels]) => {
    const create = (vital: Vital) =>
      new Histogram({
        name: nameHistogram(family, vital),
        help: `${vital} as visitors' browsers measure it, by ${labels.join(', ')}.`,
        labelNames: labels,
        buckets: [...BUCKETS[vital]],
        registers,
      });
    return { labels, of: { LCP: create('LCP'), INP: create('INP'), CLS: create('CLS'), TTFB: create('TTFB') } };
  });

  /** Counts a browser's measurements of a page. */
  function observe(beacon: VitalsBeacon, page: { page: string } & Locale): void {
    const counted = { ...page, connection: beacon.connection, navigation: beacon.navigation };
    for (const vital of VITALS) {
      const measured = beacon[vital];
      if (measured === undefined) continue;
      const value = vital === 'CLS' ? measured : measured / 1000;
      for (const { labels, of } of histograms)
        of[vital].observe(Object.fromEntries(labels.map((label) => [label, counted[label]])), value);
    }
  }

  return {
    observe,
    distribute: createDistribute(async (name) => {
      const all = histograms.flatMap(({ of }) => Object.values(of));
      const read = await Promise.all(all.map((histogram) => histogram.get()));
      return read.find((histogram) => histogram.name === name)?.values ?? [];
    }),
  };
}

export type VitalsMetrics = ReturnType<typeof createVitalsMetrics>;

type Value = { labels: Readonly<Record<string, string | number | undefined>>; value: number; metricName?: string };

/** Creates the function that reads distributions from the values of histograms. */
export function createDistribute(read: (name: string) => Promise<readonly Value[]>) {
  /** The distributions of a vital, by the values of one dimension. */
  return async function distribute(vital: Vital, dimension: Dimension): Promise<Distribution[]> {
    const [family = ''] = FAMILIES.find(([, labels]) => labels.includes(dimension)) ?? [];
    const counted = new Map<string, Map<number, number>>();
    for (const { labels, metricName, value } of await read(nameHistogram(family, vital))) {
      if (metricName?.endsWith('_bucket') !== true) continue;
      const [label, upTo] = [String(labels[dimension]), Number(String(labels.le).replace('+Inf', 'Infinity'))];
      const buckets = counted.get(label) ?? new Map<number, number>();
      buckets.set(upTo, (buckets.get(upTo) ?? 0) + value);
      counted.set(label, buckets);
    }
    return [...counted].map(([label, buckets]) => ({
      label,
      count: buckets.get(Number.POSITIVE_INFINITY) ?? 0,
      buckets: [...buckets].map(([upTo, count]) => ({ upTo, count })).sort((one, other) => one.upTo - other.upTo),
    }));
  };
}

function nameHistogram(family: string, vital: Vital): string {
  return `${family}_${vital.toLowerCase()}${vital === 'CLS' ? '' : '_seconds'}`;
}
