import { formsOf } from './sounds.ts';

const SMALL = /(?<![\p{L}’])\p{Ll}\p{L}*/gu;
/** Words with a capital letter inside a sentence, and those that stand beside them: “Red Coral Pharmacy”. */
const NAME = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;

/** The words of names in English: such as stand inside a sentence with a capital letter, and are nowhere written small. */
export function findNameWords(texts: readonly string[]): Set<string> {
  const small = new Set(texts.flatMap((text) => text.match(SMALL) ?? []));
  const isName = (word: string) => formsOf(word.toLowerCase()).every((form) => !small.has(form));
  const found = texts.flatMap((text) => text.match(NAME) ?? []).map((name) => name.split(' '));
  return new Set(found.filter((name) => name.every(isName)).flat());
}
