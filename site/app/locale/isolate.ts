import { type LanguageCode, resolveLanguage, type Script } from '../../../contract/languages.ts';

const OTHER_LETTERS: Readonly<Record<Script, RegExp>> = { Latn: /\p{Script=Arabic}/u, Arab: /\p{Script=Latin}/u };

/**
 * Sets a name that has letters of the other script apart, so that it does not disorder the sentence around it (rulings
 * 8). The characters do what `<bdi>` does and stand in titles and attributes too.
 */
export function isolate(text: string, language: LanguageCode): string {
  return OTHER_LETTERS[resolveLanguage(language).script].test(text) ? `\u2068${text}\u2069` : text;
}
