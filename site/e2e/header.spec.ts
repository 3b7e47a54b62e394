/** The header while scrolling, the drawer's three levels, header and footer in another country (spec §2, §4, §9). */
import { expect, type Page, test } from '@playwright/test';
import { countryName } from '../../contract/countries.ts';
import { hydrate } from './hydration.ts';
import { both } from './locales.ts';
import { follow } from './moving-inside.ts';
import { findOverlaps } from './overlaps.ts';
import { say } from './words.ts';

/** Turns the wheel in small steps, and waits after each until the page has scrolled: a busy browser may lose a turn. */
async function wheel(page: Page, distance: number): Promise<void> {
  const step = Math.sign(distance) * 10;
  const read = () => page.evaluate(() => window.scrollY);
  for (let turned = 0; Math.abs(turned) < Math.abs(distance); turned += step) {
    const target = (await read()) + step;
    await expect(async () => {
      await page.mouse.wheel(0, target - (await read()));
      await expect.poll(read, { timeout: 1_000 }).toBe(target);
    }).toPass();
  }
}

for (const locale of both) {
  test(`the header in ${locale.lang} hides after more than 50 px down, comes back on scrolling up and on focus`, async ({
    page,
  }) => {
    await page.goto(`${locale.prefix}/our-story`);
    await hydrate(page);
    const header = page.getByRole('banner');
    await page.mouse.move(150, 500);
    await wheel(page, 50);
    await expect(header).toHaveCSS('translate', 'none');
    await wheel(page, 10);
    await expect(header).not.toBeInViewport();
    await wheel(page, -10);
    await expect(header).toBeInViewport();
    await page.evaluate(() => window.scrollBy(0, 51));
    await expect(header).not.toBeInViewport();
    await header.getByRole('button', { name: say(locale.language, 'search_open'), exact: true }).focus();
    await expect(header).toBeInViewport();
  });

  test(`nothing in the header in ${locale.lang} covers anything else at any width @desktop`, async ({ page }) => {
    await page.goto(`${locale.prefix}/our-story`);
    for (const width of [320, 340, 360, 390, 480, 768, 769, 784, 834, 995, 996, 1024, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // A scrollbar makes a page narrower than its media queries say; the logo for the width has to load.
      for (const bar of ['0px', '15px']) {
        await page.evaluate((size) => document.documentElement.style.setProperty('padding-right', size), bar);
        await expect.poll(() => page.getByRole('banner').evaluate(findOverlaps), `${width} px, ${bar}`).toEqual([]);
      }
    }
  });

  test(`what is scrolled before hydration in ${locale.lang} counts for the header`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_h/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${locale.prefix}/our-story`);
    await page.mouse.move(150, 500);
    await wheel(page, 60);
    release();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test(`a page of ${locale.lang} that is found again where it was left has its header`, async ({ page }) => {
    await page.goto(`${locale.prefix}/our-story`);
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, 1500));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => scrollTo(0, 1400));
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    await follow(page, `${locale.prefix}/catalogs`);
    await expect(page).toHaveURL(/catalogs$/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1400);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await expect(header).toBeInViewport();
  });

  test(`the drawer in ${locale.lang} shows the menu's third level @mobile`, async ({ page }) => {
    await page.goto(locale.prefix);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say(locale.language, 'menu_open') })
      .click();
    const drawer = page.getByRole('dialog', { name: say(locale.language, 'menu_title') });
    const types = await readProductTypes(page);
    expect(types.length).toBeGreaterThan(30);
    const summary = drawer.locator('summary').nth(1);
    const upright = summary.locator('.fold path').last();
    await expect(upright).toHaveCSS('display', 'inline');
    await summary.click();
    // The plus becomes a minus.
    await expect(upright).toHaveCSS('display', 'none');
    await expect(drawer.locator('ul ul ul').getByRole('link')).toHaveCount(types.length);
    const [first] = types;
    const link = drawer.locator(`a[href="${first}"]`);
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${first}$`));
  });

  test(`a change of country from ${locale.lang} hides header and footer for 100 ms`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await changeCountry(page, locale);
    expect(await listEntrances(page)).toEqual([
      { element: 'HEADER', delay: 100, before: ['0', '0'], after: '1', shift: 0 },
      { element: 'FOOTER', delay: 100, before: ['0', '0'], after: '1', shift: 0 },
    ]);
    // A picture of the page before would cover what is hidden.
    expect(await listTransitions(page)).toEqual([]);
    // Reloading and going back are not a change of country.
    await page.reload();
    expect(await listEntrances(page)).toEqual([]);
    await page.goBack();
    expect(await listEntrances(page)).toEqual([]);
  });

  test(`a change of country from ${locale.lang} moves nothing under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await changeCountry(page, locale);
    expect(await listEntrances(page)).toEqual([]);
    await expect(page.getByRole('banner')).toHaveCSS('opacity', '1');
  });
}

/** Reads the third level of the menu from the panels of a wide screen. */
async function readProductTypes(page: Page): Promise<(string | null)[]> {
  return page
    .locator('header .panel-menu > li > ul a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

async function changeCountry(page: Page, { prefix, language, name }: (typeof both)[number]): Promise<void> {
  await page.goto(`${prefix}/our-story`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say(language, 'country_open', { country: name }) })
    .click();
  await page.getByRole('link', { name: countryName('kwt', language) }).click();
  await expect(page).toHaveURL(/\/kwt\/our-story$/);
  await page.waitForLoadState('load');
}

/** Lists what is animated between the documents. */
async function listTransitions(page: Page) {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { pseudoElement = null } = effect instanceof KeyframeEffect ? effect : {};
      return pseudoElement?.startsWith('::view-transition') ? pseudoElement : [];
    }),
  );
}

/** Lists the entrance animations of header and footer, with their opacity from when the page shows until the delay ends, and at the end. */
async function listEntrances(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('body > header, body > footer')].flatMap((element) =>
      element.getAnimations().flatMap((animation) => {
        if (!(animation instanceof CSSAnimation) || animation.animationName !== 'show-again') return [];
        const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
        const at = (time: number) => {
          animation.pause();
          animation.currentTime = time;
          const { top = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
          return { opacity: getComputedStyle(element).opacity, place: top + document.body.scrollHeight };
        };
        const [first, last, after] = [at(0), at(Number(delay) - 1), at(Number(endTime))];
        const before = [first.opacity, last.opacity];
        return [{ element: element.tagName, delay, before, after: after.opacity, shift: after.place - first.place }];
      }),
    ),
  );
}
