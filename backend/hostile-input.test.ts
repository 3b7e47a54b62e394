import { describe, expect, test } from 'vitest';
import { buildCursor, buildGlobalId } from './relay/global-id.ts';
import type { Answer } from './test/ask.ts';
import { describeService } from './test/describe-service.ts';

const NUL = 'a\0b';
const LARGE = '99999999999999999999';
const VALUES = [
  '',
  LARGE,
  '2147483648',
  '-1',
  '//',
  '//[',
  '/%zz',
  '/%00',
  'http://backend.test/wp-content/uploads/%00.webp',
  'http://[',
  '\ud800',
  "';drop table products;--",
  '%',
  '\\',
  'post:1',
  buildGlobalId('post', 2 ** 31),
  buildGlobalId('term', 2 ** 31),
  buildCursor(2 ** 31),
  'x'.repeat(100_000),
];

/** Every argument that takes a text. */
const ARGUMENTS = [
  'page(id: $text, idType: URI) { id }',
  'page(id: $text, idType: DATABASE_ID) { id }',
  'post(id: $text, idType: SLUG) { id }',
  'post(id: $text, idType: URI) { id }',
  'post(id: $text) { id }',
  'mediaItem(id: $text, idType: SLUG) { id }',
  'mediaItem(id: $text, idType: SOURCE_URL) { id }',
  'mediaItem(id: $text) { id }',
  'products(after: $word) { nodes { id } }',
  'products(before: $word) { nodes { id } }',
  'products(where: { search: $word }) { nodes { id } }',
  'products(where: { language: $word }) { nodes { id } }',
  'products(where: { slugIn: [$word], categoryIn: [$word], tagIn: [$word], category: $word, tag: $word }) { nodes { id } }',
  'productCategories(where: { include: [$text], exclude: [$text] }) { nodes { id } }',
  'productCategories(where: { slug: [$word], name: [$word], search: $word }) { nodes { id children(after: $word) { nodes { id } } } }',
  'ingredients(where: { search: $word, slug: [$word] }) { nodes { id } }',
  'posts(after: $word, where: { search: $word }) { nodes { id } }',
  'posts(where: { name: $word, nameIn: [$word], tag: $word, tagSlugIn: [$word], in: [$text] }) { nodes { id } }',
  'menuItems(where: { parentId: $text, language: $word }) { nodes { id } }',
];

describeService('hostile input', ({ backend, inUae }) => {
  const askWith = (argument: string, text: string): Promise<Answer> => {
    // An unused variable is a validation error.
    const variables = ['$text: ID!', '$word: String'].filter((variable) => argument.includes(variable.slice(0, 5)));
    return inUae(`query (${variables.join(', ')}) { ${argument} }`, { text, word: text });
  };

  test.each(ARGUMENTS)('%s is answered or refused, without an internal error', async (argument) => {
    for (const value of VALUES) {
      const { errors = [], status } = await askWith(argument, value);
      const internal = errors.filter(({ message }) => /unexpected|internal/i.test(message));
      expect([value.slice(0, 40), status, internal]).toEqual([value.slice(0, 40), 200, []]);
    }
  });

  describe('values that the database cannot take', () => {
    const outcome = (answer: Answer) => [answer.status, answer.data, answer.errors];
    const error = (message: string) => [200, undefined, [expect.objectContaining({ message })]];

    test.each(ARGUMENTS)('NUL in %s is the client’s error', async (argument) => {
      expect(outcome(await askWith(argument, NUL))).toEqual(error('A text contains the character NUL.'));
      const literal = argument.replace(/\$(text|word)/g, JSON.stringify(NUL));
      const answer = await inUae(`{ ${literal} }`);
      expect(answer.errors?.map(({ message }) => message)).toContain('A text contains the character NUL.');
      expect([answer.status, answer.data]).toEqual([200, undefined]);
    });

    const INCLUDE = 'query ($n: [Int]) { products(where: { include: $n }) { nodes { id } } }';
    const PAGE = 'query ($id: ID!, $type: PageIdType!) { page(id: $id, idType: $type) { id } }';
    test.each<[string, object]>([
      ...[2147483648, -2147483649, 1e300, 1.5, '1'].map((number): [string, object] => [INCLUDE, { n: [number] }]),
      [INCLUDE, { n: { one: 1 } }],
      [PAGE, { type: 'URI' }],
      [PAGE, { id: null, type: 'URI' }],
      [PAGE, { id: ['about'], type: 'URI' }],
      [PAGE, { id: 'about', type: 'ADDRESS' }],
    ])('%s with %j is the client’s error', async (query, variables) => {
      const { errors, data, extensions, status } = await inUae(query, variables);
      expect([status, data, extensions]).toEqual([200, undefined, { debug: [expect.anything()] }]);
      expect(errors?.[0]?.message).toMatch(/^Variable "\$/);
    });

    test('its status is that of every error, by GET too, and whatever is accepted', async () => {
      for (const accept of ['application/json', 'application/graphql-response+json'])
        for (const query of ['{ nothing }', '{ page(id: "a\\u0000") { id } }', PAGE]) {
          const url = `http://backend.test/graphql?query=${encodeURIComponent(query)}`;
          const response = await backend().fetch(new Request(url, { headers: { accept } }));
          expect([query, response.status]).toEqual([query, 200]);
        }
    });

    test('more values than a statement takes', async () => {
      const query = 'query ($n: [Int]) { products(where: { include: $n }) { nodes { id } } }';
      const numbers = (length: number) => ({ n: Array.from({ length }, () => 1) });
      expect(outcome(await inUae(query, numbers(70_000)))).toEqual(error('The variables hold more than 10000 values.'));
      expect((await inUae(query, numbers(9_000))).errors).toBeUndefined();
    });

    test.each([
      ['brackets', `{ products(where: { include: ${'['.repeat(5000)}${']'.repeat(5000)} }) { nodes { id } } }`],
      ['braces', `${'{ products '.repeat(5000)}${'}'.repeat(5000)}`],
      ['fields', `{ ${'languages { id } '.repeat(5000)} }`],
    ])('a query of thousands of %s', async (_, query) => {
      expect(outcome(await inUae(query))).toEqual(error('The query is too long or too deep.'));
    });

    test('errors of the client have its code', async () => {
      const response = await backend().fetch(
        new Request('http://backend.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: '{ page(id: "a\\u0000") { id } }' }),
        }),
      );
      expect(Object(await response.json()).errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT' });
    });
  });
});
