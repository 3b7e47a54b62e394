/** Legacy addresses (spec §2): each family redirects in one hop to a page, or shows the moved screen. */

import { expect, test } from '@playwright/test';
import type { LanguageCode } from '../../contract/languages.ts';
import { inBatches } from './in-batches.ts';
import { localeOf, locales } from './locales.ts';
import { readHtml } from './read-html.ts';
import { say } from './words.ts';

/** Per family: addresses with their new pages, and one whose page is gone, if there can be any. */
const families: Record<string, { found: [from: string, to: string][]; gone?: string }> = {
  'brands/category': {
    found: [
      ['/brands/category/tarwa/hair-oil/1000', '/uae/collections/tarwa/hair-oil'],
      ['/uae/brands/category/tarwa/hair-oil/tarwa-amla-hair-oil/', '/uae/product/tarwa-amla-hair-oil'],
    ],
    gone: '/brands/category/vatika/hair-oil/cactus-oil',
  },
  brands: {
    found: [
      ['/brands/tarwa/', '/uae/brands/tarwa'],
      ['/enuae/brands/arak', '/uae/brands/arak'],
    ],
    gone: '/brands/vatika/',
  },
  'brand/list': { found: [['/brand/list/basma', '/uae/brands/basma']], gone: '/brand/list/vatika' },
  'category/list': {
    found: [
      ['/category/list/baby-care', '/uae/baby-care'],
      ['/category/list/healthcare-&-foods/1000', '/uae/health-care'],
      ['/category/list/toothpaste/arak/1000', '/uae/collections/arak/toothpaste'],
    ],
    gone: '/category/list/juices',
  },
  product: {
    found: [['/product/tarwa-amla-hair-oil/', '/uae/product/tarwa-amla-hair-oil']],
    gone: '/product/dabur-cactus-hair-gel-140ml/',
  },
  'product-category': {
    found: [
      ['/product-category/tarwa/ingredient/amla/', '/uae/collections/tarwa/all?ingredient=amla'],
      ['/product-category/tarwa/regiment/pre-wash/', '/uae/collections/tarwa/all?regimen=pre-wash'],
      ['/product-category/tarwa/product-type/hair-oil/', '/uae/collections/tarwa/hair-oil'],
      ['/product-category/tarwa/tarwa-ingredient/tarwa-amla/', '/uae/collections/tarwa/all?ingredient=amla'],
      ['/product-category/hair-care/hair-oil/', '/uae/hair-oil'],
    ],
    gone: '/product-category/vatika/regiment/pre-wash/',
  },
  'categories of posts': {
    found: [
      ['/category/press-releases/', '/uae/news-press-releases'],
      ['/uae/category/news/health-hub', '/uae/news-sidrana-health-hub'],
    ],
    gone: '/category/no-such-category',
  },
  'tags of posts': {
    found: [
      ['/tag/how-to/', '/uae/news-and-media?tag=how-to'],
      ['/uae/tag/packaging', '/uae/news-and-media?tag=packaging'],
    ],
    gone: '/tag/no-such-tag',
  },
  'posts without a folder': {
    found: [
      ['/how-to-read-a-label/', '/uae/blogs/how-to-read-a-label'],
      ['/uae/how-to-read-a-label', '/uae/blogs/how-to-read-a-label'],
      ['/uae/2026/10/05/how-to-read-a-label', '/uae/blogs/how-to-read-a-label'],
    ],
  },
  'index.php subcategory': {
    found: [
      ['/index.php/en/front/subcategory/7/Hair-Care', '/uae/hair-care'],
      ['/uae/index.php/en/front/subcategory/9/oral-care', '/uae/oral-care'],
    ],
    gone: '/index.php/en/front/subcategory/3/Juices',
  },
  'index.php secsubcategory': {
    found: [['/index.php/en/front/secsubcategory/7/31/hair-oil', '/uae/hair-oil']],
    gone: '/index.php/en/front/secsubcategory/7/31/Juices',
  },
  'index.php thirdsubcategory': {
    found: [['/uae/index.php/en/front/thirdsubcategory/7/31/112/amla-hair-oil', '/uae/product/tarwa-amla-hair-oil']],
    gone: '/index.php/en/front/thirdsubcategory/1/2/3/Cactus-Water',
  },
  teams: {
    found: [
      ['/index.php/en/front/management', '/uae/our-leadership'],
      ['/index.php/en/front/directors', '/uae/our-leadership'],
      ['/teams/members', '/uae/our-leadership'],
      ['/teams/directors/true', '/uae/our-leadership'],
    ],
  },
  news: {
    found: [
      ['/news', '/uae/news-and-media'],
      ['/news/how-to-read-a-label', '/uae/blogs/how-to-read-a-label'],
    ],
    gone: '/news/no-such-post',
  },
  'careers/career_details': {
    found: [['/careers/career_details/graduate-programme', '/uae/careers/graduate-programme']],
    gone: '/careers/career_details/14',
  },
  pages: {
    found: [
      ['/pages/whydabur', '/uae/our-story'],
      ['/pages/contact', '/uae/general-enquiry'],
      ['/pages/aboutus', '/uae/our-story'],
    ],
    gone: '/pages/no-such-page',
  },
  'short forms': {
    found: [
      ['/whydabur', '/uae/our-story'],
      ['/aboutus', '/uae/our-story'],
      ['/contact', '/uae/general-enquiry'],
      ['/privacy_policy', '/uae/privacy-policy'],
      ['/thank_you', '/uae'],
      ['/disclaimer', '/uae/disclaimer'],
    ],
  },
  'ayurveda range': {
    found: [
      ['/ayurveda', '/uae/nature-and-me'],
      ['/ayurveda/kapha', '/uae/nature-and-me#kapha'],
      ['/ayurveda-range/pitta-dosha', '/uae/nature-and-me#pitta'],
      ['/uae/ayurveda/vata-range/', '/uae/nature-and-me#vatta'],
    ],
  },
  'press-releases': {
    found: [
      ['/en/uae/press-releases/', '/uae/news-press-releases'],
      ['/uae/press-releases/', '/uae/news-press-releases'],
    ],
  },
  'collections by number': {
    found: [
      ['/uae/collections/tarwa?type=999999', '/uae/collections/tarwa/all'],
      ['/uae/collections/arak?filter=1', '/uae/collections/arak/all'],
    ],
    gone: '/uae/collections/vatika?type=41',
  },
  'doubled addresses': {
    found: [
      ['/uae/distribution/general-enquiry', '/uae/general-enquiry'],
      ['/uae/distribution/distribution', '/uae/distribution'],
      ['/uae/general-enquiry/general-enquiry', '/uae/general-enquiry'],
      ['/uae/general-enquiry/distribution', '/uae/distribution'],
      ['/uae/how-we-hire/how-we-hire', '/uae/how-we-hire'],
      ['/uae/how-we-hire/life-at-sidrana', '/uae/life-at-sidrana'],
    ],
  },
  'images/products': { found: [['/images/products/SB', '/uae/plp']] },
};

for (const [family, { found, gone }] of Object.entries(families)) {
  test(`legacy addresses: ${family} @http`, async ({ request }) => {
    for (const [from, to] of found) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect.soft([answer.status(), answer.headers().location], from).toEqual([301, to]);
      const page = await request.get(to, { maxRedirects: 0 });
      expect.soft(page.status(), to).toBe(200);
      // Dosha pages redirect to sections of the nature page, which must exist.
      const id = to.split('#')[1];
      if (id) expect.soft(await page.text(), to).toMatch(new RegExp(`\\bid="${id}"`));
    }
    if (gone === undefined) return;
    const answer = await request.get(gone, { maxRedirects: 0 });
    expect(answer.status(), gone).toBe(404);
    expect(await answer.text(), gone).toContain(say('en', 'moved_heading'));
  });
}

test('a legacy address with a country redirects to that country @http', async ({ request }) => {
  const lead = async (from: string) => (await request.get(from, { maxRedirects: 0 })).headers().location;
  expect(await lead('/ksa/brands/category/arak/toothpaste')).toBe('/ar/ksa/collections/arak/toothpaste');
  expect(await lead('/qat/brand/list/arak/')).toBe('/qat/brands/arak');
  expect(await lead('/arksa')).toBe('/ar/ksa');
  expect(await lead('/product/tarwa-amla-hair-oil/?utm_source=mail&ref=9')).toBe(
    '/uae/product/tarwa-amla-hair-oil?utm_source=mail',
  );
});

/** Reads the main part of an error screen, and its links with their texts. */
function readScreen(html: string) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const links = [...main.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = '', inner = '']) => ({
      href,
      label: readHtml(inner).text,
    }),
  );
  const { lang } = readHtml(html);
  return { text: readHtml(main).text, links, lang };
}

test('the moved screen has one message, links to the main sections, and repeats no word @http', async ({ request }) => {
  const gone: [address: string, country: string, language: LanguageCode][] = [
    ['/news/12', 'uae', 'en'],
    ['/careers/career_details/14', 'uae', 'en'],
    ['/brands/category/vatika/hair-oil/cactus-oil', 'uae', 'en'],
    ['/ar/brands/vatika', 'uae', 'ar'],
    ['/ksa/brands/category/vatika/hair-oil/cactus-oil', 'ksa', 'ar'],
    ['/arkwt/brands/vatika', 'kwt', 'ar'],
    ['/index.php/ar/front/subcategory/3/Juices', 'uae', 'ar'],
    ...locales.map(({ country, language }): [string, string, LanguageCode] => [
      `/${language}/${country}/brand/list/vatika`,
      country,
      language,
    ]),
  ];
  await inBatches(gone, 4, async ([address, country, language]) => {
    const { prefix, lang } = localeOf(country, language);
    const screen = readScreen(await (await request.get(address)).text());
    const complain = (what: string) => `${address}: ${what}`;
    expect(screen.lang, complain('lang')).toBe(lang);
    expect(screen.text, complain('it has moved')).toContain(say(language, 'moved_heading'));
    expect(screen.text, complain('it does not say that it never was')).not.toContain(say(language, 'error_text'));
    const hrefs = screen.links.map(({ href }) => href);
    for (const path of ['/brands', '/plp', '/ingredients', '/nature-and-me', '/our-story', '/news-and-media'])
      expect(hrefs, complain('the sections')).toContain(`${prefix}${path}`);
    expect(hrefs, complain('the sections')).toContain(`${prefix}/careers/join-us`);
    expect(new Set(hrefs).size, complain('an address twice')).toBe(hrefs.length);
    for (const { href, label } of screen.links) {
      if (href.includes('/search?')) expect(href, complain('words to search for')).toMatch(/[?&]key=[^&]/);
      const words = label.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
      expect(new Set(words).size, complain(label)).toBe(words.length);
    }
  });
});

test('a missing list of products links to the nearest that exist @http', async ({ request }) => {
  const nearest: [path: string, offered: string][] = [
    ['/tarwa-hair-oil', '/collections/tarwa/hair-oil'],
    ['/tarwa-product-type', '/brands/tarwa'],
    ['/collections/tarwa/toothpaste', '/brands/tarwa'],
    ['/collections/tarwa/toothpaste', '/toothpaste'],
    ['/hair-oils', '/hair-oil'],
    ['/brands/tarwah', '/brands/tarwa'],
    ['/product/tarwa-amla-hair-oil-200ml', '/product/tarwa-amla-hair-oil'],
  ];
  for (const { prefix, language } of locales) {
    for (const [path, offered] of nearest) {
      const { links, text } = readScreen(await (await request.get(prefix + path)).text());
      expect(text, prefix + path).toContain(say(language, 'error_text'));
      expect(
        links.map(({ href }) => href),
        prefix + path,
      ).toContain(prefix + offered);
    }
  }
});

test('a missing page offers three things, and the same ones in both languages @http', async ({ request }) => {
  const nothing = ['/product/tarwa-amla-hair-oil', '/product/balsam-petroleum-jelly', '/where-to-buy'];
  const near: [path: string, offered: string[]][] = [
    ['/product/nope', nothing],
    ['/nope', nothing],
    ['/xzqw', nothing],
    ['/blogs/xzqw', nothing],
    ['/product/tarwa-amla-hair-oi', ['/product/tarwa-amla-hair-oil']],
    ['/how-we-hir', ['/how-we-hire']],
    ['/where-to-bu', ['/where-to-buy']],
    ['/sidr-stor', ['/sidr-story', '/plp?ingredient=sidr']],
  ];
  for (const { prefix } of locales.filter(({ country }) => country === 'uae')) {
    for (const [path, offered] of near) {
      const response = await request.get(prefix + path);
      const html = await response.text();
      const [, list = ''] = /role="search"[\s\S]*?<ul[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? [];
      const links = [...list.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replace(prefix, ''));
      expect(response.status(), prefix + path).toBe(404);
      expect(links, prefix + path).toHaveLength(3);
      expect(links.slice(0, offered.length), prefix + path).toEqual(offered);
      const [first = ''] = links;
      expect((await request.get(prefix + first)).status(), prefix + first).toBe(200);
    }
  }
});

test('the moved screen offers the nearest matches and a link home @desktop', async ({ page }) => {
  const response = await page.goto('/product/dabur-amla-hair-lotion-300ml/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
  const suggestion = main.locator('a[href*="/product/"]').first();
  const target = await suggestion.getAttribute('href');
  await suggestion.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
