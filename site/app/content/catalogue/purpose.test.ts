import { expect, test } from 'vitest';
import { findPurpose } from './purpose.ts';

const tag = (slug: string) => ({ slug, name: slug.toUpperCase() });

test.each([
  ['its first two needs and moments', ['new', 'vegan', 'dry-hair', 'after-meals', 'shine'], 'DRY-HAIR · AFTER-MEALS'],
  ['the first sentence, without needs', ['new', 'vegan'], 'Warm it between your hands'],
])('a product is for %s', (_, tags, purpose) => {
  expect(findPurpose(tags.map(tag), '<p>Warm it between your hands. Then wait.</p>')).toBe(purpose);
});

test('a long sentence is cut at a word, and without any text there is no purpose', () => {
  const purpose = findPurpose([], 'word '.repeat(40));
  expect(purpose).toMatch(/^(?:word )+word…$/);
  expect(purpose.length).toBeLessThanOrEqual(72);
  expect(findPurpose([], null)).toBe('');
});
