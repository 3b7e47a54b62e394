import { expect, test } from 'vitest';
import { matchEtag } from './match-etag.ts';

test.each([
  [null, null],
  [undefined, null],
  ['', null],
  ['"b"', '"b"'],
  ['W/"b"', '"b"'],
  [' "b" ', '"b"'],
  ['"other", W/"b"', '"b"'],
  ['"b","a"', '"b"'],
  ['*', '"a"'],
  [' * ', '"a"'],
  ['"c"', null],
  ['b', null],
  ['"ab"', null],
  ['"a', null],
  ['"other, *"', null],
  ['w/"a"', null],
])('what is held by its validator is not sent again: of two, %j names %j', (ifNoneMatch, named) => {
  expect(matchEtag(ifNoneMatch, ['"a"', '"b"'])).toBe(named);
});

test('where there is nothing, nothing is named', () => expect(matchEtag('*', [])).toBeNull());
