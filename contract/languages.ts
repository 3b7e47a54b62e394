/** Languages: one record of each, the default first (spec §9). */

/** The scripts that the site's fonts cover, by their ISO 15924 codes. */
export type Script = 'Latn' | 'Arab';

type LanguageFacts = {
  code: string;
  dir: 'ltr' | 'rtl';
  script: Script;
  /** BCP 47, for collation, dates and numbers. */
  tag: string;
  /** How the content service identifies it (spec §3, contract notes 4). */
  id: string;
  locale: string;
  /** Its name in every language, including itself. */
  name: Readonly<Record<string, string>>;
  /** Width in px of the drawn name, `public/languages/{code}.svg`; without a drawing the name is text. */
  outlineWidth?: number;
  /** The language shown for texts not translated yet; null when all are (decision 0073). */
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
/** A language that has every text. */
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
/** The language of a path without a prefix, and of visitors without a preference. */
export const defaultLanguage: WrittenLanguage = FACTS[0].code;

/** Whether a path segment, cookie or tag is a language code, lower case only. */
export function isLanguageCode(value: string): value is LanguageCode {
  return languages.some(({ code }) => code === value);
}

/** Resolves the record of a language code. */
export function resolveLanguage(code: LanguageCode): Language {
  const language = languages.find((one) => one.code === code);
  if (!language) throw new RangeError(`No language has the code ${code}`);
  return language;
}

/** Parses the language of a tag or locale in any spelling: `ar_EG` → ar; null for other languages. */
export function parseLanguageTag(tag: string): LanguageCode | null {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/, 1);
  return isLanguageCode(primary) ? primary : null;
}

/** A value for every written language, and optionally for the others. */
export type Translated<Value = string> = Readonly<
  Record<WrittenLanguage, Value> & Partial<Record<LanguageCode, Value>>
>;

/** Builds a record with a value for each language. */
export function byLanguage<Value>(make: (code: LanguageCode) => Value): Record<LanguageCode, Value> {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<LanguageCode, Value>;
}

/** The value shown in a language: its own, else its fallback's. */
export function inLanguage<Value>(translated: Translated<Value>, language: LanguageCode): Value {
  return translated[language] ?? translated[writtenLanguage(language)];
}

/** Lists the values of all languages that have one. */
export function everyTranslation<Value>(translated: Translated<Value>): Value[] {
  return languageCodes.map((code) => translated[code]).filter((value) => value !== undefined);
}

/** The language whose texts are shown: the language itself, or its fallback while it is not written. */
export function writtenLanguage(language: LanguageCode): WrittenLanguage {
  const { code, fallback } = resolveLanguage(language);
  return isWritten(code) ? code : (fallback ?? defaultLanguage);
}

function isWritten(code: LanguageCode): code is WrittenLanguage {
  return resolveLanguage(code).fallback === null;
}
