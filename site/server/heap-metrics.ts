import { Counter, type Registry } from 'prom-client';

/** Adds the counter of the process's heap compactions. */
export function addHeapMetrics(registers: Registry[], compactions: () => number): void {
  new Counter({
    name: 'heap_compactions_total',
    help: 'How often a process that held more than MEMORY_MB compacted its heap.',
    registers,
    collect() {
      this.reset();
      this.inc(compactions());
    },
  });
}
