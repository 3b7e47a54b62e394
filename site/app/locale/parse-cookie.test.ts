import { expect, test } from 'vitest';
import { parseCookie } from './parse-cookie.ts';

test.each([
  [null, null],
  ['', null],
  ['name', null],
  ['rename=1; namely=2', null],
  ['name=', ''],
  ['a=1;name=two', 'two'],
  [' name = two ;b=3', 'two'],
  ['name=a=b==', 'a=b=='],
  ['name=%D8%B2', 'ز'],
  ['name=100%', '100%'],
  ['name=first; name=second', 'first'],
])('%j', (cookies, value) => {
  expect(parseCookie(cookies, 'name')).toBe(value);
});
