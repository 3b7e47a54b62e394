/** No page breaks its policies, as sent or as rendered in the browser (decisions 0115, 0117); security.txt. */
import { chromium, expect, type Page, test } from '@playwright/test';
import { resolveLanguage } from '../../contract/languages.ts';
import { findPort } from '../../contract/test/find-port.ts';
import { hydrate, watchErrors } from './hydration.ts';
import { both } from './locales.ts';
import { startSiteAlone } from './own-site.ts';
import { pageTypes } from './page-types.ts';
import { createSecureFront } from './secure-front.ts';

/** Follows a link as a visitor does, by the router, to which its position does not matter. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator('#site-footer').evaluate((footer, href) => {
    const link = footer.querySelector('a');
    link?.setAttribute('href', href);
    link?.click();
  }, address);
  await page.waitForURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const locale of both) {
  test(`every page keeps its policies when the router draws it in ${locale.lang} @desktop`, async ({ page }) => {
    test.setTimeout(120_000);
    const errors = watchErrors(page);
    await page.goto(`${locale.prefix}/disclaimer`);
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    for (const { path } of pageTypes) {
      await test.step(path, () => follow(page, locale.prefix + path));
      // The preloads of a page that is left at once are unused.
      expect(
        errors.filter((error) => error.includes('policy: ')),
        path,
      ).toEqual([]);
    }
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  });
}

test('styles from content apply before hydration and after it @desktop', async ({ page }) => {
  const looks = [
    ['/ingredients', 'details', 'backgroundColor', /^rgb\((?!0, 0, 0)/],
    ['/investor-relations', '.bar', 'height', /^(?!0px|auto)/],
    ['', '.language-name', 'inlineSize', new RegExp(`^${resolveLanguage('ar').outlineWidth}px$`)],
    ['', '.placeholder', 'backgroundImage', /^url\(.*s_10x10/],
  ] as const;
  for (const [path, selector, property, expected] of looks) {
    const read = () =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property);
    await page.goto(`/uae${path}`);
    const before = await read();
    expect(before, `${path} ${selector}`).toMatch(expected);
    await hydrate(page);
    expect(await read(), `${path} ${selector}`).toBe(before);
  }
});

test('what breaks a policy is noted @desktop', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/uae/disclaimer');
  // Listeners may be added while the first page loads.
  await page.reload();
  await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red');
    document.createElement('div').innerHTML = '<b>x</b>';
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'globalThis.isRun = true' }));
  });
  for (const broken of ['style-src-attr', 'require-trusted-types-for', 'style-src-elem', 'script-src-elem']) {
    await expect
      .poll(() => errors.filter((error) => error.includes(`policy: ${broken} `)).length, broken)
      .toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => 'isRun' in globalThis)).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(255, 0, 0)');
});

test('the collector takes what a browser reports to its group @desktop', async () => {
  // Browsers send to the group of a policy from secure sites only.
  const front = await createSecureFront();
  const metricsPort = String(await findPort());
  const site = await startSiteAlone({ SITE_ORIGIN: front.origin, METRICS_PORT: metricsPort });
  const stop = await front.start(site.origin);
  // The headless shell sends nothing to groups.
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  try {
    const answer = await page.goto(`${front.origin}/uae/disclaimer`);
    expect(answer?.headers()['reporting-endpoints']).toBe('security="/api/reports"');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
      .toMatch(/^security_reports_total\{directive="style-src-attr"\} 1$/m);
    // Browsers without support for groups send to the address instead, with another type.
    expect(front.posted).toEqual(['/api/reports application/reports+json']);
  } finally {
    await browser.close();
    stop();
    await site.stop();
  }
});

test('security.txt is text, names where it is, and has not expired @http', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt\n`);
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});
