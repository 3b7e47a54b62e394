import { expect, test } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const shipped = new Set(['node_modules/a', 'node_modules/b', 'node_modules/b/node_modules/c']);

test('only high and critical severities of what runs in production are found', () => {
  const vulnerabilities = {
    a: { severity: 'moderate', range: '<1', nodes: ['node_modules/a'] },
    b: { severity: 'high', range: '<2', nodes: ['node_modules/b'] },
    c: { severity: 'critical', range: '*', nodes: ['node_modules/c', 'node_modules/b/node_modules/c'] },
    d: { severity: 'critical', range: '*', nodes: ['node_modules/d'] },
  };
  expect(judgeAudit(JSON.stringify({ vulnerabilities }), shipped)).toEqual({
    findings: ['b <2: high', 'c *: critical'],
  });
  expect(judgeAudit('{"vulnerabilities":{}}', shipped)).toEqual({ findings: [] });
});

test('a lock file that npm cannot read is a finding, not a reason to skip', () => {
  const output = '{"error":{"code":"EAUDITNOLOCK","summary":"audit requires an existing lockfile."}}';
  const findings = ['npm audit: EAUDITNOLOCK audit requires an existing lockfile.'];
  expect(judgeAudit(output, shipped)).toEqual({ findings });
});

test.each([
  ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
  ['', 'the registry gave no answer that can be read'],
  ['<html>', 'the registry gave no answer that can be read'],
  ['{"vulnerabilities":null}', 'the registry gave no answer that can be read'],
])('if the registry answers %j the audit is skipped: %s', (output, skipped) => {
  expect(judgeAudit(output, shipped)).toEqual({ skipped });
});
