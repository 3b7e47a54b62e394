import { expect, test } from 'vitest';
import { countryOfPhone } from './countries.ts';
import { cleanPhone } from './phone.ts';

test.each([
  ['+971 4 000 0000', '+97140000000', 'uae'],
  ['(+971) 4 000-0000', '+97140000000', 'uae'],
  ['00971 4 000 0000', '+97140000000', 'uae'],
  ['(00971) 4 000 0000', '+97140000000', 'uae'],
  ['+٩٧١ ٤ ٠٠٠ ٠٠٠٠', '+97140000000', 'uae'],
  ['۰۰۹۶۶ ۱۱ ۰۰۰ ۰۰۰۰', '+966110000000', 'ksa'],
  ['+44 (0)20 0000 0000', '+442000000000', null],
  ['٠٤ ٠٠٠ ٠٠٠٠', '040000000', null],
  ['Tel: 04/000 0000', '040000000', null],
  ['+971 4 000 0000 ext. 5', '+97140000000', 'uae'],
  ['+971 4 000 0000 / +966 11 000 0000', '+97140000000', 'uae'],
  ['(04) 000 0000', '040000000', null],
  ['97', '97', null],
  ['', '', null],
])('%j is dialled as %j and belongs to %s', (phone, number, country) => {
  expect(cleanPhone(phone)).toBe(number);
  expect(countryOfPhone(phone)).toBe(country);
});
