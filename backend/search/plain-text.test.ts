import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('plain text has neither tags nor entities', () => {
  expect(
    plainText('<p>Clove &#038; <b>mint</b></p><script>x</script><STYLE media="print">y</STYLE>')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('Clove & mint');
});

test.each([
  ['cr&egrave;me Th&#xe9;', 'crème Thé'],
  // Decoded once only: editors may write about entities.
  ['&amp;eacute; AT&T', '&eacute; AT&T'],
  ['&lt;b&gt;', '<b>'],
  ['&#99999999;', '\ufffd'],
])('%s → %s', (html, text) => expect(plainText(html)).toBe(text));
