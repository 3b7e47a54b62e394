/**
 * The fraction of a document's name that the searched words cover, 0 to 1, in the language that fits best; `names`
 * has one line per language.
 */
export function nameFit(names: string, words: ReadonlySet<string>): number {
  let best = 0;
  for (const line of names.split('\n')) {
    const parts = line.split(' ');
    const matches = parts.filter((part) => words.has(part) || beginsLike(part, words)).length;
    best = Math.max(best, matches / parts.length);
  }
  return best;
}

/** `oils` matches `oil`, and `oil` matches `oils`: the endings that stemming removes. */
function beginsLike(part: string, words: ReadonlySet<string>): boolean {
  for (const word of words) {
    const [shorter, longer] = word.length < part.length ? [word, part] : [part, word];
    if (shorter.length > 2 && longer.length - shorter.length <= 3 && longer.startsWith(shorter)) return true;
  }
  return false;
}
