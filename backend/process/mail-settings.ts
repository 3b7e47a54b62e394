/** The mails to send and their recipients, from the environment. */
import { z } from 'zod';
import { type CountryCode, countryCodes, defaultCountry, resolveCountry } from '../../contract/countries.ts';
import { EnvironmentError, type Variables } from '../../contract/environment.ts';
import { isEmailAddress } from '../../contract/forms/email-address.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../contract/languages.ts';
import { parseJson } from '../../contract/parse-json.ts';

const SENDER = /^(?:([^<>"\p{Cc}]{1,100}?) )?<?([^\s<>]+)>?$/u;

const address = z.string().refine(isEmailAddress);
const reader = z.object({ address, language: z.enum(languageCodes).optional() });

export const MAIL_VARIABLES = {
  SMTP_URL: {
    schema: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]),
    fallback: '',
    // It may hold a password.
    isSecret: true,
    takes: 'nothing (no mails) or an address like smtps://user:secret@mail.example.com:465',
  },
  MAIL_FROM: {
    schema: z.string().transform((text, context) => {
      const [, name = '', sender = ''] = SENDER.exec(text) ?? [];
      if (text === '' || isEmailAddress(sender)) return { name, address: sender };
      context.addIssue({ code: 'custom', message: 'not a sender' });
      return z.NEVER;
    }),
    fallback: '',
    takes: 'a sender like Sample Company <no-reply@example.com>, whose mailbox takes what bounces',
  },
  MAIL_TO: {
    schema: z
      .string()
      .transform(parseJson)
      .pipe(z.partialRecord(z.enum(countryCodes), reader)),
    fallback: '{}',
    takes: `JSON like {"${defaultCountry}":{"address":"hello@example.com","language":"${defaultLanguage}"}}: who reads what each country sends; without a language, in the country's own`,
  },
} as const satisfies Variables;

export type MailSettings = {
  smtpUrl: string;
  from: { name: string; address: string };
  readers: Partial<Record<CountryCode, { address: string; language: LanguageCode }>>;
};

/** Resolves the settings of mail; null when none is sent. Throws `EnvironmentError`. */
export function resolveMail(values: {
  SMTP_URL: string;
  MAIL_FROM: MailSettings['from'];
  MAIL_TO: Partial<Record<CountryCode, { address: string; language?: LanguageCode | undefined }>>;
}): MailSettings | null {
  if (values.SMTP_URL === '') return null;
  if (values.MAIL_FROM.address === '')
    throw new EnvironmentError('MAIL_FROM is empty: with SMTP_URL, mails need a sender.');
  const readers = countryCodes.flatMap((country) => {
    const { address: to, language = resolveCountry(country).defaultLanguage } = values.MAIL_TO[country] ?? {};
    return to === undefined ? [] : [[country, { address: to, language }]];
  });
  return { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, readers: Object.fromEntries(readers) };
}
