import { describe, expect, test } from 'vitest';
import { findBySlug, parseSlug, parseSlugs } from './slug.ts';

test.each([
  ['%d8%b2%d9%8a%d8%aa', 'زيت'],
  ['زيت', 'زيت'],
  ['amla-oil', 'amla-oil'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('parseSlug(%s)', (raw, expected) => {
  expect(parseSlug(raw)).toBe(expected);
});

test('a list of slugs is as editors type it, or copy it from addresses', () => {
  expect(parseSlugs(' amla-oil, mahd\nsidr،زيت %d8%b2%d9%8a%d8%aa')).toEqual([
    'amla-oil',
    'mahd',
    'sidr',
    'زيت',
    'زيت',
  ]);
  expect(parseSlugs('')).toEqual([]);
});

describe('findBySlug', () => {
  const nodes = [{ slug: 'zayt' }, { slug: null }, { slug: '%d8%b2%d9%8a%d8%aa' }];
  test('finds the node, in either spelling', () => {
    expect(findBySlug(nodes, 'زيت')).toBe(nodes[2]);
  });
  test('is null if the filter was ignored and other nodes came', () => {
    expect(findBySlug(nodes, 'sidr')).toBeNull();
  });
});
