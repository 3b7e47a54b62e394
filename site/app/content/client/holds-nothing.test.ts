import { expect, test } from 'vitest';
import { holdsNothing } from './holds-nothing.ts';

test.each([
  ['no entry', { page: null }, true],
  ['an empty list', { pages: { nodes: [], pageInfo: { hasNextPage: false } } }, true],
  ['two of them', { pages: { nodes: [] }, posts: null }, true],
  ['a list of nothing', { products: { nodes: [null] } }, true],
  ['an entry', { page: { title: null } }, false],
  ['one list that is not empty', { pages: { nodes: [] }, posts: { nodes: [{ id: 'a' }] } }, false],
  ['settings', { languages: [{ code: 'ar' }] }, false],
  ['a value', { isOpen: false }, false],
])('with %s an answer has content or not', (_, data, expected) => {
  expect(holdsNothing(data)).toBe(expected);
});
