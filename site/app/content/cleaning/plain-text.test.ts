import { describe, expect, test } from 'vitest';
import { parsePlainText, plainText } from './plain-text.ts';

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
