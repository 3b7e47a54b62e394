import { expect, test } from 'vitest';
import { FORM_FIELDS } from '../../../contract/forms/form-fields.ts';
import { languages } from '../../../contract/languages.ts';
import { describeField } from './describe-field.server.ts';

const fields = Object.values(FORM_FIELDS).flat();

test('a label is a question', () => {
  expect(fields.some(({ label }) => label.en.endsWith('?'))).toBe(true);
});

test.each(languages.map(({ code }) => code))('an empty field is named without its question mark: %s', (language) => {
  const texts = fields.map((field) => describeField(field, language, '971').text);
  for (const { label, problems } of texts)
    expect(problems.required).toMatch(new RegExp(`^${label.replace(/[?؟]$/, '')}: `));
});
