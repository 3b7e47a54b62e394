/** Splits a PDF into tokens, and says when other work should have its turn. */
import { UnsafeFileError } from './inflate.ts';

/** Characters that are read before other work has its turn; what a token or an object costs beside its own is counted as 32. */
const READ_AT_ONCE = 64_000;
const TOKEN_COST = 32;

/** The characters that may still be read, and those read since the last pause. */
export type ReadingBudget = { characters: number; sincePause: number };

/** Counts a step of reading; whether it is time for a pause. */
export function isLong(budget: ReadingBudget): boolean {
  budget.sincePause += TOKEN_COST;
  if (budget.sincePause < READ_AT_ONCE) return false;
  budget.sincePause = 0;
  return true;
}

const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*(?:[\r\n]|$))*/y;
const TOKEN = /<<|>>|[[\]{}()>]|<[^<>]*>?|\/?[^\0\t\n\f\r ()<>[\]{}/%]*/y;

/** Tokenises a document from an offset; a string is one token. Each ends after the space that follows it. */
export function* readTokens(text: string, from: number, budget: ReadingBudget) {
  let at = from + (matchAt(SPACE, text, from)?.[0].length ?? 0);
  spend(budget, at - from);
  while (at < text.length) {
    const start = at;
    let [token = ''] = matchAt(TOKEN, text, at) ?? [];
    if (token === '(') token = text.slice(at, findTextEnd(text, at));
    at += Math.max(1, token.length);
    at += matchAt(SPACE, text, at)?.[0].length ?? 0;
    spend(budget, at - start);
    yield { text: token, end: at };
  }
}

function spend(budget: ReadingBudget, characters: number): void {
  budget.characters -= characters;
  budget.sincePause += characters;
  if (budget.characters < 0) throw new UnsafeFileError('A document is read again and again');
}

/** The end of a text in parentheses, which may hold others, and escaped ones. */
function findTextEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
