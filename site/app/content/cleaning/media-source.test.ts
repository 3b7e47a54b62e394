import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildMediaSource, parseMediaSource, resolveMediaOrigins } from './media-source.ts';

const origins = ['http://127.0.0.1:4000', 'https://cms.example'];

test('origins are unique and sorted, whatever the order of the endpoints', () => {
  const endpoints = ['https://cms.example/ksa/graphql', 'http://127.0.0.1:4000/graphql', 'https://cms.example/graphql'];
  expect(resolveMediaOrigins(endpoints)).toEqual(origins);
  expect(resolveMediaOrigins(endpoints.toReversed())).toEqual(origins);
});

test('further origins come after those of the endpoints, whose aliases stay', () => {
  const cdn = 'https://aaa.example';
  expect(resolveMediaOrigins(['https://cms.example/graphql', 'http://127.0.0.1:4000/graphql'], [cdn, cdn])).toEqual([
    ...origins,
    cdn,
  ]);
});

describe('buildMediaSource', () => {
  test.each([
    ['https://cms.example/wp-content/uploads/a.jpg', 'm1/wp-content/uploads/a.jpg'],
    ['http://cms.example/wp-content/uploads/a.jpg', 'm1/wp-content/uploads/a.jpg'],
    ['//cms.example/wp-content/uploads/a.jpg', 'm1/wp-content/uploads/a.jpg'],
    ['http://127.0.0.1:4000/ksa/wp-content/a.svg?ver=3', 'm0/ksa/wp-content/a.svg?ver=3'],
    ['https://cms.example/wp-content//a b.jpg', 'm1/wp-content/a%20b.jpg'],
    ['https://cms.example/wp-content/زيت.webp', 'm1/wp-content/%D8%B2%D9%8A%D8%AA.webp'],
    ['https://elsewhere.example/a.jpg', null],
    ['https://cms.example.evil/a.jpg', null],
    ['https://cms.example@evil.example/a.jpg', null],
    ['http://127.0.0.1:4001/a.jpg', null],
    ['https://cms.example/', null],
    ['https://cms.example/a%2fb.jpg', null],
    ['/wp-content/a.jpg', null],
    ['ftp://cms.example/a.jpg', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('%s → %s', (url, source) => expect(buildMediaSource(url, origins)).toBe(source));
});

describe('parseMediaSource', () => {
  test.each([
    ['m1/wp-content/uploads/a.jpg', 'https://cms.example/wp-content/uploads/a.jpg'],
    ['m0/ksa/wp-content/a.svg?ver=3', 'http://127.0.0.1:4000/ksa/wp-content/a.svg?ver=3'],
    ['m1/a..b/c.jpg', 'https://cms.example/a..b/c.jpg'],
    ['m1/%61%2Djar%2ejpg', 'https://cms.example/a-jar.jpg'],
    ['m1/%d8%B2/a%20b%2b.jpg', 'https://cms.example/%D8%B2/a%20b%2B.jpg'],
    ['m1/ز.jpg', 'https://cms.example/%D8%B2.jpg'],
    ['m01/a.jpg', null],
    ['m2/a.jpg', null],
    ['m1/', null],
    ['m1', null],
    ['mx/a.jpg', null],
    ['m1//evil.example/a.jpg', null],
    ['m1/\\evil.example/a.jpg', null],
    ['m1/../secret', null],
    ['m1/a/../../secret', null],
    ['m1/a/%2e%2E/secret', null],
    ['m1/a/.%2e/secret', null],
    ['m1/a/..', null],
    ['m1/a%2f..%2fsecret', null],
    ['m1/a%5c..%5csecret', null],
    ['m1/a%00.jpg', null],
    ['m1/a.jpg#x', null],
    ['https://cms.example/a.jpg', null],
  ])('%s → %s', (source, url) => expect(parseMediaSource(source, origins)?.href ?? null).toBe(url));
});

test('any built source parses back to the same file, and any parsed source stays on its origin', () => {
  const path = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(path, (segments) => {
      const url = new URL(`https://cms.example/${segments.map(encodeURIComponent).join('/')}`);
      const source = buildMediaSource(url.href, origins);
      if (source !== null) expect(parseMediaSource(source, origins)?.href).toBe(url.href);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (rest) => {
      const url = parseMediaSource(`m1/${rest}`, origins);
      if (url !== null) expect(url.origin).toBe('https://cms.example');
    }),
  );
});
