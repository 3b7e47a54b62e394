/**
 * Field groups are stored as the editors' JSON and answered as the bridge plugin does (NOTES 25, 26):
 * an unset group is an object of nulls, an unset list, image or text is null, an unset switch is false,
 * a select is always a list, a picture is an edge with a node.
 */
import { type DocumentNode, type GraphQLFieldResolver, Kind, type TypeNode } from 'graphql';
import type { Json } from '../db/json.ts';
import type { MediaRow } from '../db/schema/media.ts';
import type { Context } from './context.ts';
import { FIELD_GROUPS } from './field-group-names.ts';

export type FieldGroup = { [key: string]: Json };
export type MediaEdge = { node: MediaRow };

/** A field group of a row's stored fields, an empty one when the editors never filled it. */
export function readGroup(fields: FieldGroup, name: string): FieldGroup {
  const group = fields[name];
  return isGroup(group) ? group : {};
}

/** A resolver for a field group kept in a row's `fields`. */
export function group(name: string) {
  return (row: { fields: FieldGroup }) => readGroup(row.fields, name);
}

/** The edge to a picture or file, null when there is none. */
export async function loadMediaEdge(id: Json | undefined, context: Context): Promise<MediaEdge | null> {
  if (typeof id !== 'number') return null;
  const node = await context.loaders.media.load(id);
  return node === null ? null : { node };
}

type FieldResolver = GraphQLFieldResolver<FieldGroup, Context>;

/** Builds a resolver for every field of the field-group types, from the field's own type. */
export function buildFieldGroupResolvers(typeDefs: DocumentNode): Record<string, Record<string, FieldResolver>> {
  const objects = typeDefs.definitions.filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION);
  const objectNames = new Set(objects.map((type) => type.name.value));
  const groups = objects.filter((type) => FIELD_GROUPS.some((name) => name === type.name.value));
  return Object.fromEntries(
    groups.map((type) => [
      type.name.value,
      Object.fromEntries(
        (type.fields ?? []).map((field) => [
          field.name.value,
          buildResolver(field.name.value, field.type, objectNames),
        ]),
      ),
    ]),
  );
}

function buildResolver(name: string, type: TypeNode, objectNames: Set<string>): FieldResolver {
  const isList = type.kind === Kind.LIST_TYPE;
  const named = nameOf(type);
  if (named === 'MediaItemConnectionEdge') return (group, _, context) => loadMediaEdge(group[name], context);
  if (objectNames.has(named)) return isList ? (group) => group[name] ?? null : (group) => readGroup(group, name);
  if (isList) return (group) => toList(group[name]);
  if (named === 'Boolean') return (group) => group[name] ?? false;
  return (group) => group[name] ?? null;
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

function toList(value: Json | undefined): Json {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? value : [value];
}

function isGroup(value: Json | undefined): value is FieldGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
