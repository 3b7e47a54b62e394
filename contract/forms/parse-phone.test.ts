import { expect, test } from 'vitest';
import { cleanValue, findProblem } from './find-problem.ts';
import { FORM_FIELDS } from './form-fields.ts';
import { buildFormSchema } from './schemas.ts';

const phone = FORM_FIELDS.distribution.find(({ type }) => type === 'phone') ?? FORM_FIELDS.distribution[0];
if (phone === undefined) throw new Error('The application has no fields.');

/** Returns a number as it is stored, or its problems. */
function keep(typed: string, country: 'uae' | 'egy' = 'uae') {
  const { data, error } = buildFormSchema('general-enquiry', country).shape.phone?.safeParse([typed]) ?? {};
  return error ? error.issues.map(({ message }) => message) : data;
}

test.each([
  ['050 123 4567', 'uae', '+971501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'uae', '+971501234567'],
  ['۰۱۰۰۱۲۳۴۵۶۷', 'egy', '+201001234567'],
  ['+966 (0)55-123-4567', 'uae', '+966551234567'],
  ['00971 50 123 4567', 'uae', '+971501234567'],
  ['(04) 123 4567', 'uae', '+97141234567'],
  ['04–123—4567', 'uae', '+97141234567'],
  ['04‑123−4567', 'uae', '+97141234567'],
  ['04.123.4567', 'uae', '+97141234567'],
  ['04/123/4567', 'uae', '+97141234567'],
  ['\u202a+971 50 123 4567\u202c\u200e', 'uae', '+971501234567'],
  ['(٠٤) ١٢٣–٤٥٦٧', 'uae', '+97141234567'],
  ['04 123 4567 ext. 12', 'uae', '+97141234567 #12'],
  ['04 123 4567x12', 'uae', '+97141234567 #12'],
  ['04 123 4567 #12', 'uae', '+97141234567 #12'],
  ['٠٤ ١٢٣ ٤٥٦٧ تحويلة ١٢', 'uae', '+97141234567 #12'],
  ['04 123 4567 تحويلة: 12', 'uae', '+97141234567 #12'],
  // A whole number of an island.
  ['+683 4000', 'uae', '+6834000'],
] as const)('the telephone number %s of %s is kept as %s', (typed, country, kept) => {
  expect(keep(typed, country)).toBe(kept);
});

test('a browser refuses no number that the server takes', () => {
  // A stored number is accepted again.
  for (const written of ['+6834000', '+97141234567 #12', '(04) 123 4567 تحويلة ١٢', '۰۱۰۰۱۲۳۴۵۶۷', 'هاتف: 0501234567'])
    expect([written, findProblem(phone, cleanValue(phone, written))]).toEqual([written, null]);
  expect(findProblem(phone, '12345')).toBe('phone');
});

test.each(['call me', '12', '+971 4 1', '12345', '123456', '+49 1234', '050 123 4567 8901234'])(
  'the telephone number %s is refused',
  (typed) => {
    expect(keep(typed)).toEqual(['phone']);
  },
);
