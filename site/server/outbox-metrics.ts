import { Gauge, type Registry } from 'prom-client';
import { waitAtMost } from '../../contract/wait-at-most.ts';
import type { OutboxStats } from './outbox/store.ts';

/** A database that hangs must not take the other figures away: Prometheus waits ten seconds, other processes two. */
const PATIENCE_MS = 1_000;

/** Adds the gauges of waiting submissions. */
export function addOutbox(registers: Registry[], outbox: () => Promise<OutboxStats>): void {
  // Without figures, an alert on their absence sees that the outbox cannot be read.
  const read = () => waitAtMost(outbox(), PATIENCE_MS).catch(() => null);
  new Gauge({
    name: 'outbox_entries',
    help: 'What visitors sent and the content service does not have: queued, and dead, which is for a person.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const stats = await read();
      for (const state of ['queued', 'dead'] as const) if (stats !== null) this.set({ state }, stats[state]);
    },
  });
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest submission has waited.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const stats = await read();
      if (stats !== null) this.set({ state: 'queued' }, stats.oldestAgeMs / 1000);
    },
  });
}
