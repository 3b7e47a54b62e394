import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test.each([
  [`Dad's "best" <amla> & co`, 'Dad&#39;s &quot;best&quot; &lt;amla&gt; &amp; co'],
  // Control characters and lone surrogates are not allowed in XML, not even escaped.
  ['oil\u0000 \u0008of\u001f amla\uffff\ud800', 'oil of amla'],
  ['one\ntwo\tthree', 'one\ntwo\tthree'],
  ['زيت 🌿', 'زيت 🌿'],
])('%j → %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
