import { expect, test } from 'vitest';
import { OPT_IN } from '../../../company/routine.ts';
import { BODY_TYPES } from './body-type.ts';
import { isOfMoment, listIngredients, MOMENTS, ROUTINES } from './routine.ts';

const steps = BODY_TYPES.flatMap((type) => MOMENTS.flatMap((moment) => ROUTINES[type][moment]));

test('no temperament is given what styles, what is for children or what takes hair away', () => {
  for (const { type } of steps) expect(type).not.toMatch(/styling|gel|wax|baby|hair-removal|sugar/);
  expect(OPT_IN).toEqual({ regimen: ['hair-removal'], tag: ['kids'] });
});

test('each has a morning and an evening of two packs, no type twice', () => {
  for (const type of BODY_TYPES) {
    const types = MOMENTS.flatMap((moment) => ROUTINES[type][moment].map((step) => step.type));
    expect(types).toHaveLength(4);
    expect(new Set(types).size).toBe(4);
  }
});

test('the ingredients of a routine lead to further products', () => {
  expect(listIngredients('vatta')).toEqual(['almond', 'sesame', 'date', 'honey', 'amla']);
});

test.each([
  ['shampoo', ['evening']],
  ['hair-oil', ['evening']],
  ['body-lotion', ['morning']],
  [undefined, ['morning']],
  ['toothpaste', ['morning', 'evening']],
  ['hand-cream', ['morning', 'evening']],
])('%s is of the %j: what is used twice a day is of both', (type, moments) => {
  expect(MOMENTS.filter((moment) => isOfMoment(moment, type))).toEqual(moments);
});
