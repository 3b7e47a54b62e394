import { type LanguageCode, resolveLanguage, type Script } from '../../../contract/languages.ts';

const OTHER_LETTERS: Readonly<Record<Script, RegExp>> = { Latn: /\p{Script=Arabic}/u, Arab: /\p{Script=Latin}/u };

/**
 * Isolates a name with letters of the other script, so that it does not reorder the sentence around it (rulings 8). The
 * characters do what `<bdi>` does, in titles and attributes too.
 */
export function isolate(text: string, language: LanguageCode): string {
  return OTHER_LETTERS[resolveLanguage(language).script].test(text) ? `\u2068${text}\u2069` : text;
}
