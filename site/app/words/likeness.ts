/** Gives how alike two folded texts are, 0 to 1, by the groups of three letters they share (Dice). */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const part of few) if (many.has(part)) shared += 1;
  return few.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** Gives the groups of three letters of a folded text; a word's beginning counts twice, as slips are rarest there. */
export function trigrams(folded: string): Set<string> {
  const parts = new Set<string>();
  for (const word of folded.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) parts.add(padded.slice(at, at + 3));
  }
  return parts;
}

/** Gives how many letters must be added, dropped, changed or swapped with their neighbour to make one word the other. */
export function countSlips(one: string, other: string): number {
  const width = other.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column < width; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[width - 1] ?? 0;
}

/** Gives how many slips a word of this length may hold and still be recognised. */
export function allowedSlips(length: number): number {
  if (length <= 2) return 0;
  return length <= 5 ? 1 : length <= 8 ? 2 : 3;
}
