import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test.each([
  [1, [0.6270739405881613, 0.002735721180215478, 0.5274470399599522]],
  [7, [0.011704753153026104, 0.06195825757458806, 0.97690763277933]],
])('the seed %i always gives the same numbers, which committed pictures depend on', (seed, numbers) => {
  const random = createRandom(seed);
  expect(numbers.map(random)).toEqual(numbers);
});

test('numbers are from 0 to below 1, and spread', () => {
  const random = createRandom(3);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(numbers.reduce((sum, number) => sum + number) / numbers.length).toBeCloseTo(0.5, 1);
});
