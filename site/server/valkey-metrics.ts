import { Gauge, type Registry } from 'prom-client';

/** Adds whether the instances' Valkey answers this process: the sum is compared with `site_processes`. */
export function addValkeyMetrics(registers: Registry[], isUp: () => boolean): void {
  new Gauge({
    name: 'site_valkey_up',
    help: 'Processes of the site that the Valkey answers.',
    registers,
    collect() {
      this.set(isUp() ? 1 : 0);
    },
  });
}
