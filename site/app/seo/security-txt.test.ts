import { expect, test } from 'vitest';
import { writtenLanguages } from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import { buildSecurityTxt } from './security-txt.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-06-01T08:30:00Z');

/** The fields of RFC 9116, each line of which is `Name: value`. */
function parse(text: string): [name: string, value: string][] {
  expect(text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
      return [name, value];
    });
}

test('security.txt says where to write, until when, and where it is (RFC 9116)', () => {
  const fields = parse(buildSecurityTxt({ origin: 'https://www.example.com', now }));
  expect(fields).toEqual([
    ...company.securityContacts.map((contact) => ['Contact', contact]),
    ['Expires', '2026-11-28T00:00:00.000Z'],
    ['Preferred-Languages', writtenLanguages.join(', ')],
    ['Canonical', 'https://www.example.com/.well-known/security.txt'],
  ]);
  for (const contact of company.securityContacts) expect(URL.canParse(contact), contact).toBe(true);
});

test.each([0, DAY - 1, 400 * DAY])('made %i ms later, it expires in less than a year, and not soon', (later) => {
  const fields = new Map(parse(buildSecurityTxt({ origin: 'https://www.example.com', now: now + later })));
  const left = Date.parse(fields.get('Expires') ?? '') - now - later;
  expect(left).toBeLessThan(365 * DAY);
  expect(left).toBeGreaterThan(90 * DAY);
});
