import { describe, expect, test } from 'vitest';
import { createVendor } from '../test/edge-vendor.ts';
import { createCloudflare } from './cloudflare.ts';
import { createFastly } from './fastly.ts';
import { createVarnish } from './varnish.ts';

const { signal } = new AbortController();
const listTags = (count: number) => Array.from({ length: count }, (_, index) => index.toString(16).padStart(10, '0'));
const refused = () => new Response('{}', { status: 403 });

describe('Varnish', () => {
  test('each one gets the bans, in headers it can read', async () => {
    const { sent, fetch } = createVendor(() => new Response('', { status: 200 }));
    const addresses = ['http://10.0.0.5:6081', 'http://10.0.0.6:6081'];
    await createVarnish({ addresses, fetch }).purge(listTags(501), signal);
    expect(sent.map(({ address, method }) => `${method} ${address}`)).toEqual(
      [...addresses, ...addresses].map((address) => `BAN ${address}`),
    );
    expect(sent[0]?.headers['x-ban-tags']?.length).toBeLessThan(8_000);
    expect(sent[2]?.headers['x-ban-tags']).toBe('00000001f4');
  });

  test('one that does not take it fails the purge', async () => {
    const { fetch } = createVendor(() => new Response('', { status: 405 }));
    await expect(createVarnish({ addresses: ['http://a.example'], fetch }).purge(['1'], signal)).rejects.toMatchObject({
      status: 405,
    });
  });
});

describe('Cloudflare', () => {
  const options = { zone: '023e105f4ecef8ad9ca31a8372d0c353', token: 'a-token-of-cloudflare' };
  const success = { errors: [], messages: [], success: true, result: { id: options.zone } };

  test('takes thirty tags in a request', async () => {
    const { sent, fetch } = createVendor(() => Response.json(success));
    await createCloudflare({ ...options, fetch }).purge(listTags(31), signal);
    expect(sent.map(({ body }) => JSON.parse(body).tags.length)).toEqual([30, 1]);
    expect(sent[1]).toEqual({
      address: 'https://api.cloudflare.com/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache',
      method: 'POST',
      headers: { authorization: 'Bearer a-token-of-cloudflare', 'content-type': 'application/json' },
      body: '{"tags":["000000001e"]}',
    });
  });

  test.each([
    [() => Response.json({ ...success, success: false, errors: [{ code: 1012, message: 'no tags' }] }), 200],
    [() => Response.json({ success: false, errors: [{ code: 10000 }] }, { status: 403 }), 403],
    [() => Response.json({ success: false, errors: [{ code: 971 }] }, { status: 429 }), 429],
  ])('a refusal fails the purge %#', async (answer, status) => {
    const { fetch } = createVendor(answer);
    await expect(createCloudflare({ ...options, fetch }).purge(['1'], signal)).rejects.toMatchObject({ status });
  });
});

describe('Fastly', () => {
  const options = { service: 'SU1Z0isxPaozGVKXdv0eY', token: 'a-token-of-fastly' };

  test('takes 256 keys in a request, and keeps the pages as stale ones', async () => {
    const { sent, fetch } = createVendor(() => Response.json({ '000000000a': '2644-1441048000-1234567' }));
    await createFastly({ ...options, fetch }).purge(listTags(257), signal);
    expect(sent.map(({ body }) => JSON.parse(body).surrogate_keys.length)).toEqual([256, 1]);
    expect(sent[1]).toMatchObject({
      address: 'https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge',
      method: 'POST',
      headers: { 'fastly-key': 'a-token-of-fastly', 'fastly-soft-purge': '1', 'content-type': 'application/json' },
    });
  });

  test('a refusal fails the purge', async () => {
    const { fetch } = createVendor(refused);
    await expect(createFastly({ ...options, fetch }).purge(['1'], signal)).rejects.toMatchObject({ status: 403 });
  });
});
