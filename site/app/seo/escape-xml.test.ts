import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test.each([
  [`Dad's "best" <amla> & co`, 'Dad&apos;s &quot;best&quot; &lt;amla&gt; &amp; co'],
  // Control characters and halves of a character have no place in XML, not even by reference.
  ['oil\u0000 \u0008of\u001f amla\uffff\ud800', 'oil of amla'],
  ['one\ntwo\tthree', 'one\ntwo\tthree'],
  ['زيت 🌿', 'زيت 🌿'],
])('%j → %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
