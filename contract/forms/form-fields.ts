/** The fields of every form (rulings 5): pages, servers, mails and exports all use these definitions. */
import { countries } from '../countries.ts';
import type { FormName } from '../forms.ts';
import type { Translated } from '../languages.ts';
import { BUSINESS_TYPES, type Choice, OTHER_COUNTRY, TOPICS } from './choices.ts';
import type { FileKind } from './file-kinds.ts';

type FieldRule =
  | { type: 'line'; maxLength: number }
  | { type: 'text'; maxLength: number; minLength?: number }
  | { type: 'email'; maxLength: number }
  | { type: 'phone'; maxLength: number }
  | { type: 'number'; max: number }
  /** A choice from a list, fixed or from the content: jobs come and go while a visitor is writing. */
  | { type: 'choice'; choices: readonly Choice[] | 'jobs' }
  /** Any of the content's brands, by their slugs. */
  | { type: 'choices'; choices: 'brands'; most: number }
  | { type: 'file'; accepts: readonly FileKind[]; maxBytes: number }
  | { type: 'consent' };

/** A field has its name in the content service's form, and a label in each language. */
export type FormField = FieldRule & {
  name: string;
  label: Translated;
  isRequired?: boolean;
  /** The token of HTML's `autocomplete`. */
  autoComplete?: string;
};

const LINE = { type: 'line', maxLength: 200 } as const;
const TEXT = { type: 'text', maxLength: 2000 } as const;
/** The largest file of any form. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

const NAME = {
  ...LINE,
  name: 'name',
  label: { en: 'Name', ar: 'الاسم' },
  isRequired: true,
  autoComplete: 'name',
} as const;
const EMAIL = {
  type: 'email',
  maxLength: 254,
  name: 'email',
  label: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  isRequired: true,
  autoComplete: 'email',
} as const;
const PHONE = {
  type: 'phone',
  maxLength: 40,
  name: 'phone',
  label: { en: 'Telephone', ar: 'الهاتف' },
  autoComplete: 'tel',
} as const;
const MESSAGE = { ...TEXT, name: 'message', label: { en: 'Message', ar: 'الرسالة' } } as const;
const CONSENT = {
  type: 'consent',
  name: 'consent',
  label: {
    en: 'I agree that what I send here is stored and used to answer me.',
    ar: 'أوافق على حفظ ما أرسله هنا واستعماله للردّ عليّ.',
  },
  isRequired: true,
} as const;

/** The version of the consent's text, which is stored with each consent: change it with the text. */
export const CONSENT_VERSION = '2026-11-22';

export const FORM_FIELDS: Readonly<Record<FormName, readonly FormField[]>> = {
  newsletter: [EMAIL],
  'general-enquiry': [
    NAME,
    EMAIL,
    PHONE,
    {
      type: 'choice',
      choices: TOPICS,
      name: 'topic',
      label: { en: 'What is it about?', ar: 'موضوع الاستفسار' },
      isRequired: true,
    },
    { ...LINE, name: 'product', label: { en: 'Product', ar: 'المنتج' } },
    { ...MESSAGE, minLength: 10, isRequired: true },
    CONSENT,
  ],
  distribution: [
    {
      ...LINE,
      name: 'company',
      label: { en: 'Company', ar: 'الشركة' },
      isRequired: true,
      autoComplete: 'organization',
    },
    {
      ...LINE,
      name: 'contact-person',
      label: { en: 'Contact person', ar: 'الشخص المسؤول' },
      isRequired: true,
      autoComplete: 'name',
    },
    {
      ...LINE,
      name: 'job-title',
      label: { en: 'Job title', ar: 'المسمّى الوظيفي' },
      autoComplete: 'organization-title',
    },
    EMAIL,
    { ...PHONE, isRequired: true },
    {
      type: 'choice',
      choices: [...countries.map(({ code, name }) => ({ value: code, label: name })), OTHER_COUNTRY],
      name: 'country',
      label: { en: 'Country', ar: 'الدولة' },
      isRequired: true,
      autoComplete: 'country-name',
    },
    { ...LINE, name: 'city', label: { en: 'City', ar: 'المدينة' }, isRequired: true, autoComplete: 'address-level2' },
    {
      type: 'choice',
      choices: BUSINESS_TYPES,
      name: 'business-type',
      label: { en: 'Type of business', ar: 'نوع النشاط' },
      isRequired: true,
    },
    {
      type: 'number',
      max: 300,
      name: 'years-in-business',
      label: { en: 'Years in business', ar: 'عدد سنوات العمل' },
    },
    {
      type: 'choices',
      choices: 'brands',
      most: 50,
      name: 'ranges',
      label: { en: 'Ranges of interest', ar: 'المجموعات التي تهمّك' },
    },
    { ...TEXT, name: 'territories', label: { en: 'Territories you cover', ar: 'المناطق التي تغطّيها' } },
    { ...TEXT, name: 'brands-today', label: { en: 'Brands you carry today', ar: 'العلامات التي توزّعها اليوم' } },
    MESSAGE,
    {
      type: 'file',
      accepts: ['pdf'],
      maxBytes: MAX_FILE_BYTES,
      name: 'company-profile',
      label: { en: 'Company profile', ar: 'ملفّ تعريف الشركة' },
    },
    CONSENT,
  ],
  'join-us': [
    NAME,
    EMAIL,
    PHONE,
    { type: 'choice', choices: 'jobs', name: 'job', label: { en: 'Job', ar: 'الوظيفة' } },
    MESSAGE,
    {
      type: 'file',
      accepts: ['pdf', 'docx'],
      maxBytes: MAX_FILE_BYTES,
      name: 'cv',
      label: { en: 'CV', ar: 'السيرة الذاتية' },
      isRequired: true,
    },
    CONSENT,
  ],
};
