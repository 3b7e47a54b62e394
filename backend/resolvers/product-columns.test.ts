import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { products } from '../db/schema/products.ts';
import { readTypeDefs } from '../graphql/type-defs.ts';
import { pick } from '../test/ask.ts';
import { describeService } from '../test/describe-service.ts';

const product = buildSchema(readTypeDefs()).getType('SimpleProduct') as GraphQLObjectType;

const DEPTH = 4;

/** A field with the fields of what it holds. */
function select(name: string, type: GraphQLOutputType, depth = DEPTH): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return name;
  if (depth === 0 || !(isObjectType(named) || isInterfaceType(named))) return '';
  const below = Object.values(named.getFields()).map((field) =>
    depth === DEPTH || isLeafType(getNamedType(field.type)) || ['node', 'nodes'].includes(field.name)
      ? select(field.name, field.type, depth - 1)
      : '',
  );
  return `${name} { __typename ${below.join(' ')} }`;
}

const fields = Object.values(product.getFields()).map(({ name, type }) => ({ name, selected: select(name, type) }));

/** Whether a value has anything but nulls, empty texts and type names. */
function hasValue(value: unknown): boolean {
  if (typeof value !== 'object') return value !== '' && value !== undefined;
  return Object.entries(value ?? {}).some(([name, one]) => name !== '__typename' && hasValue(one));
}

describeService('the fields of a list of products', ({ database, inUae }) => {
  beforeAll(async () => {
    await database().db.update(products).set({ gtin: '6291000000017' });
  });

  const list = async (selected: string) => {
    const query = `{ products(first: 100) { nodes { ... on SimpleProduct { ${selected} } ... on VariableProduct { ${selected} } } } }`;
    const { data, errors } = await inUae(query);
    expect(errors).toBeUndefined();
    return pick(data, 'products.nodes') as Record<string, unknown>[];
  };

  test('say the same alone and together', async () => {
    const together = await list(fields.map(({ selected }) => selected).join(' '));
    for (const { name, selected } of fields) {
      const expected = together.map((one) => one[name]);
      expect(hasValue(expected), name).toBe(true);
      expect(
        (await list(selected)).map((one) => one[name]),
        name,
      ).toEqual(expected);
    }
  });
});
