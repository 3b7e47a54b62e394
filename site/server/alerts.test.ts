import { expect, test } from 'vitest';
import {
  checkFiring,
  checkWithPromtool,
  type Firing,
  findIncomplete,
  findSelectors,
  findUnwritten,
  hasPromtool,
  listDrawn,
  listExpressions,
} from '../../contract/test/rules.ts';
import { createRequestFigures } from './content-metrics.ts';
import { createGroupFigures } from './group-figures.ts';
import { createMetrics } from './metrics.ts';

const RULES = 'deploy/alerts.yml';
const STARTED = 'process_start_time_seconds';
const expressions = new Set([...listExpressions(RULES), ...listDrawn('deploy/grafana/site.json')]);

const requests = createRequestFigures();
requests.observe({ country: 'uae', operation: 'getProduct', outcome: 'ok', duration: 10 });
const { write, observe, countReport, pages, vitals } = createMetrics({
  processMetrics: true,
  requests: requests.metrics,
  stores: {
    pages: () => ({ entries: 1, bytes: 1, hits: 1, stale: 1, misses: 1, failures: 1, passes: 1 }),
    pictures_in_memory: () => ({ entries: 1, bytes: 1 }),
  },
  hosts: () => [{ host: 'service.example', state: 'closed', running: 0, waiting: 0 }],
  lacking: () => [{ endpoint: 'https://service.example/graphql', operation: 'Story', field: 'Page.journey' }],
  outbox: async () => ({ queued: 1, dead: 1, oldestAgeMs: 1 }),
  queues: { page: () => ({ waiting: 1, refused: 1 }) },
  isValkeyUp: () => true,
  edges: () => [{ edge: 'varnish', waiting: 1, done: 1, failed: 1 }],
});
observe(500, 10);
pages.observe({ path: '/uae', status: 500, verdict: 'none', duration: 10 });
pages.observe({ path: '/uae', status: 200, verdict: 'hit', duration: 10 });
countReport('script-src');
vitals.observe(
  { LCP: 1_000, INP: 100, CLS: 0.1, TTFB: 100, path: '/uae', connection: '4g', navigation: 'navigate' },
  { page: 'home', country: 'uae', language: 'en' },
);

test('selectors of an expression are found', () => {
  expect(findSelectors('sum by (store) (rate(a_total{x="1",y=~"2"}[5m])) > 3 and absent(b)')).toEqual([
    { name: 'a_total', labels: ['x="1"', 'y=~"2"'] },
    { name: 'b', labels: [] },
  ]);
});

test('every rule has an expression, how bad it is, and what to do', () => {
  expect(listExpressions(RULES).length).toBeGreaterThan(20);
  expect(findIncomplete(RULES)).toEqual([]);
});

test.runIf(hasPromtool)('Prometheus takes the rules', () => expect(checkWithPromtool(RULES)).toBe(''));

test.each([...expressions])('%s names figures that the site writes', async (expression) => {
  const written = [await write(), await createGroupFigures(() => []).write()].map(({ text }) => text);
  expect(findUnwritten(expression, written.join('\n'))).toEqual([]);
});

const site = (name: string, instance = 'a') => `${name}{job="site",instance="${instance}"}`;
const backend = (name: string) => `${name}{job="backend",instance="b"}`;
const queued = (instance: string) => `outbox_entries{job="site",instance="${instance}",state="queued"}`;
const cases: [what: string, Firing][] = [
  ['an instance that does not answer', of('SiteDown', [[site('up'), '0x20']], ['a'])],
  ['figures that nobody asks for', of('SiteDown', [[backend('up'), '1x20']], [''])],
  [
    'a backend that does not answer, beside a site',
    of('SiteDown', [
      [site('up'), '1x20'],
      [backend('up'), '0x20'],
    ]),
  ],
  ['one process with 690 MB', memory(690, 1)],
  ['one process with 710 MB', memory(710, 1, ['a'])],
  ['two processes with the 1,181 MB that were measured', memory(1_181, 2)],
  ['two processes with 1,260 MB', memory(1_260, 2, ['a'])],
  ['a backend with 900 MB', of('MemoryHigh', [[backend('process_resident_memory_bytes'), '900000000x20']])],
  ['an instance that starts for the third time', of('SiteRestarts', [[site(STARTED), '1x5 2x5 3x5 4x5']], ['a'])],
  ['an instance that started twice', of('SiteRestarts', [[site(STARTED), '1x5 2x5 3x10']])],
  ['a backend that starts again and again', of('SiteRestarts', [[backend(STARTED), '1+1x20']])],
  ['a process that was started again three times', restarts('0x5 1x5 2x5 3x5', ['a'])],
  ['processes that were started again two times', restarts('0x5 1x5 2x10')],
  ['two processes, one of which has no Valkey', valkey('1x20', ['a'])],
  ['two processes that have their Valkey', valkey('2x20')],
  ['one of two instances that cannot read its outbox', outbox('1x20', ['b'])],
  ['an instance that is down, which SiteDown tells', outbox('0x20')],
];

test.runIf(hasPromtool).each(cases)('Prometheus alerts, or does not: %s', (_, firing) => {
  expect(checkFiring(RULES, firing)).toBe('');
});

function of(alert: string, series: [string, string][], instances: string[] = []): Firing {
  return { alert, series: Object.fromEntries(series), minutes: 20, instances };
}

function memory(megabytes: number, processes: number, instances: string[] = []): Firing {
  return of(
    'MemoryHigh',
    [
      [site('process_resident_memory_bytes'), `${megabytes}000000x20`],
      [site('site_processes'), `${processes}x20`],
    ],
    instances,
  );
}

function restarts(values: string, instances: string[] = []): Firing {
  return of(
    'SiteRestarts',
    [
      [site(STARTED), '1x20'],
      [site('site_restarts_total'), values],
    ],
    instances,
  );
}

function valkey(up: string, instances: string[] = []): Firing {
  return of(
    'ValkeyAway',
    [
      [site('site_processes'), '2x20'],
      [site('site_valkey_up'), up],
    ],
    instances,
  );
}

function outbox(other: string, instances: string[] = []): Firing {
  return of(
    'OutboxUnreadable',
    [
      [site('up'), '1x20'],
      [queued('a'), '0x20'],
      [site('up', 'b'), other],
    ],
    instances,
  );
}
