import { Counter, Gauge, type Registry } from 'prom-client';
import type { EdgeStats } from './edge/purge-queue.ts';

/** Adds the figures of the caches in front of the site. */
export function addEdgeMetrics(registers: Registry[], edges: () => readonly EdgeStats[]): void {
  new Counter({
    name: 'edge_purges_total',
    help: 'Purges that a cache in front of the site took, and those it did not.',
    labelNames: ['edge', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { edge, done, failed } of edges()) {
        this.inc({ edge, outcome: 'done' }, done);
        this.inc({ edge, outcome: 'failed' }, failed);
      }
    },
  });
  new Gauge({
    name: 'edge_tags_waiting',
    help: 'Tags that a cache in front of the site has not forgotten yet.',
    labelNames: ['edge'],
    registers,
    collect() {
      this.reset();
      for (const { edge, waiting } of edges()) this.set({ edge }, waiting);
    },
  });
}
