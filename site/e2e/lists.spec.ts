/** Lists of campaigns and news: canonicals, and links to their entries. */
import { expect, test } from '@playwright/test';
import { languageCodes } from '../../contract/languages.ts';
import { hydrate } from './hydration.ts';
import { localeOf, locales } from './locales.ts';
import { readHtml } from './read-html.ts';

test('pages of a dated list are their own canonical, filtered by year or tag they are not @http', async ({
  request,
}) => {
  for (const language of languageCodes) {
    const path = `${localeOf('uae', language).prefix}/news-campaigns`;
    const read = async (query: string) => readHtml(await (await request.get(`${path}${query}`)).text());
    const [plain, second, tagged] = [await read(''), await read('?page=2'), await read('?tag=tarwa')];
    expect(plain.canonical?.endsWith(path)).toBe(true);
    expect(second.canonical).toBe(`${plain.canonical}?page=2`);
    expect(second.title).not.toBe(plain.title);
    expect(tagged.canonical).toBe(plain.canonical);
  }
});

test('a campaign on the page of its range links to its entry in the list @http', async ({ request }) => {
  for (const language of languageCodes) {
    const { prefix } = localeOf('uae', language);
    const brands = readHtml(await (await request.get(`${prefix}/brands`)).text()).links.filter((link) =>
      link.startsWith(`${prefix}/brands/`),
    );
    expect(new Set(brands).size).toBeGreaterThanOrEqual(9);
    let campaigns = 0;
    for (const brand of new Set(brands)) {
      const { links } = readHtml(await (await request.get(brand)).text());
      for (const link of links.filter((one) => /\/news-campaigns\?tag=[^#]+#(?!list$)/.test(one))) {
        const [address = '', anchor = ''] = link.split('#');
        expect(await (await request.get(address)).text(), link).toContain(` id="${anchor}"`);
        campaigns += 1;
      }
    }
    expect(campaigns).toBeGreaterThan(15);
  }
});

test('a range links to its collections, and an empty collection is not found @http', async ({ request }) => {
  for (const language of languageCodes) {
    const { prefix } = localeOf('uae', language);
    const range = readHtml(await (await request.get(`${prefix}/brands/tarwa`)).text());
    const collections = range.links.filter((link) => link.startsWith(`${prefix}/collections/tarwa/`));
    expect(collections.length).toBeGreaterThan(1);
    const narrowed = readHtml(
      await (await request.get(`${prefix}/brands/tarwa?type=hair-mask&ingredient=honey`)).text(),
    );
    expect(narrowed.links.filter((link) => link.startsWith(`${prefix}/collections/tarwa/`))).toEqual(collections);
    for (const collection of new Set(collections)) expect((await request.get(collection)).status()).toBe(200);
    const empty = await request.get(`${prefix}/collections/tarwa/toothpaste`);
    // A collection without products does not exist (rulings 2.7).
    expect(empty.status()).toBe(404);
  }
});

test('the home page shows the newest three posts of its locale @http', async ({ request }) => {
  for (const { prefix } of locales) {
    const read = async (path: string) => {
      const html = await (await request.get(`${prefix}${path}`)).text();
      const [main = ''] = html.slice(html.indexOf('<main')).split('id="site-footer"');
      return { main, posts: readHtml(main).links.filter((link) => link.startsWith(`${prefix}/blogs/`)) };
    };
    const [home, hub] = [await read(''), await read('/news-and-media')];
    expect(home.posts, prefix).toEqual(hub.posts.slice(0, 3));
    // With dates, pictures and a link to all posts.
    const section = home.main.slice(
      home.main.indexOf(home.posts[0] ?? '') - 3000,
      home.main.indexOf(home.posts[2] ?? ''),
    );
    expect(section.match(/<time/g), prefix).toHaveLength(3);
    expect(section.match(/<picture/g)?.length, prefix).toBeGreaterThanOrEqual(2);
    expect(readHtml(home.main).links, prefix).toContain(`${prefix}/news-and-media`);
  }
});

for (const prefix of ['/uae', '/ar/uae']) {
  for (const [name, path, links] of [
    ['needs of the home page', '', 'main nav:has(a[href*="need="]) a'],
    ['needs of the quiz', '/nature-and-me', '#quiz nav a'],
    ['topics of a list', '/news-sidrana-health-hub', '#list nav:last-of-type a'],
  ] as const) {
    test(`the ${name} fade where their row is cut, and one with the focus is in view: ${prefix} @desktop`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${prefix}${path}`);
      await hydrate(page);
      const all = page.locator(links);
      await all.first().focus();
      const count = await all.count();
      expect(count).toBeGreaterThan(3);
      for (let place = 0; place < count; place += 1) {
        const link = all.nth(place);
        await expect(link).toBeFocused();
        // The focus ring is complete: 3 px, 3 px away; and the row fades at its ends.
        await expect(async () =>
          expect(await link.evaluate(readPlace)).toEqual({ isFaded: true, isWhole: true }),
        ).toPass({ timeout: 3000 });
        await page.keyboard.press('Tab');
      }
    });
  }
}

/** Reads whether a link with its focus ring is inside its scrolling row, and whether that row fades. */
function readPlace(link: Element) {
  let row = link;
  while (getComputedStyle(row).overflowX !== 'auto') row = row.parentElement ?? document.documentElement;
  const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  return {
    isFaded: getComputedStyle(row).maskImage.includes('gradient'),
    isWhole: Math.min(inner.left - outer.left, outer.right - inner.right) >= 6,
  };
}
