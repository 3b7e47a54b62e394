import { expect, test } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

test('only high and critical severities are found', () => {
  const vulnerabilities = {
    a: { severity: 'moderate', range: '<1' },
    b: { severity: 'high', range: '<2' },
    c: { severity: 'critical', range: '*' },
  };
  expect(judgeAudit(JSON.stringify({ vulnerabilities }))).toEqual({ findings: ['b <2: high', 'c *: critical'] });
  expect(judgeAudit('{"vulnerabilities":{}}')).toEqual({ findings: [] });
});

test.each([
  ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
  ['', 'the registry gave no answer that can be read'],
  ['<html>', 'the registry gave no answer that can be read'],
  ['{"vulnerabilities":null}', 'the registry gave no answer that can be read'],
])('if the registry answers %j the audit is skipped: %s', (output, skipped) => {
  expect(judgeAudit(output)).toEqual({ skipped });
});
