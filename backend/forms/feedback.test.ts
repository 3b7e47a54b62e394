import { beforeAll, describe, expect, test } from 'vitest';
import type { CountryCode } from '../../contract/countries.ts';
import { type FormName, formId } from '../../contract/forms.ts';
import { type Backend, createBackend } from '../app.ts';
import { submissionFiles, submissions, subscribers } from '../db/schema/submissions.ts';
import { describeDatabases } from '../test/describe-databases.ts';
import { silentLog } from '../test/silent-log.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0' };
const TAG = { _wpcf7_unit_tag: 'wpcf7-f5-o1' };
const ENQUIRY = {
  name: 'Sample',
  email: 'sample@example.com',
  topic: 'press',
  message: 'A long enough message',
  consent: '1',
};

function multipart(fields: Record<string, string | string[] | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) data.append(name, one);
  return data;
}

describeDatabases('the feedback endpoint', (getDatabase) => {
  let backend: Backend;
  beforeAll(() => {
    backend = createBackend({
      database: getDatabase(),
      mediaDir: '.',
      mode: 'production',
      log: silentLog,
      clock: () => new Date('2026-03-01T10:00:00Z'),
    });
  });

  const address = (country: CountryCode, form: FormName, tail = '') =>
    `http://backend.test${country === 'uae' ? '' : `/${country}`}/wp-json/contact-form-7/v1/contact-forms/${formId(country, form)}/feedback${tail}`;
  async function send(
    form: FormName,
    fields: Record<string, string | string[] | File>,
    { country = 'uae', headers = BROWSER }: { country?: CountryCode; headers?: Record<string, string> } = {},
  ) {
    const response = await backend.fetch(
      new Request(address(country, form), { method: 'POST', headers, body: multipart(fields) }),
    );
    return { http: response.status, body: Object(await response.json()), headers: response.headers };
  }

  test('a newsletter address is stored once per country, whatever its case', async () => {
    const first = await send('newsletter', { email: 'Sample@Example.com', ...TAG });
    expect(first).toMatchObject({
      http: 200,
      body: {
        contact_form_id: 5,
        status: 'mail_sent',
        message: 'Thank you for your message. It has been sent.',
        posted_data_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
        into: '#wpcf7-f5-o1',
        invalid_fields: [],
      },
    });
    expect((await send('newsletter', { email: 'sample@example.com', ...TAG })).body.status).toBe('mail_sent');
    await send('newsletter', { email: 'sample@example.com', ...TAG }, { country: 'ksa' });
    const stored = await getDatabase().db.select().from(subscribers);
    expect(stored.map(({ country, email }) => `${country} ${email}`).sort()).toEqual([
      'ksa sample@example.com',
      'uae sample@example.com',
    ]);
  });

  test('only the email, as the specification sends it, is refused by this version: 400', async () => {
    expect(await send('newsletter', { email: 'sample@example.com' })).toMatchObject({
      http: 400,
      body: { code: 'wpcf7_unit_tag_not_found', message: 'There is no valid unit tag.', data: { status: 400 } },
    });
  });

  test.each(['', 'nobody', 'a@b', 'a b@example.com', 'a@exa mple.com'])(
    'the address "%s" fails validation',
    async (email) => {
      expect(await send('newsletter', { email, ...TAG })).toMatchObject({
        http: 200,
        body: {
          status: 'validation_failed',
          posted_data_hash: '',
          invalid_fields: [
            {
              field: 'email',
              message: 'Please enter an email address.',
              idref: null,
              error_id: 'wpcf7-f5-o1-ve-email',
            },
          ],
        },
      });
    },
  );

  test.each([
    ['no user agent', { 'user-agent': '' }],
    ['one of a single character', { 'user-agent': 'x' }],
  ])('%s is spam', async (_, headers) => {
    expect((await send('newsletter', { email: 'spam@example.com', ...TAG }, { headers })).body.status).toBe('spam');
  });

  test('an enquiry is stored with the fields of its form only, in the country it was sent from', async () => {
    const unknownFields = { extra: 'x', ['__proto__']: 'x', constructor: 'x', hasOwnProperty: 'x', 'message[x]': 'x' };
    const { body } = await send('general-enquiry', { ...unknownFields, ...ENQUIRY, ...TAG }, { country: 'egy' });
    expect(body.status).toBe('mail_sent');
    const [stored] = (await getDatabase().db.select().from(submissions)).filter(({ country }) => country === 'egy');
    expect(stored?.fields).toEqual(ENQUIRY);
  });

  test('an unticked box and a short message each have their status', async () => {
    const { consent: _, ...unticked } = ENQUIRY;
    expect((await send('general-enquiry', { ...unticked, ...TAG })).body.status).toBe('acceptance_missing');
    expect((await send('general-enquiry', { ...ENQUIRY, message: 'short', ...TAG })).body.invalid_fields).toMatchObject(
      [{ field: 'message', message: 'This field has a too short input.' }],
    );
  });

  test('messages are Arabic in an Arabic form', async () => {
    const { body } = await send('newsletter', { email: '', ...TAG, _wpcf7_locale: 'ar' });
    expect(body.message).toMatch(/[\u0600-\u06ff]/);
  });

  test('several ranges, and a file, are stored with the application', async () => {
    const { body } = await send('distribution', {
      company: 'Sample Trading',
      'contact-person': 'Sample',
      email: 'sample@example.com',
      phone: '+971 50 000 0000',
      country: 'uae',
      city: 'Dubai',
      'business-type': 'retailer',
      'ranges[]': ['tarwa', 'arak'],
      consent: '1',
      'company-profile': new File(['%PDF-1.7'], 'profile.pdf', { type: 'application/pdf' }),
      ...TAG,
    });
    expect(body.status).toBe('mail_sent');
    const { db } = getDatabase();
    const [stored] = (await db.select().from(submissions)).filter(({ form }) => form === 'distribution');
    expect(stored?.fields).toMatchObject({
      ranges: ['tarwa', 'arak'],
      city: 'Dubai',
      'company-profile': 'profile.pdf',
    });
    const [file] = await db.select().from(submissionFiles);
    expect([file?.mimeType, new TextDecoder().decode(file?.bytes)]).toEqual(['application/pdf', '%PDF-1.7']);
  });

  test.each([
    ['missing', null, 'Please fill out this field.'],
    ['of another type', new File(['%PDF-1.7'], 'cv.exe'), 'You are not allowed to upload files of this type.'],
    [
      'an 11 MB program with another extension',
      new File(['MZ', new Uint8Array(11_000_000)], 'cv.pdf', { type: 'application/pdf' }),
      'You are not allowed to upload files of this type.',
    ],
    [
      'too large',
      new File(['%PDF-1.7', new Uint8Array(5 * 1024 * 1024 - 7)], 'cv.pdf'),
      'The uploaded file is too large.',
    ],
  ])('a CV that is %s is an error at its field', async (_, cv, message) => {
    const { body } = await send('join-us', {
      name: 'Sample',
      email: 's@example.com',
      consent: '1',
      ...(cv ? { cv } : {}),
      ...TAG,
    });
    expect(body.invalid_fields).toMatchObject([{ field: 'cv', message }]);
  });

  test('a text that is too long is an error at its field; NUL characters are not stored', async () => {
    const long = await send('general-enquiry', { ...ENQUIRY, message: 'م'.repeat(20_000), ...TAG });
    expect(long.body.invalid_fields).toMatchObject([{ field: 'message', message: 'This field has a too long input.' }]);
    const { body } = await send(
      'general-enquiry',
      { ...ENQUIRY, message: 'Ten letters\0.', ...TAG },
      { country: 'omn' },
    );
    expect(body.status).toBe('mail_sent');
    const [stored] = (await getDatabase().db.select().from(submissions)).filter(({ country }) => country === 'omn');
    expect(stored?.fields?.message).toBe('Ten letters.');
  });

  test('a submission repeated with the same key is stored once', async () => {
    const again = { ...ENQUIRY, name: 'Twice', _idempotency_key: 'key-1', ...TAG };
    expect((await send('general-enquiry', again)).body.status).toBe('mail_sent');
    expect((await send('general-enquiry', again)).body.status).toBe('mail_sent');
    const stored = await getDatabase().db.select().from(submissions);
    expect(stored.filter(({ idempotencyKey }) => idempotencyKey === 'key-1')).toHaveLength(1);
  });

  test('a failing database answers mail_failed', async () => {
    const failing = createBackend({
      database: {
        ...getDatabase(),
        db: new Proxy(getDatabase().db, {
          get: (db, name) => {
            if (name === 'insert') throw new Error('The database is away');
            return Reflect.get(db, name);
          },
        }),
      },
      mediaDir: '.',
      mode: 'production',
      log: silentLog,
    });
    const body = multipart({ email: 'a@example.com', ...TAG });
    const response = await failing.fetch(
      new Request(address('uae', 'newsletter'), { method: 'POST', headers: BROWSER, body }),
    );
    expect([response.status, Object(await response.json()).status]).toEqual([200, 'mail_failed']);
  });

  describe('invalid requests', () => {
    const request = async (url: string, init: RequestInit) => {
      const response = await backend.fetch(new Request(url, init));
      return [response.status, Object(await response.json()).code];
    };

    test.each(['application/json', 'application/x-www-form-urlencoded'])('a body of %s answers 415', async (type) => {
      const init = { method: 'POST', headers: { ...BROWSER, 'content-type': type }, body: '{}' };
      expect(await request(address('uae', 'newsletter'), init)).toEqual([415, 'wpcf7_unsupported_media_type']);
    });

    test('a form id of another country, or a hash, is not found', async () => {
      const other = address('uae', 'newsletter').replace(/\d+\/feedback/, `${formId('ksa', 'newsletter')}/feedback`);
      const init = { method: 'POST', headers: BROWSER, body: multipart({ email: 'a@example.com', ...TAG }) };
      expect(await request(other, init)).toEqual([404, 'wpcf7_not_found']);
      expect(await request(other.replace(/\d+\/feedback/, 'a1b2c3d/feedback'), init)).toEqual([404, 'rest_no_route']);
    });

    test('GET has no route; the schema has one', async () => {
      expect(await request(address('uae', 'newsletter'), {})).toEqual([404, 'rest_no_route']);
      const response = await backend.fetch(new Request(address('uae', 'newsletter', '/schema')));
      expect(await response.json()).toMatchObject({
        rules: [{ rule: 'required', field: 'email' }, { rule: 'email', field: 'email' }, { rule: 'maxlength' }],
      });
    });

    test.each<[string, FormName, Record<string, string | string[] | File>]>([
      ['a body larger than the form takes', 'newsletter', { email: 'x'.repeat(5_200_000) }],
      ['more parts than a form has', 'join-us', { 'ranges[]': Array.from({ length: 101 }, () => 'x') }],
    ])('%s answers 413', async (_, form, fields) => {
      const { http, body } = await send(form, { ...TAG, ...fields });
      expect([http, body]).toEqual([
        413,
        { code: 'rest_upload_file_too_big', message: 'The request is too large.', data: { status: 413 } },
      ]);
    });

    test.each([
      'nonsense',
      '',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\ncut sho',
      '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF',
    ])('a broken multipart body answers 400, not 500: %j', async (body) => {
      const init = {
        method: 'POST',
        headers: { ...BROWSER, 'content-type': 'multipart/form-data; boundary=x' },
        body,
      };
      expect(await request(address('uae', 'join-us'), init)).toEqual([400, 'rest_invalid_body']);
    });
  });

  test('the browser’s origin is reflected with credentials', async () => {
    const { headers } = await send(
      'newsletter',
      { email: 'o@example.com', ...TAG },
      { headers: { ...BROWSER, origin: 'https://site.example' } },
    );
    expect(headers.get('access-control-allow-origin')).toBe('https://site.example');
    expect(headers.get('access-control-allow-credentials')).toBe('true');
  });
});
