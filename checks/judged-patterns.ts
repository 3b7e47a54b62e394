import { createHash } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Reads which patterns a judge found linear: the first line is the judge's digest, each further line a pattern's. The
 * verdicts of another judge are ignored.
 */
export function createJudged(text: string, judge: string) {
  const [by, ...patterns] = text.split('\n');
  const known = new Set(by === digest(judge) ? patterns : []);
  return {
    has: (pattern: string) => known.has(digest(pattern)),
    /** Returns the new text of the file, with these patterns. */
    write: (all: readonly string[]) => `${[digest(judge), ...all.map(digest).sort()].join('\n')}\n`,
  };
}
