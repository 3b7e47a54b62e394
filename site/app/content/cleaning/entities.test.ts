import { expect, test } from 'vitest';
import { parsePlainText } from './plain-text.ts';

test.each([
  ['Salt &#038; oil', 'Salt & oil'],
  ['Salt &amp; oil', 'Salt & oil'],
  ['Dad&#8217;s', 'Dad’s'],
  ['Dad&#x2019;s', 'Dad’s'],
  ['Dad&#146;s', 'Dad’s'],
  ['&check; &alefsym; &rarr;', '✓ ℵ →'],
  ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
  ['20&nbsp;ml &ndash; 50&nbsp;ml', '20\u00a0ml – 50\u00a0ml'],
  ['&laquo;Amla&raquo; &eacute; &yuml; &times;2', '«Amla» é ÿ ×2'],
  ['&lt;b&gt;', '<b>'],
  // Decoded once only: editors may write about entities.
  ['&amp;lt;', '&lt;'],
  ['AT&T &copy 2024 &unknown; &;', 'AT&T &copy 2024 &unknown; &;'],
  ['&#1586;&#x64A;&#1578;', 'زيت'],
  ['plain', 'plain'],
])('decodes %s', (text, expected) => {
  expect(parsePlainText(text)).toBe(expected);
});
