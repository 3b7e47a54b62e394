import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../../../contract/languages.ts';
import { resolveMarketplaceLanguage } from './marketplace-language.ts';

/** The same page of a marketplace in English and in Arabic. */
const pairs = [
  ['https://www.amazon.ae/s?k=amla%20oil', 'https://www.amazon.ae/-/ar/s?k=amla%20oil'],
  ['https://www.amazon.ae/dp/B0ABC', 'https://www.amazon.ae/-/ar/dp/B0ABC'],
  ['https://amazon.ae/', 'https://amazon.ae/-/ar/'],
  ['https://www.amazon.sa/-/en/s?k=amla%20oil', 'https://www.amazon.sa/-/ar/s?k=amla%20oil'],
  ['https://www.amazon.eg/-/en/s?k=amla+oil', 'https://www.amazon.eg/s?k=amla+oil'],
  ['https://www.noon.com/uae-en/search/?q=amla', 'https://www.noon.com/uae-ar/search/?q=amla'],
  ['https://www.noon.com/saudi-en/amla/N1/p/#specs', 'https://www.noon.com/saudi-ar/amla/N1/p/#specs'],
  ['https://www.noon.com/egypt-en/', 'https://www.noon.com/egypt-ar/'],
  ['https://www.talabat.com/uae/search?query=amla', 'https://www.talabat.com/ar/uae/search?query=amla'],
  ['https://www.talabat.com/kuwait', 'https://www.talabat.com/ar/kuwait'],
  ['https://gcc.luluhypermarket.com/en-ae/search?q=amla', 'https://gcc.luluhypermarket.com/ar-ae/search?q=amla'],
  ['https://gcc.luluhypermarket.com/en-eg/', 'https://gcc.luluhypermarket.com/ar-eg/'],
] as const;

describe('a link to a known marketplace gets the language of the page', () => {
  test.each(pairs)('%s · %s', (english, arabic) => {
    for (const link of [english, arabic]) {
      expect(resolveMarketplaceLanguage(link, 'en')).toBe(english);
      expect(resolveMarketplaceLanguage(link, 'ar')).toBe(arabic);
    }
  });

  test.each([
    ['https://www.amazon.sa/s?k=amla', 'en', 'https://www.amazon.sa/-/en/s?k=amla'],
    ['https://www.amazon.sa/s?k=amla', 'ar', 'https://www.amazon.sa/-/ar/s?k=amla'],
    ['https://www.amazon.eg/-/ar/s?k=amla', 'ar', 'https://www.amazon.eg/s?k=amla'],
    ['https://www.amazon.sa/-/en', 'ar', 'https://www.amazon.sa/-/ar'],
    ['https://www.amazon.ae/dp/B0ABC?language=en_AE&th=1', 'ar', 'https://www.amazon.ae/-/ar/dp/B0ABC?th=1'],
    ['https://www.amazon.ae/dp/B0ABC?language=ar_AE', 'en', 'https://www.amazon.ae/dp/B0ABC'],
    ['http://m.noon.com/uae-en/x', 'ar', 'http://m.noon.com/uae-ar/x'],
  ] as const)('%s in %s is %s', (link, language, address) => {
    expect(resolveMarketplaceLanguage(link, language)).toBe(address);
  });
});

test.each([
  'https://www.amazon.com/dp/B0ABC',
  'https://amazon.ae.evil.example/s?k=amla',
  'https://notnoon.com/uae-en/search/',
  'https://www.noon.com/search/?q=amla',
  'https://www.noon.com/uae-enough/',
  'https://www.luluhypermarket.com/en-in/search',
  'https://talabat.page.link/abc',
  'https://SHOP.example/uae-en/?q=زيت السدر',
  'https://',
])('%s stays as it is', (link) => {
  for (const language of languageCodes) expect(resolveMarketplaceLanguage(link, language)).toBe(link);
});
