import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
} from 'graphql';
import { measureQuery } from './measure-query.ts';

/**
 * Query costs, in units of one field of one row: reading a list or a node from the database takes as long as some 500
 * of them, searching as 20,000 (2 µs, 1 ms and 40 ms on PGlite).
 */
const READ_COST = 500;
const SEARCH_COST = 20_000;
/**
 * An alias selects something again in each row: a list, an object or a long text, which takes up to 23 µs. The
 * contract's operations have few aliases in a row; strangers can send thousands.
 */
const ALIAS_COST = 20;

const MAX_AMOUNT = 100;
const DEFAULT_AMOUNT = 10;
/** A nested list is short in practice: the images of a product, the types of a brand. */
const MAX_NESTED = 10;

export type ReadCost = (
  operation: SelectionSetNode,
  findFragment: (name: string) => FragmentDefinitionNode | null | undefined,
) => number;

/** Creates the function that returns an operation's cost: aliases add up, lists multiply what is selected below. */
export function createReadCost(typeDefs: DocumentNode): ReadCost {
  const lists = findLists(typeDefs);
  return (operation, findFragment) =>
    measureQuery(operation, findFragment, {
      ofField: (field, below, isRoot) => {
        const cost = 1 + below * (lists.has(field.name.value) ? readAmount(field, isRoot) : 1);
        if (isRoot) return cost + READ_COST + (isSearch(field) ? SEARCH_COST : 0);
        return field.alias === undefined ? cost : cost + ALIAS_COST;
      },
      ofAll: (costs) => costs.reduce((sum, cost) => sum + cost, 0),
    });
}

/** The names of all fields that return a connection, or a list that takes arguments. */
function findLists({ definitions }: DocumentNode): ReadonlySet<string> {
  const fields = definitions.flatMap((one) =>
    one.kind === Kind.OBJECT_TYPE_DEFINITION ||
    one.kind === Kind.OBJECT_TYPE_EXTENSION ||
    one.kind === Kind.INTERFACE_TYPE_DEFINITION
      ? (one.fields ?? [])
      : [],
  );
  // A list whose arguments have no amount, such as the keys of metadata, has many rows too.
  const lists = fields.filter(({ type, arguments: given = [] }) =>
    type.kind === Kind.NAMED_TYPE ? type.name.value.endsWith('Connection') : isList(type) && given.length > 0,
  );
  return new Set(lists.map(({ name }) => name.value));
}

function isList(type: TypeNode): boolean {
  return type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE;
}

/** The rows a list may have: its amount, or the maximum if that is a variable. */
function readAmount({ arguments: given = [] }: FieldNode, isRoot: boolean): number {
  const amounts = given
    .filter(({ name }) => name.value === 'first' || name.value === 'last')
    .map(({ value }) => (value.kind === Kind.INT ? Math.abs(Number(value.value)) : MAX_AMOUNT));
  return Math.min(amounts.length > 0 ? Math.max(...amounts) : DEFAULT_AMOUNT, isRoot ? MAX_AMOUNT : MAX_NESTED);
}

/** Whether a list may be searched; a filter given as a variable may contain a search. */
function isSearch({ arguments: given = [] }: FieldNode): boolean {
  const where: ValueNode | undefined = given.find(({ name }) => name.value === 'where')?.value;
  if (where?.kind === Kind.VARIABLE) return true;
  return where?.kind === Kind.OBJECT && where.fields.some(({ name }) => name.value === 'search');
}
