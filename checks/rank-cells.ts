import { findRuleWords, findWords } from './rule-words.ts';

/** What a cell of the specification map says (its files' paths, what is quoted from them), and what its files hold. */
export type Cell = { citations: string; contents: string };

/** What a word that only stands somewhere in a file counts, beside one in its path or in a quotation. */
const CONTENTS_WEIGHT = 0.3;

/**
 * Creates a function that tells which share of all cells speak more of a rule than its own does, of equal ones half; 1 for
 * a cell without a word of it. A word counts by how few cells have it.
 */
export function createRanking(cells: readonly Cell[]): (rule: string, own: Cell) => number {
  const read = new Map(
    cells.map((cell) => [cell, { citations: findWords(cell.citations), contents: findWords(cell.contents) }]),
  );
  const spread = new Map<string, number>();
  for (const { contents } of read.values()) for (const word of contents) spread.set(word, (spread.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log((cells.length + 1) / ((spread.get(word) ?? 0) + 0.5));
  return (rule, own) => {
    const words = [...findRuleWords(rule)];
    if (words.length === 0) return 0;
    const score = (cell: Cell) => {
      const { citations, contents } = read.get(cell) ?? {
        citations: findWords(cell.citations),
        contents: findWords(cell.contents),
      };
      const counted = words.map(
        (word) => rarity(word) * (citations.has(word) ? 1 : contents.has(word) ? CONTENTS_WEIGHT : 0),
      );
      return counted.reduce((sum, one) => sum + one, 0);
    };
    const reached = score(own);
    if (reached === 0) return 1;
    const scores = cells.map(score);
    const above = scores.filter((other) => other > reached).length;
    const equal = scores.filter((other) => other === reached).length;
    return (above + equal / 2) / cells.length;
  };
}
