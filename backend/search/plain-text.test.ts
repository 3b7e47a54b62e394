import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('plain text has neither tags nor entities', () => {
  expect(
    plainText('<p>Clove &#038; <b>mint</b></p><script>x</script><STYLE media="print">y</STYLE>')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('Clove & mint');
});
