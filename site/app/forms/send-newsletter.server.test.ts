import { expect, test } from 'vitest';
import { countries } from '../../../contract/countries.ts';
import { createSendNewsletter } from './send-newsletter.server.ts';

function record<Value>(of: (code: (typeof countries)[number]['code']) => Value) {
  return Object.fromEntries(countries.map(({ code }) => [code, of(code)])) as Record<
    (typeof countries)[number]['code'],
    Value
  >;
}

function create(answer: () => Promise<Response>) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const failures: unknown[] = [];
  const send = createSendNewsletter({
    endpoints: record((code) => (code === 'uae' ? 'https://b.example/graphql' : `https://b.example/${code}/graphql`)),
    formIds: record((code) => `${code.length}1`),
    fetch: (url, init) => {
      requests.push({ url: String(url), init });
      return answer();
    },
    timeoutMs: 1000,
    onFailure: (failure) => failures.push(failure),
  });
  return { send, requests, failures };
}

test('posts one multipart field to the form of the country, with a unit tag', async () => {
  const { send, requests } = create(async () => Response.json({ status: 'mail_sent' }));
  expect(await send({ country: 'ksa', email: 'a@b.example', userAgent: 'Phone' })).toBe(true);
  expect(requests[0]?.url).toBe('https://b.example/ksa/wp-json/contact-form-7/v1/contact-forms/31/feedback');
  const body = requests[0]?.init?.body as FormData;
  expect([...body.entries()]).toEqual([
    ['email', 'a@b.example'],
    ['_wpcf7_unit_tag', 'wpcf7-f31-o1'],
  ]);
  expect(requests[0]?.init?.headers).toEqual({ 'user-agent': 'Phone' });
});

test('any answer counts as success, whatever its status (spec §7)', async () => {
  const { send, failures } = create(async () => Response.json({ status: 'spam' }));
  expect(await send({ country: 'uae', email: 'a@b.example', userAgent: '' })).toBe(true);
  expect(failures).toEqual([]);
});

test.each([
  ['a refusal', async () => new Response('', { status: 400 }), { status: 400 }],
  ['no network', () => Promise.reject(new Error('Network Error')), { err: new Error('Network Error') }],
])('%s is logged and returns false', async (_case, answer, failure) => {
  const { send, failures } = create(answer);
  expect(await send({ country: 'uae', email: 'a@b.example', userAgent: '' })).toBe(false);
  expect(failures).toEqual([failure]);
});
