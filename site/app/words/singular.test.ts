import { expect, it } from 'vitest';
import { toSingular } from './singular.ts';

it.each([
  ['toothpastes', 'toothpaste'],
  ['oils', 'oil'],
  ['mouthwashes', 'mouthwash'],
  ['brushes', 'brush'],
  ['glosses', 'gloss'],
  ['pouches', 'pouch'],
  ['boxes', 'box'],
  ['fizzes', 'fizz'],
  ['sizes', 'size'],
  ['remedies', 'remedy'],
  // Words whose end only looks like a plural's.
  ['gloss', 'gloss'],
  ['citrus', 'citrus'],
  ['iris', 'iris'],
  ['gas', 'gas'],
  ['pies', 'pie'],
  ['زيت', 'زيت'],
])('%s → %s', (word, singular) => expect(toSingular(word)).toBe(singular));
