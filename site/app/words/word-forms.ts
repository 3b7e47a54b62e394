import { stripPrefix } from '../../../contract/fold.ts';

/** The forms of a folded word: itself, without a conjunction, in the singular. */
export function wordForms(folded: string): string[] {
  const forms = new Set([folded]);
  const bare = stripPrefix(folded);
  if (bare !== null) forms.add(bare);
  for (const form of [...forms]) forms.add(toSingular(form));
  return [...forms];
}

function toSingular(word: string): string {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|[xz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^sui]s$/.test(word) && word.length > 3) return word.slice(0, -1);
  return word.replace(/(?<=[\u0621-\u064a]{3})(?:ات|ون|ين|ه)$/, '');
}
