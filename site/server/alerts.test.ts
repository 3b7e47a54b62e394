import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createAskedFigures } from './content-metrics.ts';
import { createMetrics } from './metrics.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const text = readFileSync(fileOf('deploy/alerts.yml'), 'utf8');
const runbook = readFileSync(fileOf('docs/operations.md'), 'utf8');
const rules = [...text.matchAll(/^ {8}expr: (.+)$/gm)].map(([, expression = '']) => expression);
/** What a dashboard draws, of Grafana's format as much as is read here. */
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
  templating: z.object({ list: z.array(z.object({ query: z.string() })) }),
});
const drawn = readdirSync(fileOf('deploy/grafana')).flatMap((name) => {
  const { panels, templating } = dashboardSchema.parse(
    JSON.parse(readFileSync(fileOf(`deploy/grafana/${name}`), 'utf8')),
  );
  const listed = templating.list.flatMap(({ query }) => /^label_values\((\w+),/.exec(query)?.[1] ?? []);
  return [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...listed];
});
const PROMTOOL = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((path) => existsSync(path));
if (PROMTOOL === undefined)
  process.stderr.write('Skipped: promtool is not installed, so it does not check deploy/alerts.yml.\n');

/** Words of the query language that are no function. */
const WORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset']);

const asked = createAskedFigures();
asked.observe({ country: 'uae', operation: 'getProduct', outcome: 'ok', duration: 10 });
const { write, observe, countReport, pages, vitals } = createMetrics({
  processMetrics: true,
  asked: asked.metrics,
  stores: {
    pages: () => ({ entries: 1, bytes: 1, hits: 1, stale: 1, misses: 1, failures: 1, passes: 1 }),
    pictures_in_memory: () => ({ entries: 1, bytes: 1 }),
  },
  hosts: () => [{ host: 'service.example', state: 'closed', running: 0, waiting: 0 }],
  lacking: () => [{ endpoint: 'https://service.example/graphql', operation: 'Story', field: 'Page.journey' }],
  outbox: async () => ({ queued: 1, dead: 1, oldestAgeMs: 1 }),
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
/** What Prometheus makes itself. */
const ITS_OWN = new Set(['up']);

/** The metrics an expression names, each with its labels as they are written there. */
function findSelectors(expression: string): { name: string; labels: string[] }[] {
  const bare = expression.replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/(?<![\w"])([a-z_:]\w*)(?!\w|\s*\()(?:\{([^}]*)\})?/g)].flatMap(
    ([, name = '', labels = '']) =>
      WORDS.has(name) ? [] : [{ name, labels: labels.split(',').filter((label) => label !== '') }],
  );
}

test('selectors of an expression are found', () => {
  expect(findSelectors('sum by (store) (rate(a_total{x="1",y=~"2"}[5m])) > 3 and absent(b)')).toEqual([
    { name: 'a_total', labels: ['x="1"', 'y=~"2"'] },
    { name: 'b', labels: [] },
  ]);
});

test('every rule has an expression, how bad it is, and what to do', () => {
  const alerts = text.split(/^ {6}- alert: /m).slice(1);
  expect(alerts).toHaveLength(rules.length);
  for (const rule of alerts) {
    const [, name = ''] = /^([A-Z]\w+)\n/.exec(rule) ?? [];
    // Its paragraph has its name, so that the address of the rule leads there.
    expect(runbook).toMatch(new RegExp(`^### ${name}$\n\n.{80}`, 'm'));
    expect(rule).toContain(`runbook: docs/operations.md#${name.toLowerCase()}\n`);
    for (const part of ['severity: (critical|warning)', 'summary: .+', 'description: .+'])
      expect(rule, part).toMatch(new RegExp(`^ +${part}$`, 'm'));
  }
});

test.runIf(PROMTOOL !== undefined)('Prometheus takes the rules', () => {
  const { status, stdout, stderr } = spawnSync(PROMTOOL ?? '', ['check', 'rules', fileOf('deploy/alerts.yml')]);
  expect([status, String(stderr)], String(stdout)).toEqual([0, '']);
});

test.each([...new Set([...rules, ...drawn])])('%s names figures that the site writes', async (expression) => {
  const written = (await write()).text;
  const selectors = findSelectors(expression);
  expect(selectors).not.toEqual([]);
  for (const { name, labels } of selectors) {
    if (ITS_OWN.has(name)) continue;
    const lines = written.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
    expect(lines, name).not.toEqual([]);
    for (const label of labels.filter((one) => /^\w+="/.test(one)))
      expect(
        lines.some((line) => line.includes(label)),
        label,
      ).toBe(true);
  }
});
