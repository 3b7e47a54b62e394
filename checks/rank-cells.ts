import { findRuleWords, findWords } from './rule-words.ts';

/** What a cell of the specification map cites (file paths, and words quoted from them), and what its files contain. */
export type Cell = { citations: string; contents: string };

/** The weight of a word found only in the contents of a file; one in its path or in a quotation counts 1. */
const CONTENTS_WEIGHT = 0.3;

/**
 * Creates a function that returns the share of all cells that match a rule better than its own cell, where ties count
 * half; 1 if its own cell has none of its words. Rare words count more.
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
