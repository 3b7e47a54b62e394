/** Languages: one record of each, the default one first (spec §9). Everything else that differs by language follows. */

/** The scripts the fonts of the site are made for, as ISO 15924 names them. */
export type Script = 'Latn' | 'Arab';

type LanguageFacts = {
  code: string;
  dir: 'ltr' | 'rtl';
  script: Script;
  /** BCP 47: whose alphabet, dates and numbers are used. */
  tag: string;
  /** What the content service knows it by (spec §3, contract notes 4). */
  id: string;
  locale: string;
  /** Its name in every language, its own among them. */
  name: Readonly<Record<string, string>>;
  /** How wide its own name is as `public/languages/{code}.svg` draws it, in px; without a drawing it is set as text. */
  outlineWidth?: number;
  /** The language shown where nothing is written in this one yet; null when everything is (decision 0073). */
  fallback: string | null;
};

const FACTS = [
  {
    code: 'en',
    dir: 'ltr',
    script: 'Latn',
    tag: 'en-GB',
    id: '1',
    locale: 'en_US',
    name: { en: 'English', ar: 'الإنجليزية' },
    outlineWidth: 54,
    fallback: null,
  },
  {
    code: 'ar',
    dir: 'rtl',
    script: 'Arab',
    tag: 'ar',
    id: '5',
    locale: 'ar',
    name: { en: 'Arabic', ar: 'العربية' },
    outlineWidth: 48,
    fallback: null,
  },
] as const satisfies readonly LanguageFacts[];

export type LanguageCode = (typeof FACTS)[number]['code'];
/** A language in which every text exists. */
export type WrittenLanguage = Extract<(typeof FACTS)[number], { fallback: null }>['code'];
/** The record of a language. */
export type Language = Omit<LanguageFacts, 'code' | 'name' | 'fallback'> & {
  code: LanguageCode;
  name: Translated;
  fallback: WrittenLanguage | null;
};

export const languages: readonly Language[] = FACTS;
export const languageCodes = languages.map(({ code }) => code);
export const writtenLanguages = languageCodes.filter(isWritten);
/** The language of a path without a prefix, and of a visitor who asks for none. */
export const defaultLanguage: WrittenLanguage = FACTS[0].code;

/** Whether a path segment, cookie or tag is the code of a language, lower case only. */
export function isLanguageCode(value: string): value is LanguageCode {
  return languages.some(({ code }) => code === value);
}

/** The record of a language code. */
export function resolveLanguage(code: LanguageCode): Language {
  const language = languages.find((one) => one.code === code);
  if (!language) throw new RangeError(`No language has the code ${code}`);
  return language;
}

/** The language a tag or locale of any spelling is of: `ar_EG` → ar; null when it is none of ours. */
export function parseLanguageTag(tag: string): LanguageCode | null {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/, 1);
  return isLanguageCode(primary) ? primary : null;
}

/** Something in every written language, and in the others as far as it is written. */
export type Translated<Value = string> = Readonly<
  Record<WrittenLanguage, Value> & Partial<Record<LanguageCode, Value>>
>;

/** A record of something for each language. */
export function byLanguage<Value>(make: (code: LanguageCode) => Value): Record<LanguageCode, Value> {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<LanguageCode, Value>;
}

/** What of it is shown in a language: its own, else what stands in for it. */
export function inLanguage<Value>(translated: Translated<Value>, language: LanguageCode): Value {
  return translated[language] ?? translated[writtenLanguage(language)];
}

/** All of it: one in each language it is written in. */
export function everyTranslation<Value>(translated: Translated<Value>): Value[] {
  return languageCodes.map((code) => translated[code]).filter((value) => value !== undefined);
}

/** The language of the texts shown in a language while they are not written: itself when they are. */
export function writtenLanguage(language: LanguageCode): WrittenLanguage {
  const { code, fallback } = resolveLanguage(language);
  return isWritten(code) ? code : (fallback ?? defaultLanguage);
}

function isWritten(code: LanguageCode): code is WrittenLanguage {
  return resolveLanguage(code).fallback === null;
}
