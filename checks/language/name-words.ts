import { formsOf } from './sounds.ts';

const SMALL = /(?<![\p{L}’])\p{Ll}\p{L}*/gu;
/** Words with a capital letter inside a sentence, and those right after them: “Red Coral Pharmacy”. */
const NAME = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;

/** The words of English names: those with a capital letter inside a sentence that are never written small. */
export function findNameWords(texts: readonly string[]): Set<string> {
  const small = new Set(texts.flatMap((text) => text.match(SMALL) ?? []));
  const isName = (word: string) => formsOf(word.toLowerCase()).every((form) => !small.has(form));
  const found = texts.flatMap((text) => text.match(NAME) ?? []).map((name) => name.split(' '));
  return new Set(found.filter((name) => name.every(isName)).flat());
}
