import { expect, test } from 'vitest';
import { buildReference, parseReference } from './reference.ts';

test('a reference number is twelve digits in groups of four, the same for the same key', () => {
  expect(buildReference('one')).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  expect(buildReference('one')).toBe(buildReference('one'));
  expect(buildReference('one')).not.toBe(buildReference('other'));
});

test('a reference number is understood as people write it, in the digits of either script', () => {
  const reference = buildReference('one');
  const arabic = reference.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  expect(parseReference(` ${reference.replaceAll('-', ' ')} `)).toBe(reference);
  expect(parseReference(arabic)).toBe(reference);
});

test('a wrong digit is noticed, whichever it is', () => {
  const digits = [...buildReference('one').replaceAll('-', '')];
  const wrong = digits.flatMap((digit, place) =>
    Array.from({ length: 9 }, (_, step) => digits.with(place, String((Number(digit) + step + 1) % 10)).join('')),
  );
  expect(wrong.map(parseReference).filter((parsed) => parsed !== null)).toEqual([]);
  expect(parseReference('123')).toBeNull();
});
