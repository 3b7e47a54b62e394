import { expect, test } from 'vitest';
import { findPurpose } from './purpose.ts';

const tag = (slug: string) => ({ slug, name: slug.toUpperCase() });

test.each([
  ['its first two needs and moments', ['new', 'vegan', 'dry-hair', 'after-meals', 'shine'], 'DRY-HAIR · AFTER-MEALS'],
  ['the first sentence, without needs', ['new', 'vegan'], 'Warm it between your hands'],
])('a product is for %s', (_, tags, purpose) => {
  expect(findPurpose(tags.map(tag), '<p>Warm it between your hands. Then wait.</p>')).toBe(purpose);
});

test.each([
  [
    'Dark, buttery honey from the lote-tree bloom, taken once in autumn and left as it was.',
    'Dark, buttery honey from the lote-tree bloom',
  ],
  [
    'لوشن بارد سريع الامتصاص من هلام الصبّار الطازج، لبشرة تعيش بين الشمس والمكيّف.',
    'لوشن بارد سريع الامتصاص من هلام الصبّار الطازج',
  ],
])('a long sentence ends with a phrase: %j', (sentence, purpose) => {
  expect(findPurpose([], `<p>${sentence}</p>`)).toBe(purpose);
});

test('a long sentence without phrases is cut at a word, and without any text there is no purpose', () => {
  const purpose = findPurpose([], 'word '.repeat(40));
  expect(purpose).toMatch(/^(?:word )+word…$/);
  expect(purpose.length).toBeLessThanOrEqual(72);
  expect(findPurpose([], null)).toBe('');
});
