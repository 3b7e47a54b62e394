/** What editors see: the bar of a preview (decision 0170), and the mark of an untranslated page (decision 0133). */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { buildPreviewQuery } from '../app/content/preview/preview-claim.server.ts';
import { createDialectService } from '../app/test/dialect-service.ts';
import { buildWithoutLanguages } from '../app/test/dialects.ts';
import { type E2eLocale, localeOf } from './locales.ts';
import { startSiteAlone } from './own-site.ts';
import { startStandIn } from './stand-in.ts';
import { say } from './words.ts';

const backend = `http://127.0.0.1:${process.env.E2E_BACKEND_PORT ?? 4210}`;
const secret = 'a secret of more than 32 characters';
const page = '/our-story';

test.describe.configure({ mode: 'serial' });

let service: Awaited<ReturnType<typeof startStandIn>>;
let site: Awaited<ReturnType<typeof startSiteAlone>>;
test.beforeAll(async () => {
  // Without a language extension: in English for one country, and in Arabic for another.
  const schema = buildWithoutLanguages();
  service = await startStandIn({
    uae: createDialectService(schema, { language: 'en_US', url: '' }),
    ksa: createDialectService(schema, { language: 'ar', url: '' }),
  });
  site = await startSiteAlone({
    ...service.settings,
    PREVIEW_SECRET: secret,
    PREVIEW_AUTHORIZATION: 'Bearer of-an-editor',
  });
});
test.afterAll(async () => {
  await site.stop();
  service.stop();
});

/** The start edge of a text, measured from the start side. */
async function startOf(part: Locator, { dir }: E2eLocale): Promise<number> {
  const box = await part.boundingBox();
  const width = part.page().viewportSize()?.width ?? 0;
  return box === null ? Number.NaN : dir === 'rtl' ? width - box.x - box.width : box.x;
}

async function findNumber(slug: string): Promise<number> {
  const query = `{ pages(first: 1, where: { name: "${slug}", language: "en" }) { nodes { databaseId } } }`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${backend}/kwt/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return (await answer.json()).data.pages.nodes[0].databaseId;
}

test('the bar of a preview stays in sight, and leads to the other language, to a phone’s width and out @desktop', async ({
  page: tab,
}) => {
  const [english, arabic] = [localeOf('kwt', 'en'), localeOf('kwt', 'ar')];
  const expires = Math.floor(Date.now() / 1000) + 600;
  const id = await findNumber(page.slice(1));
  const claim = { country: 'kwt', language: 'en', type: 'page', id, revision: null, expires } as const;
  await tab.goto(`${site.origin}/api/preview?${buildPreviewQuery(secret, claim)}`);
  for (const locale of [english, arabic]) {
    await expect(tab.locator('html')).toHaveAttribute('dir', locale.dir);
    const bar = findBar(tab, locale);
    await expectAtBottom(bar);
    await tab.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectAtBottom(bar);
    const languages = bar.getByRole('navigation', { name: say(locale.language, 'preview_language') });
    const [first, next] = [languages.getByText('English'), languages.getByText('العربية')];
    expect(await startOf(first, locale)).toBeLessThan(await startOf(next, locale));
    if (locale === english) await next.click();
  }
  const bar = findBar(tab, arabic);
  await bar.getByRole('link', { name: '390' }).click();
  const frame = tab.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await tab.locator('iframe').boundingBox())?.width).toBe(390);
  await expect(findBar(tab, arabic)).toBeVisible();
  await expect(frame.locator('#preview-bar')).toHaveCount(0);
  await exitOf(findBar(tab, arabic), arabic).click();
  await expect(tab).toHaveURL(site.origin + arabic.prefix + page);
  await expect(findBar(tab, arabic)).toHaveCount(0);
});

function findBar(tab: Page, { language }: E2eLocale): Locator {
  return tab.getByRole('complementary', { name: say(language, 'preview_label'), exact: true });
}

function exitOf(bar: Locator, { language }: E2eLocale): Locator {
  return bar.getByRole('link', { name: say(language, 'preview_exit') });
}

async function expectAtBottom(bar: Locator): Promise<void> {
  await expect(bar).toBeInViewport({ ratio: 1 });
  const box = await bar.boundingBox();
  const view = bar.page().viewportSize();
  expect(box && [box.x, Math.round(box.y + box.height), box.width]).toEqual([0, view?.height, view?.width]);
}

for (const [locale, own] of [
  [localeOf('uae', 'ar'), localeOf('uae', 'en')],
  [localeOf('ksa', 'en'), localeOf('ksa', 'ar')],
] as const)
  test(`a page in ${locale.lang} of texts in ${own.language} says so in its own direction and leads to theirs @mobile`, async ({
    page: tab,
  }) => {
    const notice = tab.getByRole('complementary', { name: say(locale.language, 'language_notice_label') });
    // The site learns from its first queries that the service has one language.
    await expect(async () => {
      await tab.goto(site.origin + locale.prefix + page, { waitUntil: 'commit' });
      await expect(notice).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    expect(await notice.evaluate((one) => getComputedStyle(one).direction)).toBe(locale.dir);
    const main = tab.getByRole('main');
    await expect(main).toHaveAttribute('lang', own.language);
    expect(await main.evaluate((one) => getComputedStyle(one).direction)).toBe(own.dir);
    const link = notice.getByRole('link');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(tab).toHaveURL(site.origin + own.prefix + page);
    await expect(tab.locator('html')).toHaveAttribute('dir', own.dir);
    await expect(notice).toHaveCount(0);
  });
