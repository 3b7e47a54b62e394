import { describe, expect, test } from 'vitest';
import * as documents from '../generated/graphql.ts';
import { createDocumentReader } from './document.server.ts';

const read = createDocumentReader();

describe('createDocumentReader', () => {
  test('reads the name of an operation, and drops comments and whitespace', () => {
    expect(
      read({
        toString: () =>
          '\n  # why\n  query A($x: [String!]!,  $y: Int) {\n    b(s: "two  # words", y: $y) {\n id\n }\n}\n',
      }),
    ).toEqual({
      name: 'A',
      type: 'query',
      text: 'query A($x: [String!]! $y: Int) { b(s: "two  # words" y: $y) { id } }',
      key: expect.stringMatching(/^A#\d+$/),
      defaults: {},
    });
  });

  test('reads what variables are by default', () => {
    expect(read(documents.GetJoinDocument).defaults).toEqual({ language: 'en', name: 'join-us' });
  });

  test('parses a document once', () => {
    expect(read(documents.HomePageDocument)).toBe(read(documents.HomePageDocument));
  });

  test.each(['{ a }', 'fragment X on Y { a }', '', 'query { a }'])('refuses %j', (text) => {
    expect(() => read({ toString: () => text })).toThrow('Invalid GraphQL Operation');
  });
});
