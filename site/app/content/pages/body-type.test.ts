import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_TYPES, parseAnswers, QUESTIONS, resolveBodyType } from './body-type.ts';

const read = (search: string) => resolveBodyType(parseAnswers(new URLSearchParams(search)));

test('without answers there is no result', () => {
  expect(read('')).toEqual({ answers: {}, open: [...QUESTIONS], result: null });
});

test('an open question means no result yet, and the given answers are kept', () => {
  const { open, answers, result } = read('hair=kapha&skin=pitta&hands=vatta&morning=pitta');
  expect(open).toEqual(['weather']);
  expect(answers.skin).toBe('pitta');
  expect(result).toBeNull();
});

test('an invalid answer is ignored', () => {
  expect(read('hair=straight&skin=kapha').answers).toEqual({ skin: 'kapha' });
});

test.each([
  ['kapha pitta pitta vatta pitta', 'pitta', null],
  ['vatta pitta pitta vatta vatta', 'vatta', 'pitta'],
  ['kapha kapha kapha kapha kapha', 'kapha', null],
  // A tie keeps the order of the page.
  ['vatta pitta pitta vatta kapha', 'pitta', 'vatta'],
])('%s is %s with %s', (given, type, second) => {
  const answers = given.split(' ').map((answer, index) => `${QUESTIONS[index]}=${answer}`);
  expect(read(`?${answers.join('&')}`).result).toMatchObject({ type, second });
});

test('every full set of answers has a type with the most votes', () => {
  const answer = fc.constantFrom(...BODY_TYPES);
  fc.assert(
    fc.property(fc.tuple(answer, answer, answer, answer, answer), (given) => {
      const { result } = resolveBodyType(
        Object.fromEntries(QUESTIONS.map((question, index) => [question, given[index]])),
      );
      if (!result) throw new Error('no result');
      expect(Math.max(...Object.values(result.counts))).toBe(result.counts[result.type]);
      expect(result.second).not.toBe(result.type);
    }),
  );
});
