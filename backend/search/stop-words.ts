const STOP_WORDS = new Set(
  'a an and are at best by buy for from good i in is it my need of on or product products something that the this to use want what which with اريد ابغي عايز ابي افضل احسن الي او الذي التي انا شيء علي عن عند في لي ما مع من منتج منتجات هذا هذه هل و ايش شي حق بدون'.split(
    ' ',
  ),
);

/** Whether a folded word is too common to search for. */
export function isStopWord(word: string): boolean {
  return word.length < 2 || STOP_WORDS.has(word);
}
