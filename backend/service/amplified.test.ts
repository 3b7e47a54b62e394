import { expect, test } from 'vitest';
import { pick, pickAll } from '../test/ask.ts';
import { countTurns } from '../test/count-turns.ts';
import { describeService } from '../test/describe-service.ts';
import { silentLog } from '../test/silent-log.ts';
import { isLargerThan } from './limit-answers.ts';
import { createGraphqlService } from './service.ts';

const alias = (length: number, field: string) => Array.from({ length }, (_, index) => `a${index}: ${field}`).join(' ');

describeService('a small query for a large answer', ({ backend, database, inUae }) => {
  test.each([
    ['lists of a row', `{ products(first: 100) { nodes { ${alias(220, 'related(first: 100) { nodes { id } }')} } } }`],
    [
      'empty lists of a row',
      `{ products(first: 100) { nodes { ${alias(700, 'related(first: 0) { nodes { id } }')} } } }`,
    ],
    ['objects of a row', `{ products(first: 100) { nodes { ${alias(1_200, 'translations { id }')} } } }`],
    ['texts of a row', `{ products(first: 100) { nodes { ${alias(3_000, 'description')} } } }`],
  ])('%s under aliases are refused, and who asks for health beside it waits for none of it', async (_, query) => {
    const order: string[] = [];
    const asked = inUae(query).then((answer) => {
      order.push('query');
      return answer;
    });
    const turns = await countTurns(asked);
    const { errors, data } = await asked;
    expect([data, errors]).toEqual([undefined, [{ message: expect.stringMatching(/^The query costs \d{6,}; /) }]]);
    // No statement is run: each would take its own turn.
    expect(turns).toBeLessThanOrEqual(4);
    expect((await backend().fetch(new Request('http://backend.test/healthz'))).status).toBe(200);
  });

  test('a key of metadata that is asked for again and again is answered once', async () => {
    const one = await inUae('{ products(first: 5) { nodes { metaData { key } } } }');
    const keys = new Set(
      pickAll(one.data, 'products', 'metaData')
        .flat()
        .map((entry) => pick(entry, 'key')),
    );
    const keysIn = [...keys, ...keys, ...keys].map((key) => JSON.stringify(key)).join();
    const again = await inUae(`{ products(first: 5) { nodes { metaData(keysIn: [${keysIn}]) { key } } } }`);
    const count = (data: unknown) => pickAll(data, 'products', 'metaData').flat().length;
    expect(count(again.data)).toBe(count(one.data));
    expect(keys.size).toBeGreaterThan(0);
  });

  test.each([
    [10, undefined],
    [100, [{ message: 'The answer is larger than 5000 characters.' }]],
  ])('what is larger than may be is not answered: %i rows', async (first, errors) => {
    const { within } = database();
    const answer = createGraphqlService({ within, isDevelopment: false, log: silentLog, maxAnswer: 5_000 });
    const body = JSON.stringify({ query: `{ products(first: ${first}) { nodes { id slug link } } }` });
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://backend.test/graphql', { method: 'POST', headers, body });
    const json = Object(await (await answer(request, 'uae', false)).json());
    expect([json.data === undefined, json.errors]).toEqual([errors !== undefined, errors]);
  });

  test.each(['{"query":"m4rker', '[{"query":"m4rker"', 'm4rker'])(
    'of %s, a body that is no JSON, the errors of the answer quote nothing',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const request = new Request('http://backend.test/uae/graphql', { method: 'POST', headers, body });
      const response = await backend().fetch(request);
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(text).toContain('"errors":[{"message":');
      expect(text).not.toMatch(/m4rker|originalError/);
    },
  );
});

test.each([
  ['x'.repeat(90), false],
  ['x'.repeat(101), true],
  [{ a: 'x'.repeat(50), b: ['x'.repeat(20)] }, false],
  [{ a: 'x'.repeat(50), b: ['x'.repeat(60)] }, true],
  [Array(60).fill(null), true],
  [{ ['x'.repeat(101)]: 1 }, true],
])('%j is larger than a hundred: %s', (value, isLarger) => {
  expect(isLargerThan(100, value)).toBe(isLarger);
});
