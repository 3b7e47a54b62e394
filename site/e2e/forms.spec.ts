/** The forms of rulings 5, as visitors fill them in: with and without scripts, by keyboard, without a connection. */
import { randomBytes } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { FORM_FIELDS, type FormField } from '../../contract/forms/form-fields.ts';
import type { FormName } from '../../contract/forms.ts';
import { inLanguage, type LanguageCode } from '../../contract/languages.ts';
import { buildPdf } from '../server/test/sample-files.ts';
import { expectTold, openDataLayer } from './data-layer.ts';
import { hydrate } from './hydration.ts';
import { both } from './locales.ts';
import { test } from './own-address.ts';
import { readHtml } from './read-html.ts';
import { say } from './words.ts';

const REFERENCE = /\d{4}-\d{4}-\d{4}/;
const CONTACT = { name: 'Sample Person', email: 'sample@example.com', consent: 'yes' };
const pdf = () => new File([new Uint8Array(buildPdf())], 'سيرتي.pdf');

const FORMS = [
  {
    form: 'general-enquiry',
    path: '/general-enquiry',
    fields: () => ({ ...CONTACT, topic: 'other', message: 'Where can I buy it?' }),
  },
  {
    form: 'distribution',
    path: '/apply-for-distribution',
    fields: () => ({
      company: 'Sample Trading',
      'contact-person': 'Sample',
      email: CONTACT.email,
      phone: '٠٥٠ ١٢٣ ٤٥٦٧',
      country: 'other',
      city: 'Dubai',
      'business-type': 'online',
      'company-profile': pdf(),
      consent: 'yes',
    }),
  },
  { form: 'join-us', path: '/careers/join-us', fields: () => ({ ...CONTACT, cv: pdf() }) },
] as const;

for (const { form, path, fields } of FORMS) {
  test(`${form} without scripts: mistakes keep what was typed, a send is answered once @http`, async ({
    baseURL,
    extraHTTPHeaders,
  }) => {
    for (const { prefix, language } of both) {
      const address = `${baseURL}${prefix}${path}`;
      const send = (typed: Record<string, string | File>) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(typed)) body.append(name, value);
        const headers = { ...extraHTTPHeaders, origin: baseURL ?? '', 'user-agent': 'Sample Browser 1.0' };
        return fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
      };
      // Each run sends a new text.
      const typed = { ...fields(), message: `A message of ${process.hrtime.bigint()}` };

      const wrong = await send({ ...typed, email: 'nobody', consent: '' });
      const page = await wrong.text();
      expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([422, 'no-store']);
      expect(page).toContain('value="nobody"');
      expect(page).toContain('data-unsent=""');
      expect(page).toContain(typed.message);
      const { text } = readHtml(page);
      for (const key of ['form_errors_title', 'form_problem_email', 'form_problem_consent'])
        expect(text).toContain(say(language, key));
      const [, held, token] = /name="(held-[\w-]+)" value="([^"]+)"/.exec(page) ?? [];
      expect(held !== undefined).toBe(FORM_FIELDS[form].some(({ type }) => type === 'file'));

      const { cv: _, 'company-profile': __, ...again }: Record<string, string | File> = typed;
      const taken = await send(held && token ? { ...again, [held]: token } : again);
      expect(taken.status).toBe(303);
      const thanks = await (await fetch(new URL(taken.headers.get('location') ?? '', address))).text();
      const [reference = ''] = REFERENCE.exec(readHtml(thanks).text) ?? [];
      expect(readHtml(thanks).text).toContain(say(language, 'form_thanks_reference', { reference }));
      expect((await send(typed)).headers.get('location')).toContain(reference);
    }
  });
}

test('a number that support cannot look up shows the form @http', async ({ baseURL }) => {
  const html = await (await fetch(`${baseURL}/uae/general-enquiry?sent=1234-5678-9012`)).text();
  expect(html).toContain('multipart/form-data');
});

const labelOf = (form: FormName, name: string, language: LanguageCode) => {
  const field = FORM_FIELDS[form].find((one) => one.name === name);
  return new RegExp(`^${field ? inLanguage(field.label, language) : name}`);
};

/** Presses Tab until the focus is on the field. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** The text to type into a field, by its type. */
function textFor(field: FormField): string {
  const values: Partial<Record<FormField['type'], string>> = {
    email: 'sample@example.com',
    phone: '٠٥٠ ١٢٣ ٤٥٦٧',
    number: '١٢',
    text: `A message of ${Date.now()}`,
  };
  return values[field.type] ?? 'Sample';
}

/** Fills the focused or named field with a value of its type. */
async function typeInto(page: Page, field: FormField, file: Buffer): Promise<void> {
  if (field.type === 'choice') await page.keyboard.press('ArrowDown');
  else if (field.type === 'choices' || field.type === 'consent') await page.keyboard.press('Space');
  else if (field.type === 'file') {
    const named = page.getByRole('form').locator(`input[name=${field.name}]`);
    await named.setInputFiles({ name: 'سيرتي.pdf', mimeType: '', buffer: file });
    await expect(page.getByRole('form').getByText('سيرتي.pdf')).toBeVisible();
    await named.focus();
  } else await page.keyboard.type(textFor(field));
}

/** Each form in each language. */
const SHOWN = FORMS.flatMap((form) => both.map((locale) => ({ ...form, ...locale })));

for (const { form: name, path, lang, country, language, prefix } of SHOWN) {
  test(`${name} by keyboard alone at 320 px in ${lang} @desktop`, async ({ page }) => {
    const t = (key: string) => say(language, key);
    const fields: readonly FormField[] = FORM_FIELDS[name];
    const atEmail = fields.findIndex(({ type }) => type === 'email');
    const file = buildPdf([randomBytes(300_000)]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${prefix}${path}`);
    await hydrate(page);
    await openDataLayer(page);
    const form = page.getByRole('form');
    await page.locator('#form').focus();
    for (const field of fields.slice(0, atEmail)) {
      await tabTo(page, field.name);
      await typeInto(page, field, file);
    }
    await tabTo(page, 'email');
    await page.keyboard.type('nobody');
    await page.keyboard.press('Enter');

    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    expect((await new AxeBuilder({ page }).include('section:has(#form)').analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const email = form.getByLabel(labelOf(name, 'email', language));
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(t('form_problem_email'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('sample@example.com');
    await expect(email).toHaveAccessibleDescription('');
    for (const field of fields.slice(atEmail + 1)) {
      await tabTo(page, field.name);
      await typeInto(page, field, file);
    }
    await page.keyboard.press('Tab');

    const shares = await throttleUploads(page, 300_000);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    // Pressed twice, it is sent once.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(REFERENCE);
    await expect(page.getByText(t(`form_thanks_${name.replaceAll('-', '_')}`))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('form_thanks') })).toBeFocused();
    expect(posts).toHaveLength(1);
    const fate = ['form_start', 'form_error', 'form_sent'];
    await expectTold(
      page,
      fate.map((event) => ({ event, form: name, country, language })),
    );
    const isFileSent = fields.some(({ type }) => type === 'file');
    if (isFileSent) expect((await shares()).filter((share) => share > 0 && share < 100)).not.toEqual([]);
    // Nothing is unsent, so there is no dialog.
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.type()));
    await page.reload();
    expect(dialogs).toEqual([]);
  });
}

/** Slows uploads down to this many bytes a second; returns the reader of the percentages shown so far. */
async function throttleUploads(page: Page, uploadThroughput: number): Promise<() => Promise<number[]>> {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await session.send('Network.emulateNetworkConditions', conditions);
  const told = await page
    .getByRole('form')
    .getByRole('status')
    .last()
    .evaluateHandle((status) => {
      const texts: string[] = [];
      const note = () => texts.push(status.textContent ?? '');
      new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true });
      return texts;
    });
  return async () => (await told.jsonValue()).flatMap((text) => (/\d+/.exec(text) ?? []).map(Number));
}

const ABOUT = '?product=tarwa-amla-hair-oil';

/** Follows a link of the page to an address, by the router. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator('#site-footer').evaluate((footer, href) => {
    const link = footer.querySelector('a');
    link?.setAttribute('href', href);
    link?.click();
  }, address);
}

async function fillEnquiry(page: Page, message: string) {
  const form = page.getByRole('form');
  await form.getByLabel(/^Name/).fill('Sample');
  await form.getByLabel(/^E-mail/).fill('sample@example.com');
  await form.getByLabel(/^What is it about/).selectOption('other');
  await form.getByLabel(/^Message/).fill(message);
  return form;
}

test('an enquiry is a draft; each form in each language is kept without a connection, and sent once by a later visit @desktop', async ({
  page,
  context,
}) => {
  await page.goto(`/uae/general-enquiry${ABOUT}`);
  // The box that ends drafts takes no room when scripts come, nor when the page is reached again at its place.
  const top = () => page.getByRole('form').getByRole('textbox').first().boundingBox();
  const before = await top();
  await hydrate(page);
  await expect(page.getByRole('form').getByRole('checkbox').first()).toBeVisible();
  expect(await top()).toEqual(before);
  const message = `Draft of ${Date.now()}`;
  await fillEnquiry(page, message);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('form-draft general-enquiry'))).toContain(message);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  // An anchor on the page is not another page.
  await follow(page, `/uae/general-enquiry${ABOUT}#form`);
  expect(dialogs.length).toBe(0);
  await follow(page, '/uae/general-enquiry');
  await page.waitForURL('/uae/general-enquiry');
  expect(dialogs.splice(0)).toEqual(['confirm']);
  await page.getByRole('button', { name: say('en', 'form_draft_restore') }).click();
  await page.reload();
  await hydrate(page);
  // Leaving unsent typing asks first; a draft that was only restored does not.
  await page.reload();
  await hydrate(page);
  expect(dialogs).toEqual(['beforeunload']);
  await page.getByRole('button', { name: say('en', 'form_draft_restore') }).click();
  const form = page.getByRole('form');
  await expect(form.getByLabel(/^Message/)).toHaveValue(message);
  await expect(form.getByLabel(/^Name/)).toBeFocused();
  // The draft knows the product that it was begun with.
  await expect(form).toHaveAttribute('action', `/uae/general-enquiry${ABOUT}`);
  await form.getByLabel(/^I agree/).check();

  const tabs = [{ tab: page, language: both[0]?.language ?? 'en' }];
  for (const { form: name, path, prefix, language } of SHOWN.slice(1)) {
    const tab = await context.newPage();
    tabs.push({ tab, language });
    await tab.goto(`${prefix}${path}`);
    await hydrate(tab);
    for (const field of FORM_FIELDS[name]) {
      await tab.getByRole('form').locator(`[name=${field.name}]`).first().focus();
      await typeInto(tab, field, buildPdf());
    }
  }
  await context.setOffline(true);
  for (const { tab, language } of tabs) {
    await tab
      .getByRole('form')
      .getByRole('button', { name: say(language, 'form_send'), exact: true })
      .click();
    await expect(tab.getByText(say(language, 'form_queued'))).toBeVisible();
    await expect(tab.getByRole('form').getByText('سيرتي.pdf')).toHaveCount(0);
  }
  expect(await page.evaluate(() => localStorage.getItem('form-draft general-enquiry'))).toBe(null);
  for (const { tab } of tabs) await tab.close();

  await context.setOffline(false);
  const later = await context.newPage();
  const sent: number[] = [];
  later.on('response', (response) => {
    if (response.request().method() === 'POST') sent.push(response.status());
  });
  await later.goto('/uae/brands');
  await hydrate(later);
  await expect(later.getByText(/^What you wrote without a connection has arrived/)).toHaveCount(6);
  await expect.poll(() => sent).toEqual(SHOWN.map(() => 200));
  await later.reload();
  await hydrate(later);
  expect(await later.evaluate(() => localStorage.getItem('forms-waiting'))).toBe(null);
  expect(sent).toHaveLength(6);
});

test('a form whose code is gone is sent in the browser’s own way @desktop', async ({ page }) => {
  const failed: string[] = [];
  page.on('dialog', (dialog) => failed.push(dialog.message()));
  await page.route('**/assets/deliver-form-*.js', (route) => route.abort());
  await page.goto('/uae/general-enquiry');
  await hydrate(page);
  const form = await fillEnquiry(page, `Without its code, ${Date.now()}`);
  await form.getByLabel(/^I agree/).check();
  await form.getByRole('button', { name: say('en', 'form_send'), exact: true }).click();
  await expect(page).toHaveURL(REFERENCE);
  expect(failed).toEqual([]);
  // A sent form is not a draft.
  await hydrate(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('form-draft general-enquiry'))).toBe(null);
});

test('an enquiry without scripts is sent by its button, also after going back from a mistake @noscript', async ({
  page,
}) => {
  await page.goto('/uae/general-enquiry');
  const message = `Without scripts, ${Date.now()}`;
  const form = await fillEnquiry(page, message);
  const product = form.getByLabel(/^Product/);
  await product.fill('Oil');
  await form.getByLabel(/^Telephone/).fill('12345');
  await form.getByLabel(/^I agree/).check();
  const send = form.getByRole('button', { name: say('en', 'form_send'), exact: true });
  await send.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(product).toHaveValue('Oil');
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel(/^Message/)).toHaveValue(message);
  await expect(product).toHaveValue('Oil');
  await form.getByLabel(/^Telephone/).fill('(04) 123 4567');
  await send.click();
  await expect(page).toHaveURL(REFERENCE);
  await expect(page.getByText(say('en', 'form_thanks_general_enquiry'))).toBeVisible();
});

for (const { form: name, path, prefix, lang, language } of SHOWN.filter(({ form }) => form !== 'general-enquiry')) {
  test(`${name} in ${lang} without scripts is sent by its button, with its file @noscript`, async ({ page }) => {
    await page.goto(`${prefix}${path}`);
    const form = page.getByRole('form');
    for (const field of FORM_FIELDS[name]) {
      const control = form.locator(`[name=${field.name}]`).first();
      if (field.type === 'file') await control.setInputFiles({ name: 'سيرتي.pdf', mimeType: '', buffer: buildPdf() });
      else if (field.type === 'choice') await control.selectOption({ index: 1 });
      else if (field.type === 'choices' || field.type === 'consent') await control.check();
      else await control.fill(textFor(field));
    }
    await form.getByRole('button', { name: say(language, 'form_send'), exact: true }).click();
    await expect(page).toHaveURL(REFERENCE);
    await expect(page.getByText(say(language, `form_thanks_${name.replaceAll('-', '_')}`))).toBeVisible();
  });
}

for (const { path, prefix, lang, language } of SHOWN.filter(({ form }) => form === 'join-us')) {
  test(`the button of a file speaks the language of the page, by pointer and by keyboard: ${lang} @desktop`, async ({
    page,
  }) => {
    await page.goto(`${prefix}${path}`);
    await hydrate(page);
    const control = page.getByRole('form').locator('input[type=file]');
    // Named by its label and the text of its button.
    await expect(control).toHaveAccessibleName(new RegExp(say(language, 'form_file_choose')));
    await expect(control).toHaveCSS('opacity', '0');
    const field = page.getByRole('form').getByText(say(language, 'form_file_choose'), { exact: true });
    await expect(page.getByRole('form').getByText(say(language, 'form_file_none'))).toBeVisible();
    const byPointer = page.waitForEvent('filechooser');
    // The control covers it.
    await field.click({ force: true });
    await (await byPointer).setFiles({ name: 'سيرتي.pdf', mimeType: '', buffer: buildPdf() });
    await expect(page.getByRole('form').getByText('سيرتي.pdf')).toBeVisible();
    await page.getByRole('button', { name: say(language, 'form_file_remove') }).click();
    await expect(page.getByRole('form').getByText('سيرتي.pdf')).toHaveCount(0);
    const byKey = page.waitForEvent('filechooser');
    await control.press('Enter');
    await byKey;
  });

  test(`without scripts the browser’s own button of a file is seen: ${lang} @noscript`, async ({ page }) => {
    await page.goto(`${prefix}${path}`);
    await expect(page.getByRole('form').locator('input[type=file]')).toHaveCSS('opacity', '1');
    await expect(page.getByRole('form').getByText(say(language, 'form_file_choose'), { exact: true })).toBeHidden();
  });
}
