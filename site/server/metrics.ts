import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServiceLacking } from '../app/content/client/fitted-transport.server.ts';
import type { HostStats } from '../app/content/client/hosts.server.ts';
import { addContentGauges, type RequestFigures } from './content-metrics.ts';
import type { EdgeStats } from './edge/purge-queue.ts';
import { addEdgeMetrics } from './edge-metrics.ts';
import { addHeapMetrics } from './heap-metrics.ts';
import type { OutboxStats } from './outbox/store.ts';
import { addOutbox } from './outbox-metrics.ts';
import { createPageMetrics } from './page-metrics.ts';
import { addQueueMetrics, type Queues } from './queue-metrics.ts';
import type { RouteName } from './route-names.ts';
import { addValkeyMetrics } from './valkey-metrics.ts';
import { createVitalsMetrics } from './vitals-metrics.ts';
import { type Figure, parseFigures } from './workers/messages.ts';

/** The size of a store, and the counters of a cache. */
type StoreStats = {
  /** Missing where only another server knows. */
  entries?: number;
  bytes?: number;
} & Partial<Record<(typeof OUTCOMES)[number], number>>;

/** Every store, by name. */
export type Stores = Readonly<Record<string, () => StoreStats>>;

type MetricsOptions = {
  stores: Stores;
  /** Metrics of requests to content services. */
  requests?: RequestFigures['metrics'];
  /** The hosts of the content services. */
  hosts?: () => readonly HostStats[];
  /** Submissions the content service does not have yet. */
  outbox?: () => Promise<OutboxStats>;
  /** Parts of the schema that content services lack. */
  lacking?: () => readonly ServiceLacking[];
  /** The caches in front of the site. */
  edges?: () => readonly EdgeStats[];
  /** The queues of work, by kind. */
  queues?: Queues;
  /** Whether the Valkey of several instances answers. */
  isValkeyUp?: (() => boolean) | undefined;
  /** How often the process compacted its heap. */
  compactions?: () => number;
  /** The route of a page's address. */
  resolveRoute?: (path: string) => RouteName | null;
  /** Whether to add the process's figures: event loop, memory, garbage collector. */
  processMetrics?: boolean;
};

const OUTCOMES = ['hits', 'stale', 'misses', 'failures', 'passes'] as const;

/** Creates the registry of metrics; hits of the fast path are counted by the page cache only. */
export function createMetrics({
  stores,
  requests = [],
  hosts = () => [],
  outbox,
  lacking = () => [],
  edges = () => [],
  queues = {},
  isValkeyUp,
  compactions = () => 0,
  resolveRoute = () => null,
  processMetrics = false,
}: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  if (processMetrics) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were not written straight from the page cache.',
    labelNames: ['status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const reports = new Counter({
    name: 'security_reports_total',
    help: 'What browsers report of pages, by the directive that was broken; `refused` are the reports over the limit.',
    labelNames: ['directive'],
    registers,
  });
  new Counter({
    name: 'store_requests_total',
    help: 'What a store made of a request.',
    labelNames: ['store', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const [store, getStats] of Object.entries(stores)) {
        const stats = getStats();
        for (const outcome of OUTCOMES) {
          if (stats[outcome] !== undefined) this.inc({ store, outcome }, stats[outcome]);
        }
      }
    },
  });
  for (const figure of ['entries', 'bytes'] as const) {
    new Gauge({
      name: `store_${figure}`,
      help: `How many ${figure} a store holds.`,
      labelNames: ['store'],
      registers,
      collect() {
        for (const [store, getStats] of Object.entries(stores)) {
          const held = getStats()[figure];
          if (held !== undefined) this.set({ store }, held);
        }
      },
    });
  }

  // 1 in each process: the sum is the number of processes.
  new Gauge({ name: 'site_processes', help: 'Processes that serve visitors.', registers }).set(1);
  const pages = createPageMetrics(registers, resolveRoute);
  const vitals = createVitalsMetrics(registers);
  for (const metric of requests) registry.registerMetric(metric);
  addContentGauges(registers, hosts, lacking);
  addEdgeMetrics(registers, edges);
  addQueueMetrics(registers, queues);
  addHeapMetrics(registers, compactions);
  if (outbox !== undefined) addOutbox(registers, outbox);
  if (isValkeyUp !== undefined) addValkeyMetrics(registers, isValkeyUp);

  /** Records a response's status and duration in milliseconds. */
  function observe(status: number, duration: number): void {
    durations.observe({ status: `${Math.floor(status / 100)}xx` }, duration / 1000);
  }

  /** Counts a browser's report; the names come from a fixed list. */
  function countReport(directive: string): void {
    reports.inc({ directive });
  }

  /** Writes all metrics in the Prometheus text format. */
  async function write(): Promise<{ type: string; text: string }> {
    return { type: registry.contentType, text: await registry.metrics() };
  }

  /** Reads all metrics, to be summed with those of other processes. */
  async function read(): Promise<Figure[]> {
    return parseFigures(await registry.getMetricsAsJSON());
  }

  return { observe, countReport, pages, vitals, write, read };
}

export type Metrics = ReturnType<typeof createMetrics>;
