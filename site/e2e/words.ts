/** The site's messages by key, to find controls by their names in every language. */
import { readFileSync } from 'node:fs';
import { byLanguage, type LanguageCode } from '../../contract/languages.ts';

const texts = byLanguage(readTexts);

/** Formats the message of a key in a language. */
export function say(language: LanguageCode, key: string, variables: Record<string, string | number> = {}): string {
  const text = texts[language][key];
  if (typeof text !== 'string') throw new RangeError(`app/messages/${language}.json has no plain text ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(variables[name]));
}

function readTexts(language: LanguageCode): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`../app/messages/${language}.json`, import.meta.url), 'utf8'));
}
