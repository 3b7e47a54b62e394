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

test('a telephone link has the number in dialling form', () => {
  expect(buildPhoneLink('(+971) 4 000-0000')).toBe('tel:+97140000000');
});
