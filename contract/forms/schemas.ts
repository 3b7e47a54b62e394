import { z } from 'zod';
import { type CountryCode, resolveCountry } from '../countries.ts';
import type { FormName } from '../forms.ts';
import { cleanValue, findProblem, type Problem } from './find-problem.ts';
import { FORM_FIELDS, type FormField } from './form-fields.ts';
import { parsePhone } from './parse-phone.ts';

/**
 * Builds the schema of a form's texts, from typed to stored values. A telephone number without a country code is one of
 * the given country. Issues have problems as messages; unknown fields are dropped.
 */
export function buildFormSchema(form: FormName, country: CountryCode) {
  return z.object(
    Object.fromEntries(
      FORM_FIELDS[form]
        .filter(({ type }) => type !== 'file')
        .map((field) => [field.name, z.array(z.string()).default([]).transform(keep(field, country))]),
    ),
  );
}

function keep(field: FormField, country: CountryCode) {
  return (typed: readonly string[], context: z.RefinementCtx): string | string[] => {
    const fail = (problem: Problem) => context.addIssue({ code: 'custom', message: problem });
    const values = typed.map((one) => cleanValue(field, one)).filter((one) => one !== '');
    if (field.type === 'choices') {
      const chosen = [...new Set(values)];
      if (chosen.length > field.most || chosen.some((one) => findProblem(field, one) !== null)) fail('choice');
      return chosen;
    }
    const [value = ''] = values;
    const problem = findProblem(field, value);
    if (problem !== null) fail(problem);
    if (field.type !== 'phone' || value === '' || problem !== null) return value;
    const number = parsePhone(value, resolveCountry(country).iso);
    if (number === null) fail('phone');
    return number ?? value;
  };
}
