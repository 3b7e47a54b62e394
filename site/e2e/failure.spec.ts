/** Pages while the backend is down (rulings 2.8), and under many concurrent visitors of all locales. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { inBatches } from './in-batches.ts';
import { type E2eLocale, localeOf, locales } from './locales.ts';
import { startOwnSite } from './own-site.ts';
import { missingPage, pageTypes } from './page-types.ts';
import { readHtml } from './read-html.ts';
import { say } from './words.ts';

const ARABIC = /[\u0621-\u064a]{2,}/;

/** Finds parts of another locale in a page's header: the menu is content, the labels are the site's own. */
function findCrossed(html: string, locale: E2eLocale): string[] {
  const page = readHtml(html);
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  const { links, text } = readHtml(header);
  const other = localeOf(locale.country, locale.language === 'en' ? 'ar' : 'en');
  const foreignLinks = links.filter(
    (href) =>
      href.startsWith('/') &&
      href !== locale.prefix &&
      !href.startsWith(`${locale.prefix}/`) &&
      // Not the language link, nor a page that only this language has.
      href !== other.prefix &&
      !href.startsWith(`${other.prefix}/`),
  );
  return [
    ...(page.lang === locale.lang && page.dir === locale.dir ? [] : [`lang ${page.lang} ${page.dir}`]),
    ...foreignLinks.map((href) => `link ${href}`),
    ...(header.includes(`"${say(locale.language, 'menu_primary')}"`) ? [] : ['the menu is named otherwise']),
    ...(header.includes(`"${say(locale.language, 'country_open', { country: locale.name })}"`)
      ? []
      : ['another country']),
    ...(ARABIC.test(text) === (locale.language === 'ar') ? [] : [`menu texts: ${text.slice(0, 60)}`]),
    ...(page.canonical === null || new URL(page.canonical).pathname.startsWith(locale.prefix) ? [] : [page.canonical]),
  ];
}

test('500 concurrent visitors of all locales see their own texts; visited pages outlive the backend @http', async () => {
  test.setTimeout(480_000);
  const site = await startOwnSite();
  // The site stores pages in brotli.
  const headers = { 'accept-encoding': 'br', 'accept-language': 'en' };
  const ask = (path: string) => fetch(site.origin + path, { redirect: 'manual', headers });
  /** A machine that cannot render all requested pages tells some visitors to retry. */
  const askAgain = async (path: string): Promise<Response> => {
    let answer = await ask(path);
    for (let turn = 0; turn < 10 && answer.status === 503; turn += 1) {
      await sleep(1_000);
      answer = await ask(path);
    }
    return answer;
  };
  try {
    await test.step('500 interleaved requests, each for a new page', async () => {
      const paths = [...pageTypes.map(({ path }) => path), '/brands/qiwam', '/hair-oil', missingPage];
      const visits = paths.flatMap((path) => locales.map((locale) => ({ locale, path })));
      expect(visits.length).toBeGreaterThanOrEqual(500);
      const crossed = await inBatches(visits, 40, async ({ locale, path }) => {
        const answer = await askAgain(locale.prefix + path);
        const status = path === missingPage ? 404 : 200;
        const complaints = [
          ...(answer.status === status ? [] : [`answers ${answer.status}`]),
          ...findCrossed(await answer.text(), locale),
        ];
        return complaints.map((complaint) => `${locale.prefix}${path}: ${complaint}`);
      });
      expect(crossed.flat()).toEqual([]);
      // The comparison works: it finds the page of another country, and of the other language.
      const html = await (await ask('/kwt/plp')).text();
      expect(findCrossed(html, localeOf('qat', 'en')).length).toBeGreaterThan(3);
      expect(findCrossed(html, localeOf('kwt', 'ar')).length).toBeGreaterThan(3);
    });

    const unvisited = '/uae/product/arak-miswak-toothpaste';
    const [, picture = ''] = /src="(\/_ipx\/[^"]+)"/.exec(await (await ask('/uae/brands')).text()) ?? [];
    expect((await ask(picture)).status).toBe(200);
    await site.killBackend();

    await test.step('visited pages are still served', async () => {
      for (const locale of locales) expect((await ask(`${locale.prefix}/plp`)).status).toBe(200);
      expect((await ask('/healthz')).status).toBe(200);
      expect((await ask('/readyz')).status).toBe(200);
    });

    await test.step('an unvisited page answers 503 with the 404 screen, and is not stored', async () => {
      for (let time = 0; time < 2; time += 1) {
        const answer = await ask(unvisited);
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(answer.headers.get('cache-control')).toContain('no-store');
        const page = readHtml(await answer.text());
        expect(page.headings).toEqual(['Page Not Found']);
        expect(page.text).toContain('The page you were looking for does not exist.');
        expect(page.robots).toContain('noindex');
      }
      const arabic = readHtml(await (await ask('/ar/ksa/product/arak-miswak-toothpaste')).text());
      expect([arabic.lang, arabic.headings]).toEqual(['ar-SA', [say('ar', 'error_heading')]]);
    });

    await test.step('a site that starts without its backend shows all it knew, pictures too, and says so', async () => {
      await site.restartSite();
      expect(await (await ask('/readyz')).json()).toMatchObject({ status: 'degraded' });
      // Every page in one locale, in turn; every locale's home page.
      const inTurn = pageTypes.map(({ path }, turn) => `${locales[turn % locales.length]?.prefix}${path}`);
      const visited = new Set([...inTurn, ...locales.map(({ prefix }) => prefix)]);
      const failed = await inBatches([...visited], 10, async (path) => {
        const answer = await ask(path);
        const isOld = Number(answer.headers.get('x-content-age')) > 0 && answer.headers.has('x-content-age');
        return answer.status === 200 && isOld
          ? []
          : [`${path} ${answer.status} ${answer.headers.get('x-content-age')}`];
      });
      expect(failed.flat()).toEqual([]);
      expect((await ask(picture)).status).toBe(200);
      expect((await ask(unvisited)).status).toBe(503);
    });

    await site.restartBackend();
    await test.step('it recovers with the backend, without a restart of the site', async () => {
      await expect.poll(async () => (await ask('/readyz')).json(), { timeout: 30_000 }).toEqual({ status: 'ready' });
      await expect.poll(async () => (await ask(unvisited)).status, { timeout: 30_000 }).toBe(200);
    });
  } finally {
    await site.stop();
  }
});

test('a layout that fails in the browser shows the error screen, in the language of the page @desktop', async ({
  page,
}) => {
  // Break the lookup of the server-rendered layout.
  await page.addInitScript(() => {
    const find = Document.prototype.getElementById;
    Document.prototype.getElementById = function (id) {
      if (id === 'site-footer') throw new Error('the layout is broken');
      return find.call(this, id);
    };
  });
  await page.goto('/ar/ksa/our-story');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1, name: say('ar', 'error_heading') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).not.toContainText('the layout is broken');
  await expect(page).toHaveTitle(new RegExp(`^${say('ar', 'error_title')}`));
  await page.getByRole('link', { name: say('ar', 'error_home') }).click();
  await expect(page).toHaveURL(/\/ar\/ksa$/);
});
