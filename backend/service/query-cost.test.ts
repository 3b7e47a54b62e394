import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { readTypeDefs } from '../graphql/type-defs.ts';
import { readOperations } from '../test/operations.ts';
import { createReadCost } from './query-cost.ts';

const readCost = createReadCost(parse(readTypeDefs()));

function costOf(query: string): number {
  const { definitions } = parse(query);
  const find = (name: string) =>
    definitions.find(
      (one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
    );
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation === undefined ? 0 : readCost(operation.selectionSet, find);
}

/** Reading, the list, and two fields per row: `nodes` and one field of the node. */
const LIST_OF_100 = 500 + 1 + 100 * 2;
const SEARCH = 20_000;
const ALIAS = 20;

test.each([
  ['{ languages { id } }', 502],
  ['{ products(first: 100) { nodes { id } } }', LIST_OF_100],
  // Without an amount a list counts ten rows, with a variable or a larger amount a hundred.
  ['{ products { nodes { id } } }', 521],
  ['query ($n: Int) { products(last: $n) { nodes { id } } }', LIST_OF_100],
  ['{ products(first: 20000) { nodes { id } } }', LIST_OF_100],
  ['{ products(first: -100) { nodes { id } } }', LIST_OF_100],
  // Aliases add up.
  ['{ a: products(first: 100) { nodes { id } } b: products(first: 100) { nodes { id } } }', 2 * LIST_OF_100],
  ['{ products(first: 100) { nodes { id name } } }', LIST_OF_100 + 100],
  // They are added once more for each row.
  ['{ products(first: 100) { nodes { id a: id b: id } } }', LIST_OF_100 + 2 * 100 * (1 + ALIAS)],
  ['{ products(first: 100) { nodes { a: related { nodes { id } } } } }', 501 + 100 * (1 + ALIAS + 1 + 10 * 2)],
  ['{ products(first: 100) { nodes { ...P } } } fragment P on Product { a: id }', LIST_OF_100 + 100 * ALIAS],
  // A search costs the same wherever its text comes from.
  ['{ products(first: 100, where: { search: "amla" }) { nodes { id } } }', LIST_OF_100 + SEARCH],
  ['query ($w: String) { products(first: 100, where: { search: $w }) { nodes { id } } }', LIST_OF_100 + SEARCH],
  [
    'query ($w: RootQueryToProductConnectionWhereArgs) { products(first: 100, where: $w) { nodes { id } } }',
    LIST_OF_100 + SEARCH,
  ],
  ['{ products(first: 100, where: { language: "ar" }) { nodes { id } } }', LIST_OF_100],
  // A nested list counts ten rows at most, also without an amount.
  ['{ products(first: 100) { nodes { related { nodes { id } } } } }', 501 + 100 * (1 + 1 + 10 * 2)],
  ['{ products(first: 100) { nodes { related(first: 100) { nodes { id } } } } }', 501 + 100 * (1 + 1 + 10 * 2)],
  ['{ products(first: 100) { nodes { related(first: 2) { nodes { id } } } } }', 501 + 100 * (1 + 1 + 2 * 2)],
  // So does a list without an amount.
  ['{ products(first: 100) { nodes { metaData { key value } } } }', 501 + 100 * (1 + 1 + 10 * 2)],
  ['{ products(first: 100) { nodes { translations { id } } } }', 501 + 100 * (1 + 1 + 1)],
  // A fragment counts each time it is spread.
  ['{ products(first: 100) { ...P } } fragment P on ProductConnection { nodes { id } }', LIST_OF_100],
  ['{ ...Q } fragment Q on RootQuery { products(first: 100) { nodes { id } } }', LIST_OF_100],
  ['{ ... on RootQuery { products(first: 100) { nodes { id } } } }', LIST_OF_100],
  ['{ ...F } fragment F on RootQuery { languages { id } ...F }', 502],
])('%s costs %d', (query, cost) => {
  expect(costOf(query)).toBe(cost);
});

test.each(readOperations().map(({ name, query }) => [name, query] as const))(
  '%s costs less than is refused',
  (_, query) => {
    expect(costOf(query)).toBeLessThan(400_000);
  },
);
