import { describe, expect, it } from 'vitest';
import { buildFallbackTitle } from './fallback-title.ts';
import { buildPageTitle } from './page-title.ts';

describe('buildFallbackTitle', () => {
  it.each([
    ['/uae/how-we-hire', 'How We Hire'],
    ['/uae/how-we-hire/', 'How We Hire'],
    ['/ar/ksa/brands/tarwa', 'Tarwa'],
    ['/uae/news-and-media', 'News And Media'],
    ['/uae/product/%D8%B2%D9%8A%D8%AA-%D8%B3%D8%AF%D8%B1', 'زيت سدر'],
    ['/uae/a--b-', 'A B'],
    ['/uae/%', '%'],
    ['/', ''],
  ])('%s → %s', (pathname, expected) => expect(buildFallbackTitle(pathname)).toBe(expected));
});

describe('buildPageTitle', () => {
  it.each([
    [{ seoTitle: 'Amla oil for hair', title: 'Amla Hair Oil', pathname: '/uae/x' }, 'Amla oil for hair | Sidrana'],
    [{ seoTitle: ' ', title: 'Amla Hair Oil', pathname: '/uae/x' }, 'Amla Hair Oil | Sidrana'],
    [{ seoTitle: null, title: '', pathname: '/uae/our-story' }, 'Our Story | Sidrana'],
    [{ title: 'Sidrana', pathname: '/' }, 'Sidrana'],
    [{ seoTitle: 'Herbal care | Sidrana', pathname: '/' }, 'Herbal care | Sidrana'],
    [{ pathname: '/' }, 'Sidrana'],
  ])('%j → %s', (page, expected) => expect(buildPageTitle(page, 'Sidrana')).toBe(expected));
});
