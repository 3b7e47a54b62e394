import { readdirSync } from 'node:fs';

const OPERATIONS = new URL('../../contract/operations/', import.meta.url);

/** The names of the contract's operations, each in a file of the same name. */
export function readOperationNames(): ReadonlySet<string> {
  return new Set(readdirSync(OPERATIONS).map((file) => file.replace('.graphql', '')));
}
