import { describe, expect, test } from 'vitest';
import { countries } from '../../contract/countries.ts';
import { FORM_NAMES, type FormName } from '../../contract/forms.ts';
import { languageCodes, type WrittenLanguage, writtenLanguages } from '../../contract/languages.ts';
import type { SubmissionRow } from '../db/schema/submissions.ts';
import { buildMail, type MailRecord } from './build-mail.ts';

const row: SubmissionRow = {
  id: 7,
  country: 'uae',
  form: 'distribution',
  language: 'ar',
  reference: '4821-0937-5516',
  fields: null,
  sealed: null,
  sourcePage: '/ar/uae/distribution',
  consentVersion: '1',
  idempotencyKey: 'key',
  receivedAt: '2026-03-01 10:00:00+00',
  createdAt: '2026-03-01 10:00:01+00',
};
const record: MailRecord = {
  row,
  fields: {
    company: '<b>شركة المثال</b>',
    email: 'visitor@example.com',
    'business-type': 'wholesaler',
    ranges: ['tarwa', 'arak'],
    message: 'One\nTwo',
    'company-profile': 'profile.pdf',
  },
  files: [{ id: '00000000-0000-4000-8000-000000000001', field: 'company-profile', linkKey: 'key' }],
};
const settings = {
  smtpUrl: '',
  from: { name: 'Sample', address: 'no-reply@sample.example' },
  readers: { uae: { address: 'hello@sample.example', language: 'en' as const } },
};
const options = { settings, origin: 'https://service.example', now: 0 };

describe('the notification', () => {
  const mail = buildMail('notification', record, options);

  test('is in the reader’s language, with labels and choices instead of names', () => {
    expect(mail?.subject).toBe('Distribution application · United Arab Emirates · 4821-0937-5516');
    expect(mail?.text).toContain('Type of business: Wholesaler\n');
    expect(mail?.text).toContain('Ranges of interest: tarwa, arak\n');
    expect(mail?.text).toContain('Page: /ar/uae/distribution\n');
    expect(mail?.html).toContain('dir="ltr"');
  });

  test('links the file at an address that is signed and expires, and attaches nothing', () => {
    expect(mail?.text).toMatch(
      /profile\.pdf \(can be downloaded for 14 days\): https:\/\/service\.example\/submission-files\/[\da-f-]{36}\?until=1209600000&signature=[\w-]{43}/,
    );
    expect(mail?.attachments).toBeUndefined();
  });

  test('shows as text whatever was typed', () => {
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.html).toContain('One<br>Two');
  });
});

test('the acknowledgement is in the sender’s language and repeats nothing that was typed', () => {
  const mail = buildMail('acknowledgement', record, options);
  expect(mail?.to).toEqual({ name: '', address: 'visitor@example.com' });
  expect(mail?.subject).toBe('وصلنا طلب التوزيع · 4821-0937-5516');
  expect(mail?.html).toContain('dir="rtl"');
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/شركة المثال|tarwa|profile/);
});

test.each(languageCodes)(
  'every form’s acknowledgement in %s says who reads it and when, and the number',
  (language) => {
    for (const form of FORM_NAMES.filter((name) => name !== 'newsletter')) {
      const mail = buildMail('acknowledgement', { ...record, row: { ...row, form, language } }, options);
      expect(mail?.text).toContain('4821-0937-5516');
      expect(mail?.text).toMatch(/working days|يوم|أيام عمل/);
      expect(mail?.text).toMatch(/the United Arab Emirates|الإمارات/);
    }
  },
);

const READERS: Record<WrittenLanguage, Record<Exclude<FormName, 'newsletter'>, (country: string) => string>> = {
  en: {
    'general-enquiry': (country) => `Our customer care team for ${country} will read your message`,
    distribution: (country) => `Our partners team for ${country} reads every application`,
    'join-us': (country) => `Our people team for ${country} reads every application`,
  },
  ar: {
    'general-enquiry': (country) => `يقرأ رسالتك فريق خدمة العملاء المسؤول عن ${country}، `,
    distribution: (country) => `يقرأ فريق الشركاء المسؤول عن ${country} كل طلب، `,
    'join-us': (country) => `يقرأ فريق الموارد البشرية المسؤول عن ${country} كل طلب، `,
  },
};

test.each(writtenLanguages)('mails name each country in %s as a sentence does', (language) => {
  for (const { code: country, name, nameInSentence = name } of countries) {
    for (const form of ['general-enquiry', 'distribution', 'join-us'] as const) {
      const mail = buildMail('acknowledgement', { ...record, row: { ...row, form, language, country } }, options);
      expect(mail?.text).toContain(READERS[language][form](nameInSentence[language]));
    }
  }
});

test('a second sending has the same Message-ID, whatever the time', () => {
  const again = buildMail('acknowledgement', record, { ...options, now: 1 });
  expect(again?.messageId).toBe('<4821-0937-5516.7.acknowledgement@sample.example>');
});

test.each(['', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', '<a@b.example>'])(
  'the address %j is nobody’s',
  (email) => {
    expect(buildMail('acknowledgement', { ...record, fields: { email } }, options)).toBeNull();
    expect(buildMail('notification', { ...record, fields: { email } }, options)?.replyTo).toBeUndefined();
  },
);
