import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ServiceLacking } from '../app/content/client/fitted-transport.server.ts';
import type { HostStats } from '../app/content/client/hosts.server.ts';
import type { RequestOutcome } from '../app/content/client/watch-request.server.ts';

/** Adds the gauges of the content services. */
export function addContentGauges(
  registers: Registry[],
  hosts: () => readonly HostStats[],
  lacking: () => readonly ServiceLacking[],
): void {
  new Gauge({
    name: 'content_requests',
    help: 'Requests to the hosts of content services: running, and waiting for their turn.',
    labelNames: ['host', 'place'],
    registers,
    collect() {
      this.reset();
      for (const { host, running, waiting } of hosts()) {
        this.set({ host, place: 'running' }, running);
        this.set({ host, place: 'waiting' }, waiting);
      }
    },
  });
  new Gauge({
    name: 'content_host_down',
    help: 'Whether a host is left alone because it does not answer.',
    labelNames: ['host'],
    registers,
    collect() {
      this.reset();
      for (const { host, state } of hosts()) this.set({ host }, state === 'closed' ? 0 : 1);
    },
  });

  new Gauge({
    name: 'content_lacking',
    help: 'What an operation is sent without, because its content service does not have it.',
    // Limited to the fields of our documents: texts from a service are never labels.
    labelNames: ['endpoint', 'operation', 'field'],
    registers,
    collect() {
      this.reset();
      for (const { endpoint, operation, field } of lacking()) {
        const { host, pathname } = new URL(endpoint);
        this.set({ endpoint: host + pathname, operation, field }, 1);
      }
    },
  });
}

/** Creates the figures of requests to content services; the first requests are sent before there is a registry. */
export function createRequestFigures() {
  const durations = new Histogram({
    name: 'content_request_duration_seconds',
    help: 'Requests to content services, without the time they waited for their turn.',
    labelNames: ['operation', 'country'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [],
  });
  const outcomes = new Counter({
    name: 'content_answers_total',
    help: 'What became of requests to content services: ok, partial (errors beside the data), or how they failed.',
    labelNames: ['operation', 'country', 'outcome'],
    registers: [],
  });

  function observe({ operation, country, outcome, duration }: RequestOutcome): void {
    durations.observe({ operation, country }, duration / 1000);
    outcomes.inc({ operation, country, outcome });
  }

  return { metrics: [durations, outcomes], observe };
}

export type RequestFigures = ReturnType<typeof createRequestFigures>;
