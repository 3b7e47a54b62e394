import { describe, expect, test } from 'vitest';
import type { FormName } from '../forms.ts';
import { buildFormSchema } from './schemas.ts';

const ENQUIRY = {
  name: ['Sample Person'],
  email: ['sample@example.com'],
  topic: ['where-to-buy'],
  message: ['Where can I buy it?'],
  consent: ['yes'],
};

function check(form: FormName, typed: Record<string, string[]>) {
  const result = buildFormSchema(form, 'uae').safeParse(typed);
  return result.success
    ? { values: result.data }
    : { problems: Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message])) };
}
const enquire = (change: Record<string, string[]>) => check('general-enquiry', { ...ENQUIRY, ...change });

test('what is left out is empty, and what a form does not have is dropped', () => {
  expect(check('general-enquiry', { ...ENQUIRY, extra: ['x'], constructor: ['x'] })).toEqual({
    values: {
      name: 'Sample Person',
      email: 'sample@example.com',
      phone: '',
      topic: 'where-to-buy',
      product: '',
      message: 'Where can I buy it?',
      consent: 'yes',
    },
  });
});

test.each<[FormName, Record<string, string>]>([
  ['newsletter', { email: 'required' }],
  [
    'general-enquiry',
    { name: 'required', email: 'required', topic: 'required', message: 'required', consent: 'consent' },
  ],
  [
    'distribution',
    {
      company: 'required',
      'contact-person': 'required',
      email: 'required',
      phone: 'required',
      country: 'required',
      city: 'required',
      'business-type': 'required',
      consent: 'consent',
    },
  ],
  ['join-us', { name: 'required', email: 'required', consent: 'consent' }],
])('%s demands its fields, and no more (rulings 5)', (form, problems) => {
  expect(check(form, {})).toEqual({ problems });
  expect(check(form, Object.fromEntries(Object.keys(problems).map((name) => [name, [' \u200f\t\n']])))).toMatchObject({
    problems: Object.fromEntries(Object.keys(problems).map((name) => [name, expect.any(String)])),
  });
});

test.each([
  ['name', 'a'.repeat(200), null],
  ['name', 'a'.repeat(201), 'too-long'],
  ['message', 'ابتثجحخدذ', 'too-short'],
  ['message', 'ابتثجحخدذر', null],
  ['message', 'م'.repeat(2000), null],
  ['message', 'م'.repeat(2001), 'too-long'],
  // Two UTF-16 units each, but one character to the visitor.
  ['message', '😀'.repeat(9), 'too-short'],
  ['message', '😀'.repeat(2000), null],
  ['topic', 'something', 'choice'],
  ['email', 'nobody', 'email'],
  ['email', 'a@b', 'email'],
  ['email', 'نورة@example.com', 'email'],
  ['email', 'name@مثال', 'email'],
  ['email', 'name@مثال..إختبار', 'email'],
  ['email', `name@${'م'.repeat(60)}.إختبار`, 'email'],
  ['email', 'a@b.example\r\nBcc: c@d.example', 'email'],
  ['email', `${'a'.repeat(60)}@${'b.'.repeat(98)}example`, 'too-long'],
])('the field %s with %j has the problem %s', (name, value, problem) => {
  expect(enquire({ [name]: [value] })).toEqual(
    problem === null ? { values: expect.anything() } : { problems: { [name]: problem } },
  );
});

test.each([
  ['name@مثال.إختبار', 'name@xn--mgbh0fb.xn--kgbechtv'],
  ['\u200fname+٢@بريد.مثال.إختبار\u200e', 'name+2@xn--ngbof4h.xn--mgbh0fb.xn--kgbechtv'],
  ['Name@Bücher.example', 'Name@xn--bcher-kva.example'],
  ['name@xn--mgbh0fb.xn--kgbechtv', 'name@xn--mgbh0fb.xn--kgbechtv'],
  ['Name@Example.COM', 'Name@Example.COM'],
])('the address %j is kept as %s', (typed, kept) => {
  expect(enquire({ email: [typed] })).toMatchObject({ values: { email: kept } });
});

describe('texts', () => {
  test.each([
    ['  Sample\t  Person ', 'Sample Person'],
    ['Sam\u0000ple\u0007', 'Sample'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['evil\u202egpj.exe', 'evilgpj.exe'],
    ['\u2066a\u2069\ufeff\u200bb', 'ab'],
    ['a\ud800', 'a\ufffd'],
    ['Bcc:\r\nx', 'Bcc: x'],
    // Joiners belong to letters.
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('the name %j is kept as %j', (typed, kept) => {
    expect(enquire({ name: [typed] })).toMatchObject({ values: { name: kept } });
  });

  test('a message keeps its lines', () => {
    expect(enquire({ message: ['\r\nOne line \r\n\r\nand\tanother\u0007\r\n'] })).toMatchObject({
      values: { message: 'One line\n\nand another' },
    });
  });
});

test('years are a number, and ranges a list of slugs without repetitions', () => {
  const application = {
    company: ['Sample Trading'],
    'contact-person': ['Sample'],
    email: ['sample@example.com'],
    phone: ['0501234567'],
    country: ['other'],
    city: ['Dubai'],
    'business-type': ['online'],
    consent: ['yes'],
  };
  expect(
    check('distribution', { ...application, 'years-in-business': ['١٢'], ranges: ['tarwa', 'arak', 'tarwa'] }),
  ).toMatchObject({ values: { 'years-in-business': '12', ranges: ['tarwa', 'arak'] } });
  expect(check('distribution', { ...application, 'years-in-business': ['301'] })).toEqual({
    problems: { 'years-in-business': 'number' },
  });
  expect(check('distribution', { ...application, 'years-in-business': ['-1'] })).toEqual({
    problems: { 'years-in-business': 'number' },
  });
  const many = Array.from({ length: 51 }, (_, index) => `range-${index}`);
  expect(check('distribution', { ...application, ranges: many })).toEqual({ problems: { ranges: 'choice' } });
});
