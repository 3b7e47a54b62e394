import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import * as fields from './fields.ts';

const schema = buildSchema(readFileSync(new URL('../../../../contract/contract.graphql', import.meta.url), 'utf8'));
const contractFields = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type))) return [];
  return Object.values(type.getFields()).map((field) => ({ name: field.name, type: field.type.toString() }));
});
type Field = (typeof contractFields)[number];

function namesWhere(test: (field: Field) => boolean): string[] {
  return [...new Set(contractFields.filter(test).map(({ name }) => name))].sort();
}
const isList = ({ type }: Field) => type.startsWith('[');
const isConnection = ({ type }: Field) => type.endsWith('Connection');
const isString = ({ type }: Field) => /^\[?(?:String|ID)\b/.test(type);

test('LIST_FIELDS are exactly the lists of the contract', () => {
  const lists = namesWhere((field) => isList(field) && !isString(field) && field.name !== 'nodes');
  expect([...fields.LIST_FIELDS].sort()).toEqual(lists);
  expect(namesWhere((field) => !isList(field)).filter((name) => fields.LIST_FIELDS.has(name))).toEqual([]);
});

test('CONNECTION_FIELDS are exactly the connections of the contract', () => {
  expect([...fields.CONNECTION_FIELDS].sort()).toEqual(namesWhere(isConnection));
  expect(namesWhere((field) => !isConnection(field)).filter((name) => fields.CONNECTION_FIELDS.has(name))).toEqual([]);
});

test('EDGE_FIELDS are the one-to-one edges of the contract; `image` has another type elsewhere', () => {
  const isEdge = ({ type }: Field) => type.endsWith('ConnectionEdge');
  expect([...fields.EDGE_FIELDS].sort()).toEqual(namesWhere(isEdge));
  expect(namesWhere((field) => !isEdge(field)).filter((name) => fields.EDGE_FIELDS.has(name))).toEqual(['image']);
});

test('lists of strings are select fields', () => {
  expect(namesWhere((field) => isList(field) && isString(field))).toEqual([...fields.SELECT_FIELDS].sort());
});

test('no name is in two tables', () => {
  const tables = [
    fields.HTML_FIELDS,
    fields.LINK_FIELDS,
    fields.MEDIA_FIELDS,
    fields.VERBATIM_FIELDS,
    fields.LIST_FIELDS,
    fields.CONNECTION_FIELDS,
    fields.SELECT_FIELDS,
    fields.EDGE_FIELDS,
    fields.TEXT_FIELDS,
    fields.NUMBER_FIELDS,
    fields.FLAG_FIELDS,
    fields.GROUP_FIELDS,
  ];
  const names = tables.flatMap((table) => [...table]);
  expect(names.length).toBe(new Set(names).size);
});

test('every string field of the contract is in a table', () => {
  const known = [
    fields.HTML_FIELDS,
    fields.LINK_FIELDS,
    fields.MEDIA_FIELDS,
    fields.VERBATIM_FIELDS,
    fields.SELECT_FIELDS,
  ];
  const asText = namesWhere(isString).filter((name) => !known.some((table) => table.has(name)));
  expect([...fields.TEXT_FIELDS].sort()).toEqual(asText);
});

test('numbers, flags and groups are those of the contract', () => {
  const namesOf = (pattern: RegExp) => namesWhere(({ type }) => pattern.test(type));
  expect([...fields.NUMBER_FIELDS].sort()).toEqual(namesOf(/^(?:Int|Float)!?$/));
  expect([...fields.FLAG_FIELDS].sort()).toEqual(namesOf(/^Boolean!?$/));
  const groups = namesOf(/^(?!Int|Float|Boolean|String|ID)\w+(?<!Connection|ConnectionEdge|Enum)!?$/);
  expect([...fields.GROUP_FIELDS].sort()).toEqual(
    groups.filter((name) => !['image', 'locale', 'location'].includes(name)),
  );
});

test('a rich description is always queried with the field that identifies it', () => {
  for (const folder of ['operations', 'fragments']) {
    for (const file of readdirSync(new URL(`../${folder}`, import.meta.url))) {
      const text = readFileSync(new URL(`../${folder}/${file}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');
      for (const [nodes] of text.matchAll(/\bnodes \{ [^{}]*\bdescription\b/g))
        expect(nodes).toMatch(/\bid\b|Category(?:Core|Node)|ProductCard/);
    }
  }
});
