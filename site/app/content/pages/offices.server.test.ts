import { expect, test } from 'vitest';
import { resolvePhoneCountry } from './offices.server.ts';

test.each([
  ['+971 4 000 0000', 'uae'],
  ['00966 11 000 0000', 'ksa'],
  ['+965-2200-0000', 'kwt'],
  ['(+974) 4400 0000', 'qat'],
  ['+968 24 000 000', 'omn'],
  ['+973 1700 0000', 'bhr'],
  ['+20 2 0000 0000', 'egy'],
  ['+44 20 0000 0000', null],
  ['', null],
])('%s is in %s', (phone, country) => {
  expect(resolvePhoneCountry(phone)).toBe(country);
});
