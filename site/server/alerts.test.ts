import { expect, test } from 'vitest';
import {
  checkWithPromtool,
  findIncomplete,
  findSelectors,
  findUnwritten,
  hasPromtool,
  listDrawn,
  listExpressions,
} from '../../contract/test/rules.ts';
import { createRequestFigures } from './content-metrics.ts';
import { createMetrics } from './metrics.ts';

const RULES = 'deploy/alerts.yml';
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
  expect(findUnwritten(expression, (await write()).text)).toEqual([]);
});
