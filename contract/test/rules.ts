/** Reads rules for Prometheus and dashboards for Grafana, to compare them with the figures that a process writes. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(fileOf(path), 'utf8');

/** The parts of Grafana's dashboard format that are read here. */
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
  templating: z.object({ list: z.array(z.object({ query: z.string() })) }),
});

/** Keywords of the query language. */
const WORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset']);
/** Metrics that Prometheus adds itself. */
const ITS_OWN = new Set(['up']);
const ITS_OWN_LABEL = /^job=/;

/** The expressions of a file of rules, one per line. */
export function listExpressions(rules: string): string[] {
  return [...read(rules).matchAll(/^ {8}expr: (.+)$/gm)].map(([, expression = '']) => expression);
}

/** The expressions of a dashboard. */
export function listDrawn(dashboard: string): string[] {
  const { panels, templating } = dashboardSchema.parse(JSON.parse(read(dashboard)));
  const listed = templating.list.flatMap(({ query }) => /^label_values\((\w+),/.exec(query)?.[1] ?? []);
  return [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...listed];
}

/** Returns the parts that alerts lack: an expression, a severity, a text, a runbook. */
export function findIncomplete(rules: string): string[] {
  const runbook = read('docs/operations.md');
  const alerts = read(rules)
    .split(/^ {6}- alert: /m)
    .slice(1);
  return alerts.flatMap((rule) => {
    const [, name = ''] = /^([A-Z]\w+)\n/.exec(rule) ?? [];
    const parts = [
      /^ {8}expr: .+$/m,
      /^ +severity: (?:critical|warning)$/m,
      /^ +summary: .+$/m,
      /^ +description: .+$/m,
      new RegExp(`^ +runbook: docs/operations.md#${name.toLowerCase()}$`, 'm'),
    ];
    const missing = parts.filter((part) => !part.test(rule)).map((part) => `${name}: ${part.source}`);
    // The paragraph has the name of the alert, so that the address in the rule leads there.
    return new RegExp(`^### ${name}$\n\n.{80}`, 'm').test(runbook) ? missing : [...missing, `${name}: no runbook`];
  });
}

/** The metrics an expression names, each with its labels as they are written there. */
export function findSelectors(expression: string): { name: string; labels: string[] }[] {
  const bare = expression.replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/(?<![\w"])([a-z_:]\w*)(?!\w|\s*\()(?:\{([^}]*)\})?/g)].flatMap(
    ([, name = '', labels = '']) =>
      WORDS.has(name) ? [] : [{ name, labels: labels.split(',').filter((label) => label !== '') }],
  );
}

/** Returns the names and labels in an expression that are not among the written figures. */
export function findUnwritten(expression: string, written: string): string[] {
  const selectors = findSelectors(expression);
  if (selectors.length === 0) return ['names nothing'];
  return selectors
    .filter(({ name }) => !ITS_OWN.has(name))
    .flatMap(({ name, labels }) => {
      const lines = written.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
      if (lines.length === 0) return [name];
      const exact = labels.filter((one) => /^\w+="/.test(one) && !one.includes('$') && !ITS_OWN_LABEL.test(one));
      return exact.filter((label) => !lines.some((line) => line.includes(label))).map((label) => `${name}{${label}}`);
    });
}

const PROMTOOL = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((path) => existsSync(path));
export const hasPromtool = PROMTOOL !== undefined;
if (!hasPromtool)
  process.stderr.write('Skipped: promtool is not installed, so it does not check the rules of deploy/.\n');

/** Returns promtool's complaints about a file of rules; empty when there are none. */
export function checkWithPromtool(rules: string): string {
  const { status, stdout, stderr } = spawnSync(PROMTOOL ?? '', ['check', 'rules', fileOf(rules)]);
  return status === 0 ? String(stderr) : `${stdout}${stderr}`;
}

export type Firing = {
  alert: string;
  /** Series with a value for each minute, in promtool's notation: `0x10 1x5` is ten minutes of 0, then five of 1. */
  series: Readonly<Record<string, string>>;
  minutes: number;
  /** The instances it fires for then; empty: none in particular. */
  instances: readonly string[];
};

/** Returns promtool's complaint if an alert does not fire for exactly these instances; empty if it does. */
export function checkFiring(rules: string, { alert, series, minutes, instances }: Firing): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const file = join(folder, 'firing.yml');
  const tested = {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: `count by (instance) (ALERTS{alertname="${alert}",alertstate="firing"})`,
        eval_time: `${minutes}m`,
        exp_samples: instances.map((instance) => ({ labels: instance && `{instance="${instance}"}`, value: 1 })),
      },
    ],
  };
  // JSON is YAML, too.
  writeFileSync(file, JSON.stringify({ rule_files: [fileOf(rules)], evaluation_interval: '1m', tests: [tested] }));
  const { status, stdout, stderr } = spawnSync(PROMTOOL ?? '', ['test', 'rules', file]);
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : `${stdout}${stderr}`;
}
