import { findRuleWords, findWords } from './rule-words.ts';

/** The words a cell of the specification map names (its files' paths, its quotations), and those in its files. */
export type Cell = { said: string; held: string };

/** The weight of a word found only inside a file, compared with one in its path or in a quotation. */
const HELD = 0.3;

/**
 * Creates a function that tells which share of all cells speak more of a rule than its own does, of equal ones half; 1 for
 * a cell without a word of it. A word counts by how few cells have it.
 */
export function createRanking(cells: readonly Cell[]): (rule: string, own: Cell) => number {
  const read = new Map(cells.map((cell) => [cell, { said: findWords(cell.said), held: findWords(cell.held) }]));
  const spread = new Map<string, number>();
  for (const { held } of read.values()) for (const word of held) spread.set(word, (spread.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log((cells.length + 1) / ((spread.get(word) ?? 0) + 0.5));
  return (rule, own) => {
    const words = [...findRuleWords(rule)];
    if (words.length === 0) return 0;
    const score = (cell: Cell) => {
      const { said, held } = read.get(cell) ?? { said: findWords(cell.said), held: findWords(cell.held) };
      const counted = words.map((word) => rarity(word) * (said.has(word) ? 1 : held.has(word) ? HELD : 0));
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
