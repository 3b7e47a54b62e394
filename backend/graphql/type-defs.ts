import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, parse } from 'graphql';

const FOLDER = fileURLToPath(new URL('../schema/', import.meta.url));

/** The schema definition: every file of `backend/schema/`, joined. */
export function readTypeDefs(): string {
  return readFiles(FOLDER) + readFiles(join(FOLDER, 'groups'));
}

/** The names of the types of the editors' field groups: those that `backend/schema/groups/` defines. */
export function readGroupNames(): string[] {
  const { definitions } = parse(readFiles(join(FOLDER, 'groups')));
  return definitions.flatMap((one) => (one.kind === Kind.OBJECT_TYPE_DEFINITION ? one.name.value : []));
}

function readFiles(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}
