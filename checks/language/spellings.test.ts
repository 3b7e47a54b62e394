import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES } from './rules.ts';
import { SPELLINGS } from './spellings.ts';
import type { Pair } from './texts.ts';

const find = (rule: string, texts: Pair['texts']) =>
  RULES[rule]?.([{ file: 'a.yaml', path: 'short', texts }]).map(({ finding }) => finding) ?? [];

test.each([
  ['The harbor smells of vapor', 2],
  ['Organized, moisturizing and analyzed', 3],
  ['He traveled with labeled tins', 2],
  ['A theater dialog in defense of pajamas', 4],
  ['Inquiries anymore?', 2],
  ['Damascus roses in key numbers', 2],
  ['A prize of pea-sized maize, seized; humorous and laborious colours', 0],
  ['One of us, not a program, travelled to the harbour', 0],
])('English is British: %s', (en, count) => {
  expect(find('glossary', { en })).toHaveLength(count);
});

test.each([
  ['glossary', 'على فايسبوك ولينكد إن وانستجرام', 3],
  ['glossary', 'على فيسبوك ولينكدإن وإنستغرام ويوتيوب', 0],
  ['glossary', 'زبادي لا يوغورت', 1],
  ['vowels', 'مثلا جيّدا وأيضا', 3],
  ['vowels', 'مثلًا جيّدًا وأيضًا، تجتمعا', 0],
  ['spelling', 'ثمّ على الرف مادّة ستّة أو إلّا', 5],
  ['spelling', 'ثم على الرفّ مادة ستة أو إلا', 0],
  ['shaddas', 'في الشّمس وبالزّيت', 2],
  ['shaddas', 'في الشمس وبالزيت، زيت للّحية', 0],
  ['shaddas', 'قويّ وغنيّة وقويًّا', 3],
  ['shaddas', 'نديّة للحيّ، بطيّة واحدة بين يديّ، قوي غنية', 0],
] as const)('%s in Arabic: %s', (rule, ar, count) => {
  expect(find(rule, { ar })).toHaveLength(count);
});

test('the words that the style lists with a shadda and without one are in the table', () => {
  const style = readFileSync('docs/style.md', 'utf8');
  const [, withOne = ''] = /\*\*Shadda\*\* [^:]*: ([^.]*)\./.exec(style) ?? [];
  const [, without = ''] = /words nobody misreads: ([^.]*)\./.exec(style) ?? [];
  const listed = `${withOne}، ${without}`.split('،').map((word) => word.trim());
  expect(listed.length).toBeGreaterThan(25);
  // «أمًّا», a mother, keeps its shadda before the tanwin (docs/style.md); «المتحدة» is in the table without its article.
  const known = new Set<string>([...SPELLINGS, 'أم', ...SPELLINGS.map((word) => `ال${word}`)]);
  expect(listed.filter((word) => !known.has(word))).toEqual([]);
});
