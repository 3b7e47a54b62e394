import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from './cache/page-cache.ts';

export type MetricsOptions = {
  cache: Pick<PageCache, 'getStats'>;
  /** Event loop, memory and collector figures of this process as well. */
  processMetrics?: boolean;
};

/** Creates the registry of the site's figures; hits of the fast path are counted by the page cache alone. */
export function createMetrics({ cache, processMetrics = false }: MetricsOptions) {
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
  new Counter({
    name: 'page_cache_requests_total',
    help: 'What the page cache made of a request.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      const { hits, stale, misses, failures, passes } = cache.getStats();
      for (const [outcome, count] of Object.entries({ hits, stale, misses, failures, passes }))
        this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes of stored pages in all encodings.',
    registers,
    collect() {
      this.set(cache.getStats().bytes);
    },
  });

  /** Takes an answer's status and how many milliseconds it took. */
  function observe(status: number, duration: number): void {
    durations.observe({ status: `${Math.floor(status / 100)}xx` }, duration / 1000);
  }

  /** Answers `/metrics` in the Prometheus text format. */
  async function respond(): Promise<Response> {
    const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
    return new Response(await registry.metrics(), { headers });
  }

  return { observe, respond };
}

export type Metrics = ReturnType<typeof createMetrics>;
