import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjust, contrast, lightnessOf, mix } from './color.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('adjust', () => {
  it.each([
    ['#1d5a3f', 0, '#1d5a3f'],
    ['#808080', 1, '#ffffff'],
    ['#1d5a3f', -1, '#000000'],
  ])('%s by %d is %s', (from, lightness, to) => expect(adjust(from, lightness)).toBe(to));

  it('returns a valid, lighter colour for every colour', () => {
    fc.assert(
      fc.property(color, fc.double({ min: 0.02, max: 0.3, noNaN: true }), (from, step) => {
        const to = adjust(from, step);
        expect(to).toMatch(/^#[0-9a-f]{6}$/);
        expect(lightnessOf(to)).toBeGreaterThan(lightnessOf(from) - 0.01);
      }),
    );
  });

  it('refuses other values', () => expect(() => adjust('red', 0.1)).toThrow('Not a colour: red'));
});

describe('mix', () => {
  it('starts at one colour and ends at the other', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrast(mix(one, other, 0), one)).toBeLessThan(1.05);
        expect(contrast(mix(one, other, 1), other)).toBeLessThan(1.05);
      }),
    );
  });
});

describe('contrast', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#e9531c', 3.67],
    ['#10271d', '#ffffff', 15.8],
  ])('%s on %s is %d', (one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 1));
});
