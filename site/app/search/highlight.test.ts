import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMatches } from './highlight.ts';

/** Puts the marked words in brackets. */
function mark(text: string, key: string): string {
  return splitMatches(text, key)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');
}

test.each([
  // Latin: case, accents, plural, possessive, prefixes, digits
  ['Amla Hair Oil', 'amla', '[Amla] Hair Oil'],
  ['Amla Hair Oil', 'hair oils', 'Amla [Hair] [Oil]'],
  ['Strawberries & cream', 'strawberry', '[Strawberries] & cream'],
  ['Brushes', 'brush', '[Brushes]'],
  ['Rosemary & Rose', 'roses', 'Rosemary & [Rose]'],
  ['Miswak', 'miswaks', '[Miswak]'],
  ['Crème for Dad’s hands', 'creme dad', '[Crème] for [Dad’s] hands'],
  ['Shampoo', 'sham', '[Shampoo]'],
  ['Shampoo', 's', 'Shampoo'],
  ['200 ml', '200', '[200] ml'],
  ['2000 ml', '200', '2000 ml'],
  ['٢٠٠ مل', '200', '[٢٠٠] مل'],
  ['Anti-frizz', 'frizz', 'Anti-[frizz]'],
  ['Foil', 'oil', 'Foil'],
  // Arabic: alef with hamza, ta marbuta, alef maqsura, tashkeel, tatweel, article, conjunction, plural
  ['زيت الأملا', 'املا', 'زيت [الأملا]'],
  ['زيت أملا للشعر', 'زيت الشعر', '[زيت] أملا [للشعر]'],
  ['نديّة', 'نديه', '[نديّة]'],
  ['تَرْوى', 'تروي', '[تَرْوى]'],
  ['شعـــر', 'شعر', '[شعـــر]'],
  ['قرنفل ونعناع', 'نعناع', 'قرنفل [ونعناع]'],
  ['للبشرة الجافّة', 'بشره جافه', '[للبشرة] [الجافّة]'],
  ['الزيوت والمعجون', 'معجون', 'الزيوت [والمعجون]'],
  ['مسواك', 'سواك', 'مسواك'],
  ['زيت المسواك', 'زیت مسواک', '[زيت] [المسواك]'],
  // Nothing to mark
  ['Amla', '', 'Amla'],
  ['Amla', '؟!', 'Amla'],
  ['', 'amla', ''],
  ['<b>Amla</b>', 'amla', '<b>[Amla]</b>'],
])('%j searched for %j → %j', (text, key, marked) => {
  expect(mark(text, key)).toBe(marked);
});

test('the pieces join to the text, whatever the key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, key) => {
      const pieces = splitMatches(text, key);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.every((piece) => piece.text !== '')).toBe(true);
    }),
  );
});

test('a word matches itself, whatever its marks and case', () => {
  const word = fc.constantFrom('أملا', 'نديّة', 'تروى', 'زيت', 'Amla', 'Crème', 'سِدر');
  const noise = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    addTatweel,
    addTashkeel,
  );
  fc.assert(
    fc.property(word, noise, noise, (text, one, other) => {
      expect(splitMatches(one(text), other(text)).some((piece) => piece.isMatch)).toBe(true);
    }),
  );
});

function addTatweel(text: string): string {
  return /^[\u0621-\u064a]{2}/.test(text) ? `${text[0]}\u0640${text.slice(1)}` : text;
}

function addTashkeel(text: string): string {
  return /^[\u0621-\u064a]/.test(text) ? `${text[0]}\u064e${text.slice(1)}` : text;
}
