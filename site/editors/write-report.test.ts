import { expect, test } from 'vitest';
import { isPassed, type Report } from './finding.ts';
import { writeHtml, writeText } from './write-report.ts';

const report: Report = {
  services: ['uae: https://content.test/graphql'],
  findings: [
    { kind: 'expired', where: 'English', what: '“Ramadan” ended on 2026-04-01 and is still active' },
    { kind: 'expired', where: 'Arabic', what: '“Ramadan” ended on 2026-04-01 and is still active' },
    { kind: 'nowhere', where: 'English', what: '“<b>Menu</b>” links to /uae/x' },
  ],
};
const warnings = { ...report, findings: report.findings.slice(0, 2) };

test('a report is errors first, each thing once with its places', () => {
  expect(writeText(report)).toBe(`uae: https://content.test/graphql

Error: Links to nowhere (1)
  “<b>Menu</b>” links to /uae/x [English]

Look at: Expired (1)
  “Ramadan” ended on 2026-04-01 and is still active [English, Arabic]

2 things to look at, with errors.

`);
});

test('as a page it prints, and holds no markup of the content', () => {
  const html = writeHtml(report);
  expect(html).toContain('@media print');
  expect(html).toContain('<li>“&lt;b&gt;Menu&lt;/b&gt;” links to /uae/x <small>English</small></li>');
  expect(html).toContain('<section data-level="error"><h2>Links to nowhere (1)</h2>');
});

test('warnings pass a check, errors do not', () => {
  expect([isPassed(report), isPassed(warnings), isPassed({ services: [], findings: [] })]).toEqual([false, true, true]);
  expect(writeText({ services: [], findings: [] })).toContain('Nothing to look at.');
});
