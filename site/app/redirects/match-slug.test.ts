import { describe, expect, it } from 'vitest';
import { createSlugMatcher, slugWords } from './match-slug.ts';

const SLUGS = [
  'tarwa-amla-hair-oil',
  'tarwa-amla-shampoo',
  'nadiya-almond-hair-oil',
  'nadiya-almond-hair-oil-intense-shine',
  'arak-miswak-toothpaste',
  'arak-miswak-clove-toothpaste',
  'basma-baby-lotion',
  'زيت-السدر',
  'زيت-الأملا',
];

describe('slugWords', () => {
  it.each([
    ['Amla-Hair-Oils_200ml', ['amla', 'hair', 'oil']],
    ['healthcare-&-foods', ['healthcare', 'food']],
    ['baby_lotions.html', ['baby', 'lotion']],
    ['henna-72-gm-pack', ['henna']],
    ['aloe-glass-citrus', ['aloe', 'glass', 'citrus']],
    ['remedies', ['remedy']],
    ['زيت-السدر', ['زيت', 'السدر']],
    ['زیت-الأملا', ['زیت', 'الأملا']],
    ['100', []],
  ])('%s', (text, expected) => expect(slugWords(text)).toEqual(expected));
});

describe('matchSlug', () => {
  const { matchSlug } = createSlugMatcher(SLUGS, ['dabur']);
  it.each([
    ['tarwa-amla-hair-oil', 'tarwa-amla-hair-oil'],
    ['tarwa-amla-hair-oil-300ml', 'tarwa-amla-hair-oil'],
    ['dabur-amla-hair-oil', 'tarwa-amla-hair-oil'],
    ['amla-hair-oil', 'tarwa-amla-hair-oil'],
    ['Almond-Hair-Oils', 'nadiya-almond-hair-oil'],
    ['miswak-toothpaste', 'arak-miswak-toothpaste'],
    ['toothpaste', null],
    ['BabyLotion', null],
    ['basmababylotion', 'basma-baby-lotion'],
    ['basma_baby_lotion', 'basma-baby-lotion'],
    ['hair-oil', null],
    ['amla', null],
    ['oil', null],
    ['sidr-shampoo', null],
    ['زيت-السدر', 'زيت-السدر'],
    ['السدر-زيت', 'زيت-السدر'],
    ['زیت-الاملا', 'زيت-الأملا'],
    ['زيت-الآملا-٢٠٠', 'زيت-الأملا'],
    ['200-ml', null],
    ['', null],
  ])('%s → %s', (old, expected) => expect(matchSlug(old)).toBe(expected));
});

describe('nearestSlugs', () => {
  const { nearestSlugs } = createSlugMatcher(SLUGS);
  it('sorts the best first', () => {
    expect(nearestSlugs('amla-hair-oil-jasmine', 2)).toEqual(['tarwa-amla-hair-oil', 'nadiya-almond-hair-oil']);
    expect(nearestSlugs('miswak-tothpaste', 1)).toEqual(['arak-miswak-toothpaste']);
    expect(nearestSlugs('زیت-آملا', 1)).toEqual(['زيت-الأملا']);
  });
  it('finds nothing for unrelated words', () => {
    expect(nearestSlugs('wp-login', 3)).toEqual([]);
    expect(nearestSlugs('', 3)).toEqual([]);
  });
});
