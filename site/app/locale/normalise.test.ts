import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAddress, normaliseAddress } from './normalise.ts';

const moved = (location: string) => ({ kind: 'moved', location });

describe('normaliseAddress', () => {
  it.each([
    '/',
    '/uae',
    '/ar/ksa/brands',
    '/uae/product/%D8%B2%D9%8A%D8%AA',
    '/uae/a%20b',
    '/category/list/healthcare-&-foods',
    '/uae/careers/HR-12',
  ])('keeps %s', (pathname) => expect(normaliseAddress(pathname, '?page=2')).toEqual({ kind: 'clean' }));

  it.each([
    ['/uae/', '', '/uae'],
    ['/uae/brands/', '?sort=name&page=2', '/uae/brands?sort=name&page=2'],
    ['/UAE/brands', '', '/uae/brands'],
    ['/AR/Ksa/Brands', '', '/ar/ksa/brands'],
    ['/En', '', '/en'],
    ['/ar/ABC', '', '/ar/abc'],
    ['/uae/PLP', '?sort=Name', '/uae/plp?sort=Name'],
    ['/uae/Product/Amla-Oil', '', '/uae/product/amla-oil'],
    ['/uae/Careers/HR-12', '', '/uae/careers/HR-12'],
    ['/uae/careers/Join-Us', '', '/uae/careers/join-us'],
    ['/ar/uae/product/%d8%b2%d9%8A%D8%AA', '?page=2', '/ar/uae/product/%D8%B2%D9%8A%D8%AA?page=2'],
    // A composed letter (Unicode NFC).
    ['/ar/uae/%D8%A7%D9%94', '', '/ar/uae/%D8%A3'],
    ['/category/list/healthcare-%26-foods', '', '/category/list/healthcare-&-foods'],
    ['/uae/what%3f%23', '', '/uae/what%3F%23'],
    ['//uae///brands//', '', '/uae/brands'],
    ['//', '', '/'],
    ['///', '?a', '/?a'],
    ['//evil.example', '', '/evil.example'],
    ['//evil.example/%2e', '', 'refused'],
    ['/%75%61%65/brands', '', '/uae/brands'],
    ['/%55AE', '', '/uae'],
    ['/uae/%7Etilde%2Dhere', '', '/uae/~tilde-here'],
  ])('%s%s → %s', (pathname, search, expected) => {
    const form = normaliseAddress(pathname, search);
    if (expected === null) expect(form).toEqual({ kind: 'clean' });
    else if (expected === 'refused') expect(form.kind).toBe('refused');
    else expect(form).toEqual(moved(expected));
  });

  it.each([
    ['', '', 'not a path'],
    ['uae', '', 'not a path'],
    ['https://evil.example/', '', 'not a path'],
    ['/uae/%', '', 'invalid percent sequence'],
    ['/uae/%zz', '', 'invalid percent sequence'],
    ['/uae/%c0%af', '', 'invalid percent sequence'],
    ['/uae/%E0%A4%A', '', 'invalid percent sequence'],
    ['/uae%2fbrands', '', 'encoded slash'],
    ['/uae/%5Cevil', '', 'encoded slash'],
    ['/\\evil.example', '', 'encoded slash'],
    ['/uae/../etc/passwd', '', 'dot segment'],
    ['/uae/%2E%2e/x', '', 'dot segment'],
    ['/./uae', '', 'dot segment'],
    ['/uae/%00', '', 'control character in path'],
    ['/uae/a%0d%0aset-cookie:x', '', 'control character in path'],
    ['/uae/\u0000', '', 'control character in path'],
    ['/uae/search', '?key=%00', 'control character in query'],
    [`/${'a'.repeat(2048)}`, '', 'path too long'],
    ['/uae', `?q=${'a'.repeat(8192)}`, 'query too long'],
  ])('refuses %s%s', (pathname, search, reason) => {
    expect(normaliseAddress(pathname, search)).toEqual({ kind: 'refused', reason });
  });

  it('leaves the case of a legacy address to the redirects', () => {
    expect(cleanAddress('/Old/Page')).toEqual({ kind: 'clean' });
    expect(cleanAddress('/UAE//Old/')).toEqual(moved('/uae/Old'));
  });

  it('does not fold look-alike letters', () => {
    const kelvin = new URL('https://site.example/\u212Asa/brands').pathname;
    expect(normaliseAddress(kelvin)).toEqual({ kind: 'clean' });
  });

  it('redirects once, and only within the site', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      'UAE',
      'ar',
      'x',
      '%',
      '%41',
      'ä',
      '@',
      ':',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, parsed) => {
        const raw = `/${pieces.join('')}`;
        const pathname =
          parsed && URL.canParse(`https://site.example${raw}`) ? new URL(`https://site.example${raw}`).pathname : raw;
        const form = normaliseAddress(pathname, '?q=1');
        if (form.kind !== 'moved') return;
        const target = new URL(form.location, 'https://site.example');
        expect(target.origin).toBe('https://site.example');
        expect(form.location).toMatch(/^\/(?!\/)/);
        expect(normaliseAddress(form.location.replace('?q=1', ''))).toEqual({ kind: 'clean' });
      }),
      { numRuns: 2000 },
    );
  });
});
