import { expect, test } from 'vitest';
import type { Figure } from './messages.ts';
import { sumFigures } from './sum-figures.ts';

const figure = (name: string, type: Figure['type'], values: Figure['values']): Figure => ({
  name,
  type,
  values,
  help: 'Of a test.',
});
const of = (value: number, labels: Record<string, string | number> = {}, metricName?: string) => ({
  value,
  labels,
  ...(metricName && { metricName }),
});

test.each<[string, Figure['type'], Record<string, string>, number]>([
  ['store_requests_total', 'counter', { store: 'pages', outcome: 'hits' }, 5],
  ['store_bytes', 'gauge', { store: 'pages' }, 5],
  ['process_resident_memory_bytes', 'gauge', {}, 5],
  ['content_requests', 'gauge', { host: 'service.example', place: 'running' }, 5],
  ['queue_waiting', 'gauge', { queue: 'search' }, 5],
  ['queue_refused_total', 'counter', { queue: 'search' }, 5],
  // One folder, one outbox, one host.
  ...['pictures', 'deferred_files', 'deferred_files_of_searches', 'snapshots', 'snapshots_of_searches', 'uploads'].map(
    (store): [string, 'gauge', Record<string, string>, number] => ['store_bytes', 'gauge', { store }, 3],
  ),
  ['store_requests_total', 'counter', { store: 'snapshots', outcome: 'hits' }, 5],
  ['outbox_entries', 'gauge', { state: 'queued' }, 3],
  ['content_host_down', 'gauge', { host: 'service.example' }, 3],
  ['nodejs_eventloop_lag_p99_seconds', 'gauge', {}, 3],
  ['site_processes', 'gauge', {}, 5],
  // The primary process is the oldest: the others are replaced.
  ['process_start_time_seconds', 'gauge', {}, 2],
])('%s, a %s of %j: two and three are %i', (name, type, labels, expected) => {
  const summed = sumFigures([[figure(name, type, [of(2, labels)])], [figure(name, type, [of(3, labels)])]]);
  expect(summed).toEqual([figure(name, type, [of(expected, labels)])]);
});

test('a histogram is summed bucket by bucket', () => {
  const one = (slow: number) =>
    figure('a_seconds', 'histogram', [
      of(1, { le: 0.1 }, 'a_seconds_bucket'),
      of(slow, { le: '+Inf' }, 'a_seconds_bucket'),
      of(slow, {}, 'a_seconds_count'),
    ]);
  expect(sumFigures([[one(1)], [one(4)]])).toEqual([
    figure('a_seconds', 'histogram', [
      of(2, { le: 0.1 }, 'a_seconds_bucket'),
      of(5, { le: '+Inf' }, 'a_seconds_bucket'),
      of(5, {}, 'a_seconds_count'),
    ]),
  ]);
});

test('what only one process has is there', () => {
  const values = [of(1, { status: '2xx' })];
  expect(sumFigures([[], [figure('a_total', 'counter', values)]])).toEqual([figure('a_total', 'counter', values)]);
});
