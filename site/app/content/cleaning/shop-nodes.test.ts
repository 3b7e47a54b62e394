import { describe, expect, test } from 'vitest';
import { createAnswerCleaner } from './clean-answer.server.ts';

const clean = createAnswerCleaner({
  country: 'ksa',
  language: 'ar',
  endpoints: { uae: 'https://cms.example/graphql', ksa: 'https://cms.example/ksa/graphql' },
  origins: ['https://cms.example'],
  siteOrigin: 'https://site.example',
});

describe('built-in shop pages and categories are dropped', () => {
  test.each(['/cart/', '/checkout/', '/my-account/', '/shop/', '/ar/cart/', '/my-account/orders/', '/cart-ar/'])(
    '%s',
    (uri) => {
      const story = { id: '2', uri: '/our-story/' };
      expect(clean({ pages: { nodes: [{ id: '1', uri }, story] } }).pages.nodes).toHaveLength(1);
      expect(clean({ page: { id: '1', uri } }).page).toBeNull();
      const entry = { id: '1', parentId: null, label: 'Cart', path: `https://cms.example/ksa${uri}` };
      expect(clean({ menuItems: { nodes: [entry, { ...entry, id: '2', path: '/brands/' }] } }).menuItems.nodes).toEqual(
        [expect.objectContaining({ id: '2' })],
      );
    },
  );

  test.each([
    '/cart-ar/',
    '/سلة-المشتريات/',
    '/%D8%B3%D9%84%D8%A9-%D8%A7%D9%84%D9%85%D8%B4%D8%AA%D8%B1%D9%8A%D8%A7%D8%AA/',
  ])('the translation %s of the cart', (uri) => {
    const translated = (href: string) => ({ id: '1', uri, translations: [{ locale: 'en', href }] });
    expect(clean({ page: translated('https://cms.example/ksa/cart/') }).page).toBeNull();
    expect(clean({ page: translated('https://cms.example/ksa/basket/') }).page === null).toBe(uri === '/cart-ar/');
  });

  test.each(['uncategorized', 'uncategorised', 'uncategorized-ar', 'غير-مصنف'])('the category %s', (slug) => {
    const nodes = [
      { id: '1', slug },
      { id: '2', slug: 'hair-oil' },
    ];
    expect(clean({ productCategories: { nodes } }).productCategories.nodes).toEqual([{ id: '2', slug: 'hair-oil' }]);
  });

  test.each(['/cartography/', '/shop-floor/', '/shop-arab/', '/product/shop/', '/about/cart/'])('%s is kept', (uri) => {
    expect(clean({ pages: { nodes: [{ id: '1', uri }] } }).pages.nodes).toHaveLength(1);
  });
});
