import { unescapeXml } from '../../contract/escape-xml.ts';
import { type WrittenLanguage, writtenLanguages } from '../../contract/languages.ts';

/** A text in one language, and where it was found: `sample/content/tags.yaml`, `tags.hair.name`. */
export type Text = { file: string; path: string; language: WrittenLanguage; text: string };

/** A text in every language that has it. */
export type Pair = { file: string; path: string; texts: Partial<Record<WrittenLanguage, string>> };

export type Finding = { file: string; path: string; finding: string };

/** A rule of `docs/style.md`: returns its findings in all texts. */
export type Rule = (pairs: readonly Pair[]) => Finding[];

/** Makes a rule that checks each text by itself. */
export function ruleOfTexts(findWrong: (text: Text) => readonly string[]): Rule {
  return (pairs) =>
    pairs.flatMap(({ file, path, texts }) =>
      writtenLanguages.flatMap((language) => {
        const text = texts[language];
        if (text === undefined) return [];
        return findWrong({ file, path, language, text }).map((finding) => ({
          file,
          path: `${path}.${language}`,
          finding,
        }));
      }),
    );
}

/** Makes a rule that compares the languages of a text. */
export function ruleOfPairs(findDifferences: (en: string, ar: string, pair: Pair) => readonly string[]): Rule {
  return (pairs) =>
    pairs.flatMap((pair) => {
      const { en, ar } = pair.texts;
      if (en === undefined || ar === undefined) return [];
      return findDifferences(en, ar, pair).map((finding) => ({ file: pair.file, path: pair.path, finding }));
    });
}

/** Whether a value of content or code is a text in several languages: `{ en: …, ar: … }`. */
export function isTranslated(value: object): value is Record<WrittenLanguage, unknown> {
  return writtenLanguages.every((code) => code in value);
}

const BLOCK_END = /<\/(?:p|li|h\d|td|th|tr|figcaption|blockquote)>|<br\s*\/?>/g;
const ADDRESS = /https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+|\/(?<=(?<![\w/-])[\w-]*\/)[\w/-]+\.\w+/g;

/** The readable part of an HTML or plain text: no tags, no addresses, no placeholders; a line for each block. */
export function readable(text: string): string {
  const untagged = text
    .replace(BLOCK_END, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ');
  return unescapeXml(untagged)
    .replace(ADDRESS, ' ')
    .replace(/\{\w*\}/g, ' ');
}

/** Arabic without its short vowels; shadda stays, since spelling depends on it. */
export function withoutVowels(text: string): string {
  return text.replace(/[\u064b-\u0650\u0652\u0670]/g, '');
}

/** Arabic without its short vowels and without shadda. */
export function lettersOf(text: string): string {
  return withoutVowels(text).replace(/\u0651/g, '');
}

/** The readable part of a text, letters only. */
export function plain(text: string): string {
  return lettersOf(readable(text));
}
