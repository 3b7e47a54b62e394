import { expect, test } from 'vitest';
import { buildMailLink, buildPhoneLink } from './contact-links.ts';

test('a link has its subject and lines', () => {
  expect(buildMailLink('a+b@example.com', { subject: 'طلب & more', lines: ['Name *:', 'City:'] })).toBe(
    'mailto:a%2Bb@example.com?subject=%D8%B7%D9%84%D8%A8%20%26%20more&body=Name%20*%3A%0D%0ACity%3A',
  );
});

test('an address cannot inject fields', () => {
  expect(buildMailLink('a@b.c?cc=d@e.f', { subject: 's' })).toBe('mailto:a@b.c%3Fcc%3Dd@e.f?subject=s');
});

test('an address on its own is a link', () => {
  expect(buildMailLink('a@b.example')).toBe('mailto:a@b.example');
});

test.each([
  ['+971 4 000 0000', '+97140000000'],
  ['(+971) 4 000-0000', '+97140000000'],
  ['00971 4 000 0000', '+97140000000'],
  ['+44 (0)20 0000 0000', '+442000000000'],
  ['٠٤ ٠٠٠ ٠٠٠٠', '040000000'],
  ['Tel: 04/000 0000', '040000000'],
  ['+971 4 000 0000 ext. 5', '+97140000000'],
  ['+971 4 000 0000 / +971 4 111 1111', '+97140000000'],
  ['(04) 000 0000', '040000000'],
  ['', ''],
])('%s is dialled as %s', (phone, number) => {
  expect(buildPhoneLink(phone)).toBe(`tel:${number}`);
});
