import { describe, expect, test } from 'vitest';
import { firstParagraph, firstSentence, parsePlainText, plainText } from './plain-text.ts';

describe('parsePlainText', () => {
  test.each([
    ['Dad\'s "best" & co', 'Dad\'s "best" & co'],
    ['Salt &#038; oil', 'Salt & oil'],
    ['<p>One</p>\n<p>Two</p>', 'One\nTwo'],
    ['Cool<br />and <strong>calm</strong>', 'Cool\nand calm'],
    ['a < b and b > c', 'a < b and b > c'],
    ['x <script>y', 'x <script>y'],
    ['&lt;b&gt;', '<b>'],
  ])('reads %j', (raw, expected) => {
    expect(parsePlainText(raw)).toBe(expected);
  });
});

describe('plainText', () => {
  test.each([
    ['<p>One <b>bold</b></p><p>Two &amp; three</p>', undefined, 'One bold Two & three'],
    ['<h2>T</h2>text', undefined, 'T text'],
    ['one two three four', 12, 'one two…'],
    [null, undefined, ''],
  ])('shortens %j', (html, maxLength, expected) => {
    expect(plainText(html, maxLength)).toBe(expected);
  });
});

test.each([
  ['<p>You visit farms.</p><h2>What you do</h2><p>Taste.</p>', undefined, 'You visit farms.'],
  ['You visit farms.<h2>What you do</h2>', undefined, 'You visit farms.'],
  ['<p>You visit thirty farms.</p>', 12, 'You visit…'],
  [`<p>You ${'visit '.repeat(15)}farms. You taste them.</p>`, 110, `You ${'visit '.repeat(15)}farms.`],
  [null, undefined, ''],
])('the first paragraph of %j, in %j characters', (html, maxLength, expected) => {
  expect(firstParagraph(html, maxLength)).toBe(expected);
});

test.each([
  ['<p>A cool leaf, 2.5 m tall. It grows slowly.</p>', 'A cool leaf, 2.5 m tall.'],
  ['<p>ورقة باردة؟ نعم.</p>', 'ورقة باردة؟'],
  ['<p>A cool leaf</p>', 'A cool leaf'],
  [null, ''],
])('the first sentence of %j', (html, expected) => {
  expect(firstSentence(html)).toBe(expected);
});
