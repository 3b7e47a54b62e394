import { expect, test } from 'vitest';
import { buildContent, buildDescription, buildParagraph, buildTitle } from './typography.ts';

test.each([
  [`Dad's "best" & co`, 'Dad’s “best” & co'],
  ['Wash -- then wait...', 'Wash — then wait…'],
  ['عناية "كاملة"', 'عناية “كاملة”'],
  ['5-day care', '5-day care'],
])('title %s → %s', (typed, title) => {
  expect(buildTitle(typed)).toBe(title);
});

test.each([
  ['<p>Clove & mint</p>', '<p>Clove &#038; mint</p>'],
  ['<p>&amp; stays &#038; so</p>', '<p>&amp; stays &#038; so</p>'],
  [`<a href="/a?b=1&c=2">the oil's</a>`, '<a href="/a?b=1&c=2">the oil&#8217;s</a>'],
  ['<p>"Slow" is good</p>', '<p>&#8220;Slow&#8221; is good</p>'],
])('content %s → %s', (html, content) => {
  expect(buildContent(html)).toBe(content);
});

test('a paragraph is wrapped once', () => {
  expect(buildParagraph('Short & sweet')).toBe('<p>Short &#038; sweet</p>\n');
  expect(buildParagraph('<p>Short</p>')).toBe('<p>Short</p>\n');
  expect(buildParagraph('')).toBe('');
});

test('a description has named entities', () => {
  expect(buildDescription('About Oral Care & Co')).toBe('About Oral Care &amp; Co');
});
