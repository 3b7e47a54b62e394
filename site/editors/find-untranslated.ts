import { isFields } from '../../contract/is-fields.ts';
import {
  defaultLanguage,
  inLanguage,
  type LanguageCode,
  languages,
  parseLanguageTag,
  resolveLanguage,
} from '../../contract/languages.ts';
import type { Finding } from './finding.ts';
import { walk } from './walk.ts';

/** Finds what has an original in the default language, but no translation into another. */
export function findUntranslated(answer: unknown, language: LanguageCode, where: string): Finding[] {
  if (language !== defaultLanguage) return [];
  const findings: Finding[] = [];
  walk(answer, ({ translations, databaseId }, name) => {
    if (!Array.isArray(translations) || databaseId === undefined) return;
    const known = translations.map((one) =>
      isFields(one) ? parseLanguageTag(String(one.locale ?? one.languageCode ?? '')) : null,
    );
    for (const { code } of languages)
      if (code !== language && !known.includes(code))
        findings.push({
          kind: 'untranslated',
          where,
          what: `“${name}” has no ${inLanguage(resolveLanguage(code).name, defaultLanguage)}`,
        });
  });
  return findings;
}
