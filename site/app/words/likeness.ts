/** The similarity of two texts, 0 to 1, by the parts they share (Dice): their words or trigrams. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const part of few) if (many.has(part)) shared += 1;
  return few.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** The trigrams of a text of words; the start of a word counts twice, as errors are rarest there. */
export function trigrams(text: string): Set<string> {
  const parts = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) parts.add(padded.slice(at, at + 3));
  }
  return parts;
}
