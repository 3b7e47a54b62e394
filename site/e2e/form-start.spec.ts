/** A form that scripts find typed into is started too, and one they find refused is told as that (decision 0167). */
import { expect } from '@playwright/test';
import { expectTold, openDataLayer } from './data-layer.ts';
import { hydrate } from './hydration.ts';
import { test } from './own-address.ts';
import { say } from './words.ts';

const PATH = '/uae/general-enquiry';
const START = [{ event: 'form_start', form: 'general-enquiry', country: 'uae', language: 'en' }];

test('a form that is typed into before scripts come, refused, or continued is told as started, once @desktop', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  let scripts = Promise.withResolvers<void>();
  await page.route('**/_h/**', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const form = page.getByRole('form');
  /** Lets the scripts of the page come. */
  const begin = async () => {
    await openDataLayer(page);
    scripts.resolve();
    await hydrate(page);
  };
  await page.goto(PATH);
  await form.getByLabel(/^Name/).fill('Sample');
  await begin();
  await form.getByLabel(/^E-mail/).fill('sample@example.com');
  await expectTold(page, START);

  scripts = Promise.withResolvers<void>();
  await page.goto(PATH);
  await form.getByLabel(/^Name/).fill('Sample');
  await form.getByLabel(/^E-mail/).fill('sample@example.com');
  await form.getByLabel(/^What is it about/).selectOption('other');
  await form.getByLabel(/^Message/).fill('Refused for its number');
  await form.getByLabel(/^Telephone/).fill('12345');
  await form.getByLabel(/^I agree/).check();
  await form.getByRole('button', { name: say('en', 'form_send'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await begin();
  await form.getByLabel(/^Telephone/).fill('(04) 123 4567');
  await expectTold(page, [...START, ...START.map((start) => ({ ...start, event: 'form_error' }))]);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('form-draft general-enquiry')))
    .toContain('Refused for its number');

  await page.goto(PATH);
  await begin();
  await expectTold(page, []);
  await page.getByRole('button', { name: say('en', 'form_draft_restore') }).click();
  await form.getByLabel(/^Name/).fill('Sample Person');
  await expectTold(page, START);
});
