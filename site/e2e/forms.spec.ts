/** The forms of rulings 5, as visitors fill them: with and without scripts, by keyboard, without a connection. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { FORM_FIELDS } from '../../contract/forms/form-fields.ts';
import { inLanguage } from '../../contract/languages.ts';
import { buildPdf } from '../server/test/sample-files.ts';
import { hydrate } from './hydration.ts';
import { localeOf } from './locales.ts';
import { readHtml } from './read-html.ts';
import { say } from './words.ts';

const LOCALES = [localeOf('uae', 'en'), localeOf('ksa', 'ar')];
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
  test(`${form} without scripts: mistakes keep what was typed, a send is answered once @http`, async ({ baseURL }) => {
    for (const { prefix, language } of LOCALES) {
      const address = `${baseURL}${prefix}${path}`;
      const send = (typed: Record<string, string | File>) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(typed)) body.append(name, value);
        const headers = { origin: baseURL ?? '', 'user-agent': 'Sample Browser 1.0' };
        return fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
      };
      // Each run sends something new.
      const typed = { ...fields(), message: `A message of ${process.hrtime.bigint()}` };

      const wrong = await send({ ...typed, email: 'nobody', consent: '' });
      const page = await wrong.text();
      expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([422, 'no-store']);
      expect(page).toContain('value="nobody"');
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

for (const { lang, language, prefix } of LOCALES) {
  const t = (key: string) => say(language, key);
  const label = (name: string) => {
    const field = FORM_FIELDS['join-us'].find((one) => one.name === name);
    return new RegExp(`^${field ? inLanguage(field.label, language) : name}`);
  };

  test(`applying by keyboard alone at 320 px in ${lang} @desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${prefix}/careers/join-us`);
    await hydrate(page);
    const form = page.getByRole('form');
    await form.getByLabel(label('name')).focus();
    await page.keyboard.type('Sample');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nobody');
    await form.getByRole('button', { name: t('form_send'), exact: true }).focus();
    await page.keyboard.press('Enter');

    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    expect((await new AxeBuilder({ page }).include('section:has(#form)').analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel(label('email'))).toBeFocused();
    await expect(form.getByLabel(label('email'))).toHaveAccessibleDescription(t('form_problem_email'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('sample@example.com');
    await expect(form.getByLabel(label('email'))).toHaveAccessibleDescription('');
    await form.getByLabel(label('message')).focus();
    await page.keyboard.type(`${Date.now()}`);
    await form.getByLabel(label('cv')).setInputFiles({ name: 'سيرتي.pdf', mimeType: '', buffer: buildPdf() });
    await expect(form.getByText('سيرتي.pdf')).toBeVisible();
    await form.getByLabel(label('consent')).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(REFERENCE);
    await expect(page.getByText(t('form_thanks_join_us'))).toBeVisible();
  });
}

async function fillEnquiry(page: Page, message: string) {
  const form = page.getByRole('form');
  await form.getByLabel(/^Name/).fill('Sample');
  await form.getByLabel(/^E-mail/).fill('sample@example.com');
  await form.getByLabel(/^What is it about/).selectOption('other');
  await form.getByLabel(/^Message/).fill(message);
  return form;
}

test('an enquiry is a draft, is kept without a connection, and is sent once by a later visit @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/uae/general-enquiry');
  await hydrate(page);
  const message = `Draft of ${Date.now()}`;
  await fillEnquiry(page, message);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('form-draft general-enquiry'))).toContain(message);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrate(page);
  await page.getByRole('button', { name: say('en', 'form_draft_restore') }).click();
  const form = page.getByRole('form');
  await expect(form.getByLabel(/^Message/)).toHaveValue(message);
  await form.getByLabel(/^I agree/).check();

  await context.setOffline(true);
  await form.getByRole('button', { name: say('en', 'form_send'), exact: true }).click();
  await expect(page.getByText(say('en', 'form_queued'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('form-draft general-enquiry'))).toBe(null);
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  const sent: number[] = [];
  later.on('response', (response) => {
    if (response.request().method() === 'POST') sent.push(response.status());
  });
  await later.goto('/uae/brands');
  await hydrate(later);
  await expect(later.getByText(/^What you wrote without a connection has arrived/)).toBeVisible();
  await later.reload();
  await hydrate(later);
  expect(await later.evaluate(() => localStorage.getItem('forms-waiting'))).toBe(null);
  expect(sent).toEqual([200]);
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
});

test('an enquiry without scripts is sent by its button @noscript', async ({ page }) => {
  await page.goto('/uae/general-enquiry');
  const form = await fillEnquiry(page, `Without scripts, ${Date.now()}`);
  await form.getByLabel(/^I agree/).check();
  await form.getByRole('button', { name: say('en', 'form_send'), exact: true }).click();
  await expect(page).toHaveURL(REFERENCE);
  await expect(page.getByText(say('en', 'form_thanks_general_enquiry'))).toBeVisible();
});
