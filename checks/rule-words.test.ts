import { expect, test } from 'vitest';
import { findMissingNumbers, findNumbers, findShare, findWords } from './rule-words.ts';

test.each([
  ['Hides the headers', ['hid', 'head']],
  ['hidden headers', ['hidden', 'head']],
  ['findMailAddress', ['find', 'mail', 'addres']],
  ['every one of them', ['one']],
])('%j has the words %j', (text, words) => {
  expect([...findWords(text)]).toEqual(words);
});

test.each([
  ['20,000 products', ['20000']],
  ['MAX = 20_000', ['20000']],
  ['Menu item: title, id (0060), 3 levels (decision 0131)', ['3']],
  ['2.8 A page is fresh for 60 s', ['60']],
  ['security.txt (RFC 9116), a page (decisions 0007, 0161)', []],
  ['all (20,000)', ['20000']],
])('%j names %j', (text, numbers) => {
  expect([...findNumbers(text)]).toEqual(numbers);
});

test.each([
  ['10,000 addresses', 'MAX_URLS = 10_000', []],
  ['Scroll-hide threshold 77 px', 'THRESHOLD = 50', ['77']],
  ['Scroll-hide threshold 77 px', '', ['77']],
  ['Drawer 300 px', 'class w-75 p-2', []],
  ['Drawer 300 px', 'inline-size: 18.75rem', []],
  ['Drawer 300 px', 'class w-80', ['300']],
  ['Fade 500 ms', 'opacity 0.5s', []],
  ['Reload guard 10 s', 'GUARD = 10_000', []],
  ['Menu 10', 'GUARD = 10_000', ['10']],
  ['Placeholder 10x10, blur 3', 'WIDTH = 10', ['3']],
])('%j, proved by %j, lacks %j', (rule, quoted, missing) => {
  expect(findMissingNumbers(rule, quoted)).toEqual(missing);
});

test.each([
  ['Header hides', 'site/app/header.ts useHideOnScroll', 1],
  ['Header hides', 'site/app/footer.ts the header of a table', 0.5],
  ['Header hides', 'loading bar', 0],
  ['/', 'anything', 1],
])('%j in %j: %d', (rule, text, share) => {
  expect(findShare(rule, text)).toBe(share);
});
