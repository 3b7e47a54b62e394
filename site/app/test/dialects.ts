import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';

/** The services of `contract/dialects/`. */
export const dialectNames = ['wpml-vendor', 'wpml-rburgst', 'one-group-missing', 'no-field-groups'] as const;

export type DialectName = (typeof dialectNames)[number];

/** Builds the schema of a service, optionally with changes to its text. */
export function buildDialect(name: DialectName, change = (text: string) => text): GraphQLSchema {
  return buildSchema(change(readDialect(`${name}.graphql`)));
}

export function readDialect(file: string): string {
  return readFileSync(new URL(`../../../contract/dialects/${file}`, import.meta.url), 'utf8');
}
