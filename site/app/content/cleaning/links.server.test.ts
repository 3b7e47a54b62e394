import { describe, expect, test } from 'vitest';
import type { LinkContext } from './link-context.ts';
import { resolveLink, resolveMediaLink } from './links.server.ts';

const network = {
  uae: 'https://cms.example/graphql',
  ksa: 'https://cms.example/ksa/graphql',
  kwt: 'https://cms.example/kwt/graphql',
} as const;
const base = { endpoints: network, origins: ['https://cms.example'], siteOrigin: 'https://site.example' };
const uae: LinkContext = { ...base, country: 'uae', language: 'en' };
const ksa: LinkContext = { ...base, country: 'ksa', language: 'ar' };
const kwt: LinkContext = { ...base, country: 'kwt', language: 'ar' };
/** One host per country, as `GRAPHQL_COUNTRIES` may have. */
const hosts: LinkContext = {
  ...base,
  endpoints: { uae: 'https://ae.cms.example/graphql', ksa: 'https://sa.cms.example/graphql' },
  origins: ['https://ae.cms.example', 'https://sa.cms.example'],
  country: 'uae',
  language: 'en',
};

describe('resolveLink', () => {
  test.each<[string, string | null, LinkContext]>([
    ['/our-story/', '/uae/our-story', uae],
    ['https://cms.example/our-story/', '/uae/our-story', uae],
    ['//CMS.example/our-story/', '/uae/our-story', uae],
    ['http://cms.example/our-story', '/uae/our-story', uae],
    ['/uae/brands', '/uae/brands', uae],
    ['/en/uae/brands/', '/uae/brands', uae],
    ['/ksa/our-story/', '/ar/ksa/our-story', ksa],
    ['https://cms.example/ksa/ar/our-story/', '/ar/ksa/our-story', ksa],
    ['/brands/brand-1', '/ar/ksa/brands/brand-1', ksa],
    ['/kwt/our-story/?lang=ar', '/ar/kwt/our-story', kwt],
    ['our-story/', '/ar/kwt/our-story', kwt],
    ['https://cms.example/ksa/brands/', '/en/ksa/brands', uae],
    ['https://sa.cms.example/brands/', '/en/ksa/brands', hosts],
    ['/', '/uae', uae],
    ['https://cms.example/ksa/', '/ar/ksa', ksa],
    ['/faq/', '/uae/faq', uae],
    ['/faq/oils/', '/uae/faq/oils', uae],
    ['/x?a=1&b=2#c', '/uae/x?a=1&b=2#c', uae],
    ['/product//amla-oil/', '/uae/product/amla-oil', uae],
    ['/product/زيت/', '/uae/product/%D8%B2%D9%8A%D8%AA', uae],
    ['/blog/2023/12/24/news-40/', '/uae/blogs/news-40', uae],
    ['/2023/12/24/news-40/', '/uae/blogs/news-40', uae],
    ['/blog/campaign/hair-week/', '/uae/news-campaigns', uae],
    ['/blogs/news-40/', '/uae/blogs/news-40', uae],
    ['/product-category/hair-care/hair-oil/', '/uae/hair-oil', uae],
    ['/product-category/tarwa/tarwa-ingredient/tarwa-amla/', '/uae/brands/tarwa', uae],
    ['https://site.example/uae/plp', '/uae/plp', uae],
    ['https://www.noon.com/x?y=1', 'https://www.noon.com/x?y=1', uae],
    ['https://cms.example.evil.example/x', 'https://cms.example.evil.example/x', uae],
    ['mailto:a@b.example', 'mailto:a@b.example', uae],
    ['tel:+97140000000', 'tel:+97140000000', uae],
    ['#faq', '#faq', uae],
    ['#', '#', uae],
    ['https://cms.example/wp-content/uploads/a.pdf', '/media/m0/wp-content/uploads/a.pdf', uae],
    ['/wp-content/uploads/a.jpg', '/_ipx/w_1536,f_webp,q_80/m0/wp-content/uploads/a.jpg', uae],
    ['/media/m0/wp-content/uploads/a.pdf', '/media/m0/wp-content/uploads/a.pdf', uae],
    ['https://cms.example/wp-admin/post.php', null, uae],
    ['https://cms.example/ksa/graphql', null, uae],
    ['javascript:alert(1)', null, uae],
    [' java\nscript:alert(1)', null, uae],
    ['data:text/html,x', null, uae],
    ['http://[', null, uae],
    ['', null, uae],
  ])('%s → %s', (link, expected, context) => {
    expect(resolveLink(link, context)).toBe(expected);
  });

  test('is idempotent', () => {
    for (const link of ['/our-story/', '/wp-content/a.pdf', '/', '/x?a=1', 'https://cms.example/ksa/brands/']) {
      const once = resolveLink(link, uae) ?? '';
      expect(resolveLink(once, uae)).toBe(once);
    }
  });
});

describe('resolveMediaLink', () => {
  test.each([
    ['https://cms.example/wp-content/a.jpg', 'image/jpeg', 'm0/wp-content/a.jpg'],
    ['/wp-content/a.jpg', null, 'm0/wp-content/a.jpg'],
    ['https://cms.example/wp-content/film.mp4', 'video/mp4', '/media/m0/wp-content/film.mp4'],
    ['https://cms.example/wp-content/a.pdf', null, '/media/m0/wp-content/a.pdf'],
    ['https://other.example/a.jpg', 'image/jpeg', null],
    ['', 'image/jpeg', null],
  ])('%s as %s', (url, mimeType, expected) => {
    expect(resolveMediaLink(url, mimeType, uae)).toBe(expected);
  });
});

describe('other addresses of services (CONTENT_ORIGINS, and what services say of themselves)', () => {
  /** The network has an internal and a public address, and its media on a CDN. */
  const behind: LinkContext = {
    ...uae,
    endpoints: { uae: 'http://wp.internal:8080/graphql', ksa: 'http://wp.internal:8080/ksa/graphql' },
    origins: ['http://wp.internal:8080', 'https://cdn.example'],
    publicSites: [
      { country: 'uae', url: 'https://www.example.com' },
      { country: 'ksa', url: 'https://www.example.com/ksa/' },
      { country: 'uae', url: 'https://cdn.example' },
    ],
  };

  test.each([
    ['https://www.example.com/our-story/', '/uae/our-story'],
    ['https://www.example.com/ksa/our-story/', '/en/ksa/our-story'],
    ['http://www.example.com/ksaverage/', '/uae/ksaverage'],
    ['https://www.example.com/wp-admin/', null],
    ['https://www.example.com/wp-content/uploads/a.pdf', '/media/m0/wp-content/uploads/a.pdf'],
    ['https://cdn.example/wp-content/uploads/a.pdf', '/media/m1/wp-content/uploads/a.pdf'],
    ['https://other.example/our-story/', 'https://other.example/our-story/'],
  ])('%s leads to %s', (link, path) => expect(resolveLink(link, behind)).toBe(path));

  test.each([
    ['https://www.example.com/ksa/wp-content/a.jpg', 'm0/ksa/wp-content/a.jpg'],
    ['https://cdn.example/2026/a.jpg', 'm1/2026/a.jpg'],
    ['https://other.example/a.jpg', null],
  ])('the picture %s is %s', (url, source) => expect(resolveMediaLink(url, 'image/jpeg', behind)).toBe(source));
});
