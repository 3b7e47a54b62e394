/** Real builds, deployed one after the other while tabs are open (demand 18, decisions 0112, 0162). */
import { type Browser, devices, expect, type Page, test } from '@playwright/test';
import { startDeployedSite } from './deployed-site.ts';
import { hydrate, registerWorker, watchErrors } from './hydration.ts';
import { follow } from './moving-inside.ts';
import { say } from './words.ts';

/** Opens a page and records what goes wrong on it. */
async function open(page: Page, home: string) {
  await page.clock.install();
  const errors = watchErrors(page);
  // No page with slides: those keep requesting pictures while a build starts.
  await page.goto(`${home}/brands`);
  await hydrate(page);
  return { page, errors, first: await buildOf(page) };
}

const buildOf = (page: Page) => page.locator('script[data-build]').getAttribute('data-build');

/** The addresses of a content page's code, as the running build names them. */
async function listCode(origin: string): Promise<readonly string[]> {
  const html = await (await fetch(`${origin}/uae/our-story`)).text();
  const [, address = ''] = /data-hydrate="([^"]+)"/.exec(html) ?? [];
  const code = await (await fetch(origin + address)).text();
  return code.match(/\/assets\/content-page-[\w-]+\.js/g) ?? [];
}

/** Opens a form under a worker of the first build, and types half of it. */
async function openForm(browser: Browser, origin: string) {
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  await page.clock.install();
  const errors = watchErrors(page);
  // The first page does not belong to a worker yet.
  for (let time = 0; time < 2; time += 1) {
    await page.goto(`${origin}/uae/general-enquiry`);
    await registerWorker(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }
  await page.getByRole('main').locator('[name=name]').fill('Noura');
  return { page, errors, first: await buildOf(page) };
}

/** The worker of another build takes over: what is typed stays, and the next page is of that build (rulings 6). */
async function leaveForm({ page, errors, first }: Awaited<ReturnType<typeof openForm>>): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const changed = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
    await (await serviceWorker.getRegistration())?.update();
    await changed;
  });
  await expect(page.locator('html')).toHaveAttribute('data-outdated');
  await expect(page.getByRole('main').locator('[name=name]')).toHaveValue('Noura');
  expect(await buildOf(page)).toBe(first);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await follow(page, '/uae/our-story');
  await expect.poll(() => buildOf(page)).not.toBe(first);
  await expect(page).toHaveURL(/\/our-story$/);
  expect(dialogs).toEqual(['confirm']);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/general-enquiry$/);
  await expect(page.getByRole('main').locator('[name=name]')).toHaveValue('Noura');
  expect(errors).toEqual([]);
  await page.close();
}

test('tabs on the first of three builds go on, lose nothing and show no error, under a worker too @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000);
  const site = await startDeployedSite();
  try {
    // Each width in one direction, in one run: builds are slow.
    const phone = await browser.newPage({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
    const tabs = [
      { ...(await open(page, `${site.origin}/uae`)), language: 'en' as const },
      { ...(await open(phone, `${site.origin}/ar/ksa`)), language: 'ar' as const },
    ];
    const form = await openForm(browser, site.origin);
    const early = await listCode(site.origin);
    await site.deploy('B');
    await site.deploy('C');
    // Assets of the first build have names that the third lacks, and stay served.
    const late = await listCode(site.origin);
    expect(late).not.toEqual([]);
    expect(early).not.toEqual([]);
    for (const file of early) {
      expect([late.includes(file), (await fetch(site.origin + file)).status], file).toEqual([false, 200]);
    }
    await leaveForm(form);
    for (const { page: tab, errors, first, language } of tabs) {
      // The data of the next page is of another build, as the tab sees: it loads the document.
      const heading = tab.getByRole('main').getByRole('heading', { level: 1 });
      await tab.locator('.header-logo').click();
      await expect(tab).toHaveURL(/\/(uae|ksa)$/);
      await expect.poll(() => buildOf(tab)).not.toBe(first);
      await hydrate(tab);
      const email = tab.getByRole('textbox', { name: say(language, 'newsletter_label') });
      await email.fill('half an add');
      await tab.goBack();
      await expect(tab).toHaveURL(/\/brands$/);
      await expect(heading).toBeVisible();
      await tab.goForward();
      await expect(email).toHaveValue('half an add');
      await hydrate(tab);
      await expect(email).toHaveValue('half an add');
      expect(errors).toEqual([]);
    }
  } finally {
    await site.stop();
  }
});
