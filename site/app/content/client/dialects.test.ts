import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as generated from '../generated/graphql.ts';

const documents = Object.entries(generated).filter(([name]) => name.endsWith('Document'));

function readSchema(name: string): string {
  return readFileSync(new URL(`../../../../contract/dialects/${name}.graphql`, import.meta.url), 'utf8');
}

function findErrors(schema: GraphQLSchema, text: string): string[] {
  return validate(schema, parse(text)).map(({ message }) => message);
}

describe('a service that names the types of field groups by group and place', () => {
  const schema = buildSchema(readSchema('wpml-vendor'));

  test.each(documents)('takes %s as it is written', (_name, document) => {
    expect(findErrors(schema, String(document))).toEqual([]);
  });
});

describe('WooGraphQL before 1.0, whose lists of products are of a union', () => {
  const schema = buildSchema(
    readSchema('wpml-vendor')
      .replace(
        /^interface ProductUnion \{[^}]*\}/m,
        'union ProductUnion = SimpleProduct | VariableProduct | ExternalProduct',
      )
      .replace(/^(type RootQueryToProductConnection \{[^}]*nodes: \[)Product!/m, '$1ProductUnion!')
      .replaceAll(' & ProductUnion', '')
      .replace(/^(interface Product(?:Variation)?) implements ProductUnion/gm, '$1'),
  );

  test.each(documents)('takes %s as it is written', (_name, document) => {
    expect(findErrors(schema, String(document))).toEqual([]);
  });
});
