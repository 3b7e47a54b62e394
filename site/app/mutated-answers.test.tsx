/** What a service may answer when it is broken, half migrated or attacked: ten thousand mutated answers, and faults. */
import { expect, test, vi } from 'vitest';
import { countries } from '../../contract/countries.ts';
import { HTML_FIELDS, LINK_FIELDS } from './content/cleaning/fields.ts';
import { createContentClient } from './content/client/client.server.ts';
import { ContentError } from './content/client/errors.ts';
import { createQueryCache } from './content/client/query-cache.server.ts';
import * as generated from './content/generated/graphql.ts';
import { createPurgeableSite } from './test/create-site.ts';
import { createHostileBackend } from './test/hostile-backend.ts';
import { createDraw, createMutator, type Draw } from './test/mutate-answer.ts';
import { findProblems, hostilePages } from './test/page-problems.ts';

const SEED = Number(process.env.MUTATION_SEED ?? 13);
const ANSWERS = Number(process.env.MUTATED_ANSWERS ?? 10_000);
const PAGES = Number(process.env.MUTATED_PAGES ?? 120);

const documents = Object.entries(generated).flatMap(([name, document]) =>
  name.endsWith('Document') ? [document as object] : [],
);
/** Values for the variables of the documents. */
const VARIABLES = {
  ...{ slug: 'product-a', slugIn: ['product-a'], nameIn: ['type-a'], category: 'brand-a', categoryIn: ['type-a'] },
  ...{ name: 'home', uri: '/about', parent: 0, linkKeys: ['amazon_url'], search: 'oil', id: 'a', language: 'ar' },
};
/** Finds what no cleaned answer may hold: in text, `<script>` is a word like any other. */
function findForbidden(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    const isScript = HTML_FIELDS.has(name) && /<script|<[^>]*\bon[a-z]+=/i.test(value);
    const isAddress = LINK_FIELDS.has(name) && /^\s*(?:javascript|data|vbscript):/i.test(value);
    return isScript || isAddress || /backend\.test/i.test(value) ? [`${name}: ${value.slice(0, 200)}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) => findForbidden(one, Array.isArray(value) ? name : inner));
}

test(`${ANSWERS} mutated answers are cleaned or refused, without scripts and hosts of the service`, async () => {
  const draw = createDraw(SEED);
  const mutate = createMutator(SEED);
  const answers = new Map<string, string>();
  const service = createHostileBackend(SEED);
  let refused = 0;
  const client = createContentClient({
    endpoints: Object.fromEntries(countries.map(({ code }) => [code, `https://backend.test/${code}/graphql`])),
    siteOrigin: 'https://site.test',
    cache: createQueryCache({ clock: () => 0, maxBytes: 1_000_000 }),
    clock: () => 0,
    fetch: async (address, init) => {
      const body = String(init?.body);
      const known = answers.get(body) ?? (await (await service(address, init)).text());
      answers.set(body, known);
      const answer = JSON.parse(known);
      mutate(answer.data, draw);
      return Response.json(answer);
    },
  });
  for (let count = 0; count < ANSWERS; count += 1) {
    const document = documents[count % documents.length] ?? {};
    try {
      for await (const page of client.queryPages('uae', document as typeof generated.GetPagesDocument, VARIABLES)) {
        expect(findForbidden(page)).toEqual([]);
        break;
      }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      expect(error.message).not.toMatch(/backend\.test/i);
      refused += 1;
    }
  }
  // Most mutations are of what a field may hold.
  expect(refused).toBeGreaterThan(ANSWERS / 50);
  expect(refused).toBeLessThan(ANSWERS / 2);
}, 600_000);

type Respond = (answer: Response) => Response | Promise<Response>;
const html = (status: number) => new Response('<h1>Sorry</h1>', { status, headers: { 'content-type': 'text/html' } });

/** What goes wrong between a service and the site. */
const FAULTS: Readonly<Record<string, Respond>> = {
  none: (answer) => answer,
  delay: async (answer) => new Promise((resolve) => setTimeout(() => resolve(answer), 2)),
  drop: () => Promise.reject(new TypeError('fetch failed')),
  truncate: async (answer) => {
    const text = await answer.text();
    return new Response(text.slice(0, text.length / 2), { headers: { 'content-type': 'application/json' } });
  },
  HTML: () => html(200),
  maintenance: () => html(503),
  'too many': () => new Response('', { status: 429, headers: { 'retry-after': '1' } }),
  error: () =>
    Response.json({ errors: [{ message: 'Internal server error at https://backend.test/x' }] }, { status: 500 }),
  empty: () => Response.json({}),
};

/** Never 500. */
const STATUSES = [200, 301, 302, 404, 503];

test(`${PAGES} pages from mutated answers and faults: none crashes, and all are well afterwards`, async () => {
  const logged: string[] = [];
  const logError = (error: unknown) => logged.push(error instanceof Error ? String(error.stack) : String(error));
  // A node that lost its id has no key: React warns of it in development, and draws it.
  const onError = vi.spyOn(console, 'error').mockImplementation((message: unknown) => {
    if (!String(message).startsWith('Each child in a list should have a unique')) logError(message);
  });
  const draw = createDraw(SEED);
  const mutate = createMutator(SEED);
  const service = createHostileBackend(SEED);
  const state = { now: Date.parse('2026-06-01T08:00:00Z'), isWell: false };
  const faults = Object.values(FAULTS);
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const answer = await (await service(address, init)).json();
    if (state.isWell) return Response.json(answer);
    mutate(answer.data, draw);
    const fault = draw(3) === 0 ? faults[draw(faults.length)] : FAULTS.none;
    return fault?.(Response.json(answer)) ?? Response.error();
  };
  const { render } = createPurgeableSite(fetch, () => state.now, { logError });
  const seen = new Map<number, number>();
  const read = async (place: number, at: Draw) => {
    const path = `${at(2) === 0 ? '/uae' : '/ar/ksa'}${hostilePages[place % hostilePages.length]}`;
    // Long enough for every cache and breaker to try again.
    state.now += 90_000;
    const response = await render(path);
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const problems = response.status >= 300 ? [] : findProblems(type, text);
    if (/backend\.test/i.test(text)) problems.push("the backend's address");
    problems.push(...logged.splice(0));
    return { path, status: response.status, problems };
  };
  for (let place = 0; place < PAGES; place += 1) {
    const { path, status, problems } = await read(place, draw);
    expect({ path, problems, isExpected: STATUSES.includes(status) }).toEqual({
      path,
      problems: [],
      isExpected: true,
    });
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  expect(seen.get(200) ?? 0).toBeGreaterThan(PAGES / 4);
  state.isWell = true;
  // The first visit may still get a kept answer.
  for (const isFirst of [true, false])
    for (let place = 0; place < hostilePages.length; place += 1)
      expect(await read(place, () => 0)).toMatchObject(isFirst ? {} : { status: 200, problems: [] });
  onError.mockRestore();
}, 600_000);
