/** The forms of rulings 5, as they are sent without scripts. */
import { expect, test } from '@playwright/test';
import { FORM_FIELDS } from '../../contract/forms/form-fields.ts';
import { buildPdf } from '../server/test/sample-files.ts';
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
