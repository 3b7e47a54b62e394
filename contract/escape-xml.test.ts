import { expect, test } from 'vitest';
import { escapeXml, unescapeXml } from './escape-xml.ts';

test.each([
  [`Dad's "best" <amla> & co`, 'Dad&#39;s &quot;best&quot; &lt;amla&gt; &amp; co'],
  // Control characters and lone surrogates are not allowed in XML, not even escaped.
  ['oil\u0000 \u0008of\u001f amla\uffff\ud800', 'oil of amla'],
  ['one\ntwo\tthree', 'one\ntwo\tthree'],
  ['زيت 🌿', 'زيت 🌿'],
])('%j → %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});

test.each([
  ['Dad&#39;s &quot;best&quot; &lt;amla&gt; &amp; co', `Dad's "best" <amla> & co`],
  // Undone once only, and nothing but the five.
  ['&amp;lt; &nbsp; AT&T', '&lt; &nbsp; AT&T'],
  ['/a?b=1&amp;c=2', '/a?b=1&c=2'],
])('%j ← %j', (escaped, text) => {
  expect(unescapeXml(escaped)).toBe(text);
});
