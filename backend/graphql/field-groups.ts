/**
 * Field groups are stored as the editors' JSON and answered as the bridge plugin does (NOTES 25, 26):
 * an unset group is an object of nulls, an unset list, image or text is null, an unset switch is false,
 * a select is always a list, a picture is an edge with a node.
 */
import { type DocumentNode, type GraphQLFieldResolver, Kind, type TypeNode } from 'graphql';
import type { Json } from '../db/json.ts';
import type { MediaRow } from '../db/schema/media.ts';
import type { Context } from './context.ts';
import { listObjects } from './type-defs.ts';

export type FieldGroup = { [key: string]: Json };
export type MediaEdge = { node: MediaRow };

/** A field group of a row's stored fields, an empty one when the editors never filled it. */
function readGroup(fields: FieldGroup, name: string): FieldGroup {
  const group = fields[name];
  return isGroup(group) ? group : {};
}

/** The edge to a picture or file, null when there is none. */
export async function loadMediaEdge(id: Json | undefined, context: Context): Promise<MediaEdge | null> {
  if (typeof id !== 'number') return null;
  const node = await context.loaders.media.load(id);
  return node === null ? null : { node };
}

type FieldResolver = GraphQLFieldResolver<FieldGroup, Context>;

/**
 * Builds the resolvers of the editors' field groups, from the types alone: of every field of a group, and of every field
 * that holds one. A group is kept in its row's `fields` under the name of its field.
 */
export function buildFieldGroupResolvers(
  typeDefs: DocumentNode,
  groupNames: readonly string[],
): Record<string, Record<string, FieldResolver>> {
  const objects = listObjects(typeDefs);
  const objectNames = new Set(objects.map((type) => type.name.value));
  const groups = new Set(groupNames);
  return Object.fromEntries(
    objects.map(({ name: type, fields = [] }) => [
      type.value,
      Object.fromEntries(
        fields.flatMap(({ name: { value: name }, type: held }): [string, FieldResolver][] => {
          if (groups.has(type.value)) return [[name, buildResolver(name, held, objectNames)]];
          return groups.has(nameOf(held))
            ? [[name, ({ fields }) => readGroup(isGroup(fields) ? fields : {}, name)]]
            : [];
        }),
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
