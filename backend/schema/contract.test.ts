import { readFileSync } from 'node:fs';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readTypeDefs } from '../graphql/type-defs.ts';

const contract = readFileSync(new URL('../../contract/contract.graphql', import.meta.url), 'utf8');

test('the schema, joined from its domains, is exactly the contract', () => {
  const print = (definition: string) => printSchema(lexicographicSortSchema(buildSchema(definition)));
  expect(print(readTypeDefs())).toBe(print(contract));
});
