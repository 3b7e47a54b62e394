import { stripPrefix } from '../../../contract/fold.ts';
import { toSingular } from './singular.ts';

/** The forms of a folded word: itself, without a conjunction, in the singular. */
export function wordForms(folded: string): string[] {
  const forms = new Set([folded]);
  const bare = stripPrefix(folded);
  if (bare !== null) forms.add(bare);
  for (const form of [...forms]) forms.add(stripArabicEnding(toSingular(form)));
  return [...forms];
}

/** `نباتات` → `نبات`; the rest needs three letters, or it was no ending. */
function stripArabicEnding(word: string): string {
  return word.replace(/(?<=[\u0621-\u064a]{3})(?:ات|ون|ين|ه)$/, '');
}
