import { expect, test } from 'vitest';
import { buildFullName } from './full-name.ts';

test.each([
  ['Amla Hair Oil', 'Tarwa', 'en', 'Tarwa Amla Hair Oil'],
  ['زيت الأملا', 'تروى', 'ar', 'زيت الأملا من تروى'],
  ['Amla Hair Oil', null, 'en', 'Amla Hair Oil'],
  ['زيت الأملا', '', 'ar', 'زيت الأملا'],
  ['Tarwa Amla Hair Oil', 'Tarwa', 'en', 'Tarwa Amla Hair Oil'],
  ['زيت تروى', 'تروى', 'ar', 'زيت تروى'],
  ['Rosemary Shampoo', 'Rose', 'en', 'Rose Rosemary Shampoo'],
] as const)('%s of %s in %s is %s', (name, brand, language, fullName) => {
  expect(buildFullName(name, brand, language)).toBe(fullName);
});
