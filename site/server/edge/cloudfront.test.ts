import { describe, expect, test } from 'vitest';
import { createVendor } from '../test/edge-vendor.ts';
import { createCloudFront } from './cloudfront.ts';
import { signAws } from './sign-aws.ts';

const { signal } = new AbortController();
const refused = () => new Response('{}', { status: 403 });

describe('CloudFront', () => {
  const now = Date.parse('2026-11-22T20:00:00Z');
  const options = {
    distribution: 'EDFDVBD6EXAMPLE',
    key: { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
    clock: () => now,
  };
  const created = () => new Response('<Invalidation><Status>InProgress</Status></Invalidation>', { status: 201 });

  test('tags are items of an invalidation, which has a reference of its own', async () => {
    const { sent, fetch } = createVendor(created);
    await createCloudFront({ ...options, fetch }).purge(['00000000aa', '00000000bb'], signal);
    const [request] = sent;
    expect(request?.address).toBe(
      'https://cloudfront.amazonaws.com/2020-05-31/distribution/EDFDVBD6EXAMPLE/invalidation',
    );
    expect(request?.body).toContain(
      '<Paths><Items><Path>#00000000aa</Path><Path>#00000000bb</Path></Items><Quantity>2</Quantity></Paths>',
    );
    expect(request?.body).toMatch(/<CallerReference>1795377600000-[0-9a-f]{16}<\/CallerReference>/);
    expect(request?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/20261122\/us-east-1\/cloudfront\/aws4_request, SignedHeaders=host;x-amz-date, Signature=[0-9a-f]{64}$/,
    );
  });

  test('a refusal fails the purge', async () => {
    const { fetch } = createVendor(refused);
    await expect(createCloudFront({ ...options, fetch }).purge(['1'], signal)).rejects.toMatchObject({ status: 403 });
  });

  // From the test suite of Signature Version 4.
  test.each([
    ['GET', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
    ['POST', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
  ])('the signature of a %s is the published one', (method, signature) => {
    const request = { method, host: 'example.amazonaws.com', path: '/', body: '' };
    const scope = {
      key: options.key,
      region: 'us-east-1',
      service: 'service',
      now: Date.parse('2015-08-30T12:36:00Z'),
    };
    expect(signAws(request, scope).authorization).toMatch(new RegExp(`Signature=${signature}$`));
  });
});
