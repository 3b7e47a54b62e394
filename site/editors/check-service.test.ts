import { expect, test } from 'vitest';
import { createFullBackend } from '../app/test/full-backend.ts';
import { createRecordedService } from '../script/recorded-service.ts';
import { checkService } from './check-service.ts';
import type { Finding, FindingKind } from './finding.ts';

const NOW = Date.parse('2026-06-01T08:00:00Z');
type Change = (data: Record<string, unknown>, operation: string) => unknown;

const recorded = createRecordedService();

/** Checks the recorded service, with its answers changed. */
async function check(change: Change = (data) => data, fetch?: typeof globalThis.fetch): Promise<Finding[]> {
  const changed: typeof globalThis.fetch = async (address, init) => {
    const { operationName } = JSON.parse(String(init?.body));
    const body = await (await recorded(new Request(String(address), init))).json();
    return Response.json('data' in body ? { ...body, data: change(body.data, operationName) } : body);
  };
  return checkService({
    country: 'uae',
    endpoint: 'https://content.test/graphql',
    fetch: fetch ?? changed,
    clock: () => NOW,
    onProgress: () => {},
  });
}

const told = (findings: readonly Finding[], kind: FindingKind) =>
  findings.filter((one) => one.kind === kind).map(({ what }) => what);

/** Changes every object of an answer. */
function changeAll(value: unknown, change: (object: Record<string, unknown>) => Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => changeAll(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, one]) => [name, changeAll(one, change)] as const);
  return change(Object.fromEntries(inner));
}

test('all operations are asked of a service, and what it answers is not called unanswered', async () => {
  const operations = new Set<string>();
  const findings = await check((data, operation) => {
    operations.add(operation);
    return data;
  });
  expect(told(findings, 'unanswered')).toEqual([]);
  expect(told(findings, 'lacking')).toEqual([]);
  expect(operations.size).toBeGreaterThan(35);
});

test('a picture without a description is told with the page that it is on', async () => {
  const findings = await check((data) => changeAll(data, (one) => ('altText' in one ? { ...one, altText: '' } : one)));
  expect(told(findings, 'alternative').length).toBeGreaterThan(told(await check(), 'alternative').length);
  expect(told(findings, 'alternative').every((what) => /^\S.* in “.+”$/.test(what))).toBe(true);
});

test('titles and descriptions that are missing or too long are told', async () => {
  const seo = { metaTitle: 'T'.repeat(61), metaDescription: '' };
  const findings = await check((data) => changeAll(data, (one) => ('seo' in one ? { ...one, seo } : one)));
  expect(told(findings, 'title')).toContainEqual(expect.stringContaining('has 61 letters: search engines show 60'));
  expect(told(findings, 'description')).toContainEqual(expect.stringMatching(/^“.+” has none$/));
  const fits = { metaTitle: 'T'.repeat(60), metaDescription: 'D'.repeat(160) };
  const well = await check((data) => changeAll(data, (one) => ('seo' in one ? { ...one, seo: fits } : one)));
  expect([...told(well, 'title'), ...told(well, 'description')]).toEqual([]);
});

test('a link to no page of the site is told, one to another site is not', async () => {
  const link =
    (path: string): Change =>
    (data, operation) =>
      operation === 'GetMenu' ? changeAll(data, (one) => ('path' in one ? { ...one, path } : one)) : data;
  expect(told(await check(link('/no-such-page/')), 'nowhere')).toContainEqual(
    expect.stringMatching(/links to \/uae\/no-such-page$/),
  );
  for (const path of ['https://elsewhere.example/x', '/brands/', '/'])
    expect(told(await check(link(path)), 'nowhere').filter((what) => what.includes(path.replace(/\/$/, 'no')))).toEqual(
      [],
    );
});

test('a slide that has ended is told until it is switched off', async () => {
  const ending =
    (active: boolean, endDate: string): Change =>
    (data) =>
      changeAll(data, (one) => ('endDate' in one ? { ...one, active, endDate } : one));
  expect(told(await check(ending(true, '2026-05-31T00:00:00+00:00')), 'expired')).not.toEqual([]);
  expect(told(await check(ending(true, '2026-06-02T00:00:00+00:00')), 'expired')).toEqual([]);
  expect(told(await check(ending(false, '2026-05-31T00:00:00+00:00')), 'expired')).toEqual([]);
});

test('a page without its translation is told', async () => {
  const translated =
    (locale: string): Change =>
    (data) =>
      changeAll(data, (one) =>
        'translations' in one
          ? { ...one, translations: [{ id: '9', locale, href: '/x/', languageCode: locale }] }
          : one,
      );
  expect(told(await check(translated('ar')), 'untranslated')).toEqual([]);
  expect(told(await check(translated('en_US')), 'untranslated')).toContainEqual(
    expect.stringMatching(/^“.+” has no Arabic$/),
  );
});

test('a product without its translation is told, whichever page it is on', async () => {
  const translated =
    (locale: string): Change =>
    (data, operation) => {
      if (operation !== 'checkProducts') return data;
      const product = { id: 'a', databaseId: 1, name: 'Amla oil', slug: 'amla-oil', translations: [{ locale }] };
      return { products: { nodes: [product], pageInfo: { hasNextPage: false, endCursor: null } } };
    };
  expect(told(await check(translated('en_US')), 'untranslated')).toContain('“Amla oil” has no Arabic');
  expect(told(await check(translated('ar')), 'untranslated')).not.toContain('“Amla oil” has no Arabic');
});

test('a product that leads to no marketplace is told', async () => {
  const sold =
    (value: string): Change =>
    (data, operation) => {
      if (operation !== 'checkProducts') return data;
      const product = {
        id: 'a',
        databaseId: 1,
        name: 'Amla oil',
        slug: 'amla-oil',
        metaData: [{ key: 'ext_product_url_noon', value }],
      };
      return { products: { nodes: [product], pageInfo: { hasNextPage: false, endCursor: null } } };
    };
  expect(told(await check(sold('')), 'marketplace')).toContain('“Amla oil”');
  expect(told(await check(sold('https://noon.example/x')), 'marketplace')).toEqual([]);
});

test('what a service lacks is told in words', async () => {
  const full = createFullBackend({ length: 1 });
  const message = 'Cannot query field "subNavigation" on type "Page".';
  const findings = await check(undefined, async (address, init) => {
    const { query } = JSON.parse(String(init?.body));
    const at = String(query).indexOf('subNavigation');
    return at < 0
      ? full(address, init)
      : Response.json({ errors: [{ message, locations: [{ line: 1, column: at + 1 }] }] });
  });
  expect(told(findings, 'lacking')).toContainEqual(
    expect.stringMatching(/^the field “subNavigation” of Page \(asked for by “\w+”\)$/),
  );
});

test('a service that is down is told, and nothing else', async () => {
  const findings = await check(undefined, async () => {
    throw new TypeError('no such host');
  });
  expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['unanswered']));
});
