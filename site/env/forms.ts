/** What visitors send: the forms of each country, the outbox, the scanner. */
import { z } from 'zod';
import { byCountry, countryCodes, defaultCountry } from '../../contract/countries.ts';
import type { Values, Variables } from '../../contract/environment.ts';
import { SUBMISSIONS_DAYS } from '../../contract/forms/kept-days.ts';
import type { KeptForm } from '../../contract/forms/submission.ts';
import { formId } from '../../contract/forms.ts';
import { parseJson } from '../../contract/parse-json.ts';
import { SUBMISSIONS_KEY } from '../../contract/seal.ts';

const KEPT_FORMS = ['general-enquiry', 'distribution', 'join-us'] as const satisfies readonly KeptForm[];

export const FORM_VARIABLES = {
  NEWSLETTER_FORMS: {
    schema: z
      .string()
      .transform(parseJson)
      .pipe(z.partialRecord(z.enum(countryCodes), z.string().regex(/^\d+$/))),
    fallback: '{}',
    takes: `JSON like {"${defaultCountry}":"327"}: the contact form id of the newsletter; a country left out uses the embedded one`,
  },
  CONTACT_FORMS: {
    schema: z
      .string()
      .transform(parseJson)
      .pipe(z.partialRecord(z.enum(countryCodes), z.partialRecord(z.enum(KEPT_FORMS), z.string().regex(/^\d+$/)))),
    fallback: '{}',
    takes: `JSON like {"${defaultCountry}":{"general-enquiry":"328"}}: the contact form ids of each country; one left out is the embedded one's`,
  },
  OUTBOX_DATABASE_URL: {
    schema: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]),
    fallback: '',
    // It may contain a password.
    isSecret: true,
    takes: 'nothing (a folder under DATA_DIR) or an address like postgres://user:secret@host:5432/name',
  },
  SUBMISSIONS_KEY,
  SUBMISSIONS_DAYS,
  CLAMD_URL: {
    schema: z.union([
      z.literal(''),
      z.string().regex(/^(?:tcp:\/\/[^/:]+:\d{1,5}|tcp:\/\/\[[\d.a-f:]+\]:\d{1,5}|unix:\/.+)$/i),
    ]),
    fallback: '',
    takes: 'the scanner of sent files, like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl; empty: none',
  },
} as const satisfies Variables;

/** Reads where submissions of visitors go. */
export function readForms(values: Values<typeof FORM_VARIABLES>) {
  return {
    /** The id of each country's newsletter form. */
    newsletterForms: byCountry((country) => values.NEWSLETTER_FORMS[country] ?? String(formId(country, 'newsletter'))),
    /** The ids of each country's other forms. */
    contactForms: byCountry(
      (country): Record<KeptForm, string> => ({
        'general-enquiry': String(formId(country, 'general-enquiry')),
        distribution: String(formId(country, 'distribution')),
        'join-us': String(formId(country, 'join-us')),
        ...values.CONTACT_FORMS[country],
      }),
    ),
    /** Empty: the outbox is a folder. */
    outboxDatabaseUrl: values.OUTBOX_DATABASE_URL,
    submissionsKeys: values.SUBMISSIONS_KEY,
    submissionsDays: values.SUBMISSIONS_DAYS,
    /** Empty: files are not scanned. */
    clamdUrl: values.CLAMD_URL,
  };
}
