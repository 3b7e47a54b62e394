import { describe, expect, test } from 'vitest';
import {
  dropCutSentence,
  firstParagraph,
  firstSentence,
  fittingSentences,
  parsePlainText,
  plainText,
} from './plain-text.ts';

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

const whole = 'The lote tree stands in wadis and courtyards, thorny and patient, from Oman to Egypt.';
const arabic = 'السدرة شجرة تقف في الأودية والأفنية، شائكة صبور، من عُمان إلى مصر، ولا تطلب إلا القليل من الماء.';

test.each([
  [`<p>${whole} It gives shade to […]</p>`, `<p>${whole}</p>`],
  [`<p>${whole} It gives shade to [&hellip;]</p>\n`, `<p>${whole}</p>`],
  [`${whole} It gives shade to...`, whole],
  // A tag would be left open.
  [`${whole} It gives <em>much</em> shade to…`, null],
  [`<p>${arabic} وهي تعطي ظلًّا…</p>`, `<p>${arabic}</p>`],
  // Too little would be left.
  ['<p>It is. It gives shade to […]</p>', '<p>It is. It gives shade to […]</p>'],
  ['<p>One sentence that a service cut, however long it has been until here […]</p>', null],
  // Whole as it is, with an ellipsis inside.
  [`<p>Wait… ${whole}</p>`, null],
  ['', null],
])('an excerpt cut off by a service ends with its last whole sentence: %j', (html, expected) => {
  expect(dropCutSentence(html)).toBe(expected ?? html);
});

test.each([
  [`<p>${whole} It gives shade to all who pass.</p>`, 100, whole],
  [`<p>${arabic} وهي تعطي ظلًّا لكل من مرّ.</p>`, 110, arabic],
  [`<p>${whole}</p>`, 100, whole],
  ['One two three four', 12, 'One two…'],
])('a text for a card ends with a sentence that fits: %j, %i', (html, maxLength, expected) => {
  expect(fittingSentences(html, maxLength)).toBe(expected);
});
