import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DocumentNode, Kind, type ObjectTypeDefinitionNode, parse } from 'graphql';

const FOLDER = fileURLToPath(new URL('../schema/', import.meta.url));

/** The schema definition: every file of `backend/schema/`, joined. */
export function readTypeDefs(): string {
  return readFiles(FOLDER) + readFiles(join(FOLDER, 'groups'));
}

/** The names of the types of the editors' field groups: those of `backend/schema/groups/`. */
export function readGroupNames(): string[] {
  return listObjects(parse(readFiles(join(FOLDER, 'groups')))).map((type) => type.name.value);
}

/** The object types of a definition. */
export function listObjects({ definitions }: DocumentNode): ObjectTypeDefinitionNode[] {
  return definitions.filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION);
}

function readFiles(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}
