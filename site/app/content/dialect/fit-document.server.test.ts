import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildDialect, dialectNames, readDialect } from '../../test/dialects.ts';
import { refuseDocument } from '../../test/refuse-document.ts';
import { fitDocument, readRefused } from './fit-document.server.ts';
import { isRefusal, type ServiceError } from './refusals.ts';
import type { Change } from './rewrite-document.server.ts';

type Refusal = { operation: string; query: string; body: { errors: ServiceError[] } };

const refusals = dialectNames.flatMap((dialect) => {
  const recorded: Refusal[] = JSON.parse(readDialect(`${dialect}.refused.json`));
  return recorded.map(({ operation, query, body }) => [dialect, operation, query, body.errors] as const);
});

/** Fits a document to the errors it got. */
function fit(text: string, errors: readonly ServiceError[]): string | null {
  return fitDocument(text, new Map(readRefused(text, errors).map(({ place, change }) => [place, change])));
}

/** Builds an error at a word of a text. */
function at(text: string, word: string): ServiceError {
  return { message: '', locations: [{ line: 1, column: text.indexOf(word) + 1 }] };
}

describe('refusals of real services', () => {
  test('are 103, each recognised by its wording', () => {
    expect(refusals).toHaveLength(103);
    for (const [, , , errors] of refusals) expect(errors.every(isRefusal)).toBe(true);
  });

  test.each(refusals)('%s accepts %s after fitting it to its errors', (dialect, _operation, query, errors) => {
    const schema = buildDialect(dialect);
    const facts = new Map<string, Change>();
    let text: string | null = query;
    let refused: readonly ServiceError[] = errors;
    // Some errors show only once others are fixed: those inside a missing group, or after the first.
    for (let round = 0; round < 2 && text !== null && refused.length > 0; round += 1) {
      for (const { place, change } of readRefused(text, refused)) facts.set(place, change);
      text = fitDocument(query, facts);
      refused = text === null ? [] : refuseDocument(schema, text);
    }
    expect(text === null ? [] : validate(schema, parse(text))).toEqual([]);
  });
});

describe('fitDocument', () => {
  test.each([
    ['a field', '{ pages { nodes { id seo { metaX } } } }', 'seo', '{pages{nodes{id}}}'],
    ['all fields of an object', '{ a pages { nodes { seo } } }', 'seo', '{a}'],
    ['all that a list is asked for', '{ a pages { nodes { seo } pageInfo { endCursor } } }', 'seo', '{a}'],
    ['the last field', '{ pages { nodes { seo } } }', 'seo', null],
    ['a type', '{ a { id ... on X { b } } }', 'X', '{a{id}}'],
    ['a fragment', '{ a { id ...F } } fragment F on X { b }', '...F', '{a{id}}'],
    ['the type of a fragment', '{ a { id ...F } } fragment F on X { b ...G } fragment G on Y { c }', 'X', '{a{id}}'],
    ['all that a fragment has', '{ a { id ...F } } fragment F on X { b }', 'b }', '{a{id}}'],
    ['a variable with it', 'query Q($a: Int, $b: Int) { c(d: $a) e(f: $b) }', 'c(', 'query Q($b:Int){e(f:$b)}'],
    ['a language', '{ a(where: { name: "x", language: "y" }) }', 'language', '{a(where:{name:"x" wpmlLanguage:"y"})}'],
    ['the other language', '{ a(where: { wpmlLanguage: "y" }) }', 'wpmlLanguage', '{a}'],
    ['an order', '{ a(first: 1, orderby: [{ field: DATE }]) }', 'orderby', '{a(first:1)}'],
    ['empty categories', '{ a(first: 1, where: { hideEmpty: false }) }', 'hideEmpty', '{a(first:1)}'],
    ['the top of a menu', '{ a(where: { parentDatabaseId: 0 }) }', 'parentDatabaseId', '{a}'],
    ['a filter', '{ a(where: { slug: "x" }) { id } b }', 'slug', '{b}'],
    ['an argument', '{ a(slug: "x") { id } b }', 'slug', '{b}'],
    ['a value', '{ a(where: { location: QUICK }) { id } b }', 'QUICK', '{b}'],
    ['a value in a list', '{ a(in: [X, Y]) { id } b }', 'Y', '{b}'],
    [
      'an edge',
      '{ a { image { node { ...M } } } } fragment M on N { id }',
      'node',
      '{a{image{...M}}}fragment M on N{id}',
    ],
    ['a title', '{ a { seo { metaTitle } } }', 'metaTitle', '{a{seo{metaTitle:title}}}'],
    ['a description', '{ a { seo { b: metaDesc } } }', 'b:', '{a{seo{b:description}}}'],
  ])('leaves out or renames %s', (_what, text, word, expected) => {
    expect(fit(text, [at(text, word)])?.replace(/\s?([{}])\s?/g, '$1') ?? null).toBe(expected);
  });

  test('applies to a field in every document, but not to another field of the same name', () => {
    const text = '{ pages { nodes { ...P } } } fragment P on Page { seo { a } }';
    const [{ place, change } = expect.fail()] = readRefused(text, [at(text, 'seo')]);
    const other = '{ page { ...Q } posts { nodes { seo { a } } } } fragment Q on Page { id seo { b } }';
    expect(fitDocument(other, new Map([[place, change]]))).toBe(
      '{page{...Q}posts{nodes{seo{a}}}}fragment Q on Page{id}',
    );
  });

  test('errors without a location, or with one outside the document, are ignored', () => {
    const text = '{ a }';
    expect(readRefused(text, [{ message: '' }, { message: '', locations: [{ line: 7, column: 1 }] }])).toEqual([]);
  });
});
