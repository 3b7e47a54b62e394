import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const text = readFileSync(new URL('../../deploy/alerts.yml', import.meta.url), 'utf8');
const expressions = [...text.matchAll(/^ {8}expr: (.+)$/gm)].map(([, expression = '']) => expression);
/** Words of the query language that are no function. */
const WORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset']);

const { write } = createMetrics({
  processMetrics: true,
  stores: { pages: () => ({ entries: 1, bytes: 1, hits: 1, stale: 1, misses: 1, failures: 1, passes: 1 }) },
  hosts: () => [{ host: 'service.example', state: 'closed', running: 0, waiting: 0 }],
  lacking: () => [{ endpoint: 'https://service.example/graphql', operation: 'Story', field: 'Page.journey' }],
  outbox: async () => ({ queued: 1, dead: 1, oldestAgeMs: 1 }),
});

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
  const rules = text.split(/^ {6}- alert: /m).slice(1);
  expect(rules).toHaveLength(expressions.length);
  for (const rule of rules) {
    expect(rule).toMatch(/^[A-Z]\w+\n/);
    for (const part of [
      'severity: (critical|warning)',
      'summary: .+',
      'description: .+',
      'runbook: docs/operations.md#.+',
    ])
      expect(rule, part).toMatch(new RegExp(`^ +${part}$`, 'm'));
  }
});

test.each(expressions)('%s names figures that the site writes', async (expression) => {
  const written = (await write()).text;
  const selectors = findSelectors(expression);
  expect(selectors).not.toEqual([]);
  for (const { name, labels } of selectors) {
    const lines = written.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
    expect(lines, name).not.toEqual([]);
    for (const label of labels.filter((one) => /^\w+="/.test(one)))
      expect(
        lines.some((line) => line.includes(label)),
        label,
      ).toBe(true);
  }
});
