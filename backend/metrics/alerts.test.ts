import { expect, test } from 'vitest';
import {
  checkFiring,
  checkWithPromtool,
  findIncomplete,
  findUnwritten,
  hasPromtool,
  listDrawn,
  listExpressions,
} from '../../contract/test/rules.ts';
import { createMetrics } from './metrics.ts';

const RULES = 'deploy/alerts-backend.yml';
const expressions = new Set([...listExpressions(RULES), ...listDrawn('deploy/grafana/backend.json')]);

const metrics = createMetrics({ clock: () => 0, processMetrics: true });
metrics.addDatabase({
  connections: () => ({ busy: 1, idle: 0, waiting: 0 }),
  mails: async () => ({ queued: 0, dead: 0 }),
});
metrics.observeRequest('graphql', 200, 10);
metrics.countOperation({ operation: 'getProduct', country: 'uae', outcome: 'errors', duration: 10 });
metrics.countForm('join-us', 'mail_failed');
metrics.countMail('acknowledgement', 'sent');
await metrics.watchStatement('select 1', () => Promise.reject(new Error('gone'))).catch(() => {});

test('every rule of the backend has an expression, how bad it is, and what to do', () => {
  expect(listExpressions(RULES)).toHaveLength(8);
  expect(findIncomplete(RULES)).toEqual([]);
});

test.runIf(hasPromtool)('Prometheus takes the rules', () => expect(checkWithPromtool(RULES)).toBe(''));

test.each([...expressions])('%s names figures that the backend writes', async (expression) => {
  expect(findUnwritten(expression, (await metrics.write()).text)).toEqual([]);
});

test.runIf(hasPromtool).each([
  ['is there', '1x30', []],
  ['has started once', '1x10 0 1x20', []],
  ['starts again and again', '1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1', ['a']],
])('a backend that %s', (_, values, instances) => {
  const series = { 'up{job="backend",instance="a"}': values };
  expect(checkFiring(RULES, { alert: 'BackendDown', series, minutes: 20, instances })).toBe('');
});

test.runIf(hasPromtool).each([
  ['the first form that fails', '0x5 1x5', ['']],
  ['none that fails', '0x10', []],
])('Prometheus alerts, or does not: %s', async (_, values, instances) => {
  const series = `forms_total{form="distribution",status="mail_failed"}`;
  // Without an initial 0, the first failure would not count as an increase.
  expect((await createMetrics({ clock: () => 0 }).write()).text).toContain(`${series} 0\n`);
  expect(checkFiring(RULES, { alert: 'FormsFail', series: { [series]: values }, minutes: 9, instances })).toBe('');
});
