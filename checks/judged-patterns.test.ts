import { expect, test } from 'vitest';
import { createJudged } from './judged-patterns.ts';

test('a pattern is known that was written down, by the same judge, and no other', () => {
  const text = createJudged('', 'a judge').write(['/a/', '/b/g']);
  const known = (pattern: string, judge = 'a judge') => createJudged(text, judge).has(pattern);
  expect([known('/a/'), known('/b/g'), known('/b/'), known('/a/', 'another'), known('')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
