import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_TYPES, parseAnswers, QUESTIONS, resolveBodyType } from './body-type.ts';

const read = (search: string) => resolveBodyType(parseAnswers(new URLSearchParams(search)));

test('nothing is asked yet', () => {
  expect(read('')).toEqual({ answers: {}, open: [...QUESTIONS], result: null });
});

test('a question left open waits, and the answers given stay', () => {
  const { open, answers, result } = read('hair=kapha&skin=pitta&hands=vatta&morning=pitta');
  expect(open).toEqual(['weather']);
  expect(answers.skin).toBe('pitta');
  expect(result).toBeNull();
});

test('an answer nobody offered is none', () => {
  expect(read('hair=straight&skin=kapha').answers).toEqual({ skin: 'kapha' });
});

test.each([
  ['kapha pitta pitta vatta pitta', 'pitta', null],
  ['vatta pitta pitta vatta vatta', 'vatta', 'pitta'],
  ['kapha kapha kapha kapha kapha', 'kapha', null],
  // Equal shares keep the order of the page.
  ['vatta pitta pitta vatta kapha', 'pitta', 'vatta'],
])('%s is %s with %s', (given, type, second) => {
  const answers = given.split(' ').map((answer, index) => `${QUESTIONS[index]}=${answer}`);
  expect(read(`?${answers.join('&')}`).result).toMatchObject({ type, second });
});

test('every full set of answers has a type that nobody outnumbers', () => {
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
