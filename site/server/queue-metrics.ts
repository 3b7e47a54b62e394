import { Counter, Gauge, type Registry } from 'prom-client';
import type { LimitStats } from '../cache/concurrency-limit.ts';

/** The queues in which visitors wait, by kind of work. */
export type Queues = Readonly<Record<string, () => Pick<LimitStats, 'waiting' | 'refused'>>>;

/** Adds the figures of the queues that refuse visitors when they are full, or after ten seconds. */
export function addQueueMetrics(registers: Registry[], queues: Queues): void {
  new Gauge({
    name: 'queue_waiting',
    help: 'Work for visitors that waits for its turn: pages, forms and searches to be rendered, pictures to be made.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, getStats] of Object.entries(queues)) this.set({ queue }, getStats().waiting);
    },
  });
  new Counter({
    name: 'queue_refused_total',
    help: 'Work that was refused with 503, because its queue was full or it had waited for ten seconds.',
    labelNames: ['queue'],
    registers,
    collect() {
      this.reset();
      for (const [queue, getStats] of Object.entries(queues)) this.inc({ queue }, getStats().refused);
    },
  });
}
