import { expect, test } from 'vitest';
import { findMailAddress } from './enquiry.server.ts';

test.each([
  ['<p>Write to <a href="mailto:a@b.example">us</a> or <a href="mailto:c@d.example">them</a>.</p>', 'a@b.example'],
  ['<p><a class="x" href="mailto:a+b@c.example?subject=Hello">us</a></p>', 'a+b@c.example'],
  ['<p><a href="/general-enquiry">mailto:a@b.example</a></p>', null],
  ['', null],
])('%j has the address %s', (html, address) => {
  expect(findMailAddress(html)).toBe(address);
});
