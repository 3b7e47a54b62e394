import { expect, test } from 'vitest';
import { STYLE_HASH_HEADER } from '../app/ui/page-styles.server.ts';
import { addHeaders, addPageHeaders, buildSecurityHeaders, selectHeaders } from './security-headers.ts';

const options = {
  siteOrigin: 'https://www.example.com',
  scriptHashes: ["'sha256-a='", "'sha256-b='"],
  analytics: false,
};
const policyOf = (changes: Partial<typeof options>) =>
  new Map(buildSecurityHeaders({ ...options, ...changes })).get('content-security-policy') ?? '';

test('scripts are allowed from this site and by given hashes only', () => {
  expect(policyOf({})).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';");
  expect(policyOf({})).not.toMatch(/script-src[^;]*unsafe/);
});

test('no inline style but the one a page names by its hash', () => {
  const policies = [new Headers(), new Headers({ [STYLE_HASH_HEADER]: "'sha256-c='" })].map((headers) => {
    const page = addPageHeaders(new Response('x', { headers }), buildSecurityHeaders(options));
    expect(page.headers.has(STYLE_HASH_HEADER)).toBe(false);
    return page.headers.get('content-security-policy');
  });
  expect(policies).toEqual([
    expect.stringContaining("; style-src 'self'; "),
    expect.stringContaining("; style-src 'self' 'sha256-c='; "),
  ]);
  expect(policies.join()).not.toContain('unsafe');
});

test('a document has no plugins and no base, and only this site may frame it; other sites see its origin only', () => {
  const policy = policyOf({}).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"]));
  expect(policyOf({})).not.toContain("'unsafe-");
  const headers = new Map(buildSecurityHeaders(options));
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test.each([
  ['https://www.example.com', 'security="/api/reports"', /; report-uri \/api\/reports; report-to security$/],
  ['http://127.0.0.1:3000', undefined, /; report-uri \/api\/reports$/],
])(
  'browsers are told where to report, by an address and, where they know it, a group: %s',
  (siteOrigin, group, end) => {
    const headers = new Map(buildSecurityHeaders({ ...options, siteOrigin }));
    expect(headers.get('reporting-endpoints')).toBe(group);
    for (const name of ['content-security-policy', 'content-security-policy-report-only'])
      expect(headers.get(name), name).toMatch(end);
  },
);

test('text that would become HTML or a script is reported, not refused', () => {
  const headers = new Map(buildSecurityHeaders(options));
  expect(headers.get('content-security-policy-report-only')).toMatch(/^require-trusted-types-for 'script'; /);
  expect(headers.get('content-security-policy')).not.toContain('trusted-types');
});

test('analytics hosts are allowed only when a container is configured', () => {
  expect(policyOf({})).not.toContain('google');
  expect(policyOf({ analytics: true })).toContain("'sha256-b=' https://www.googletagmanager.com;");
});

test.each([
  ['https://www.example.com', true],
  ['http://127.0.0.1:3000', false],
])('%s has strict transport security: %s', (siteOrigin, secure) => {
  const headers = new Map(buildSecurityHeaders({ ...options, siteOrigin }));
  expect(headers.has('strict-transport-security')).toBe(secure);
  expect(headers.get('content-security-policy')?.includes('upgrade-insecure-requests')).toBe(secure);
});

test('no other site may embed a page, its data or a document', () => {
  const headers = new Map(buildSecurityHeaders(options));
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('an answer keeps the headers it sets itself', async () => {
  const answer = new Response('x', { status: 404, headers: { 'content-security-policy': "default-src 'none'" } });
  const changed = addHeaders(answer, buildSecurityHeaders(options));
  expect(changed.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect([changed.status, changed.headers.get('x-content-type-options'), await changed.text()]).toEqual([
    404,
    'nosniff',
    'x',
  ]);
});

test.each([
  ['text/html; charset=utf-8', true, true],
  ['image/svg+xml', true, true],
  ['application/pdf', true, true],
  ['', true, true],
  ['application/json-seq', true, true],
  ['text/javascript; charset=utf-8', false, true],
  ['text/css; charset=utf-8', false, true],
  ['application/json', false, true],
  ['image/webp', false, false],
  ['video/mp4', false, false],
  ['font/woff2', false, false],
])(
  'an answer of type "%s" has the policy: %s, is kept from other sites: %s, and has nosniff',
  (type, hasPolicy, isOwn) => {
    const answer = new Response('x', { headers: { 'content-type': type } });
    const names = selectHeaders(answer, buildSecurityHeaders(options)).map(([name]) => name);
    expect(names.includes('content-security-policy')).toBe(hasPolicy);
    expect(names.includes('cross-origin-resource-policy')).toBe(isOwn);
    expect(names).toEqual(expect.arrayContaining(['x-content-type-options', 'strict-transport-security']));
  },
);

test('no script may listen to unload, which would keep pages out of the back-forward cache', () => {
  expect(new Map(buildSecurityHeaders(options)).get('permissions-policy')).toContain('unload=()');
});
