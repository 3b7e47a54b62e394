/** An installable site: the hint, and the way back in an app window (spec §1, §9, decision 0169). */
import { chromium, expect, type Page, test } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { hydrate } from './hydration.ts';
import { inTurn, localeOf, locales } from './locales.ts';
import { findOverlaps } from './overlaps.ts';
import { say } from './words.ts';

type Picture = { src: string };
type Manifest = {
  start_url: string;
  shortcuts: { url: string; icons: Picture[] }[];
  icons: Picture[];
  screenshots: Picture[];
};

/**
 * Offers to install the page, as a browser does before scripts are there; records when the page uses the offer, which it
 * may once.
 */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      if ('isAsked' in window) throw new DOMException('The prompt was shown before.', 'InvalidStateError');
      Object.assign(window, { isAsked: true });
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { outcome: 'dismissed' };
    };
    dispatchEvent(Object.assign(event, { prompt }));
  });
}

for (const locale of inTurn) {
  const words = (key: Parameters<typeof say>[1]) => say(locale.language, key);
  test(`the hint in ${locale.lang} is shown after 'Understood', and not again once it was put away`, {
    tag: locale.tag,
  }, async ({ page }) => {
    await page.clock.install();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const hint = page.getByRole('complementary').filter({ hasText: words('install_text') });
    const settle = async () => {
      await page.goto(`${locale.prefix}/brands`);
      await offer(page);
      await hydrate(page);
      await page.clock.fastForward(5_000);
      await expect(page.locator('html')).toHaveAttribute('data-worker', /./);
    };
    await settle();
    await expect(hint).toHaveCount(0);
    await page.getByRole('button', { name: words('cookie_accept') }).click();
    await expect(hint).toHaveCount(1);
    await hint.scrollIntoViewIfNeeded();
    // While it leaves the view, the header covers half a name.
    await expect(page.getByRole('banner')).not.toBeInViewport();
    expect(await findViolations(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] })).toEqual([]);
    await hint.getByRole('button', { name: words('install_start') }).dblclick();
    await expect(hint).toHaveCount(0);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => 'isAsked' in window)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('install-hint'))).not.toBeNull();
    await settle();
    await expect(hint).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('install-hint'));
    await settle();
    // A browser that refuses to ask ends the hint too.
    await page.evaluate(() => Object.assign(window, { isAsked: true }));
    await hint.getByRole('button', { name: words('install_start') }).click();
    await expect(hint).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('install-hint'));
    await settle();
    await hint.getByRole('button', { name: words('install_later') }).click();
    await expect(hint).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('install-hint'))).not.toBeNull();
  });
}

test('the manifest of every locale, its start page, shortcuts and pictures are there @http', async ({ request }) => {
  const addresses = new Set<string>();
  for (const { prefix, lang } of locales) {
    const html = await (await request.get(prefix)).text();
    const linked = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(linked).toBe(`/manifest.webmanifest?lang=${lang}`);
    const answer = await request.get(linked);
    expect([answer.status(), answer.headers()['content-type']], linked).toEqual([200, 'application/manifest+json']);
    const { start_url, shortcuts, icons, screenshots }: Manifest = await answer.json();
    expect([start_url, shortcuts.length], linked).toEqual([prefix, 3]);
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)].map(({ src }) => src);
    for (const one of [start_url, ...shortcuts.map(({ url }) => url), ...pictures]) addresses.add(one);
  }
  // The start page and three shortcuts of each, and what they share: four icons, and four screenshots in each language.
  expect(addresses.size).toBe(14 * 4 + 4 + 2 * 4);
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([address, answer.status()]).toEqual([address, 200]);
  }
});

test('an installed site has a way back, on every page but its first @desktop', async ({ page: tab, baseURL }) => {
  await tab.goto('/uae/brands');
  const hidden = tab.getByRole('banner').getByRole('link', { name: say('en', 'back'), includeHidden: true });
  await expect(hidden).toHaveCount(1);
  await expect(hidden).toBeHidden();
  // A window without the browser's own buttons; the headless shell has none.
  const context = await chromium.launchPersistentContext('', {
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--app=${baseURL}/uae`],
    serviceWorkers: 'block',
  });
  try {
    const [page = await context.newPage()] = context.pages();
    const back = page.getByRole('banner').getByRole('link', { name: say('en', 'back') });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(back).toBeHidden();
    await page.goto(`${baseURL}/uae/brands`);
    await expect(back).toBeVisible();
    for (const { prefix, language } of [localeOf('ksa', 'ar'), localeOf('uae', 'en')]) {
      const path = `${prefix}/brands`;
      await Promise.all([tab.goto(path), page.goto(`${baseURL}${path}`)]);
      for (const width of [320, 390, 768, 769, 834, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width} px`).toBe(0);
        await tab.setViewportSize({ width, height: 800 });
        const added = async () => {
          const inTab = await tab.getByRole('banner').evaluate(findOverlaps);
          const inWindow = await page.getByRole('banner').evaluate(findOverlaps);
          return inWindow.filter((pair) => !inTab.includes(pair));
        };
        await expect.poll(added, { message: `${path} at ${width} px` }).toEqual([]);
      }
      const brand = language === 'ar' ? 'تروى' : 'Tarwa';
      await page.getByRole('main').getByRole('link', { name: brand, exact: true }).click();
      await expect(page).toHaveURL(/\/brands\/tarwa$/);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say(language, 'back') })
        .click();
      await expect(page).toHaveURL(baseURL + path);
    }
  } finally {
    await context.close();
  }
});
