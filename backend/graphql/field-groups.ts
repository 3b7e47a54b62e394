/**
 * Field groups are stored as the editors' JSON and answered as the bridge plugin does (NOTES 25, 26):
 * an unset group is an object of nulls, an unset list, image or text is null, an unset switch is false,
 * a select is always a list, a picture is an edge with a node.
 */
import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import { isFields } from '../../contract/is-fields.ts';
import type { Json } from '../db/json.ts';
import type { MediaRow } from '../db/schema/media.ts';
import type { Context } from './context.ts';
import { thenOrNow } from './loader.ts';

export type FieldGroup = { [key: string]: Json };
export type MediaEdge = { node: MediaRow };

/** A field group of a row's stored fields, an empty one when the editors never filled it. */
function readGroup(fields: FieldGroup, name: string): FieldGroup {
  const group = fields[name];
  return isFields(group) ? group : {};
}

/** The edge to a picture or file, null when there is none. */
export function loadMediaEdge(id: Json | undefined, context: Context): MediaEdge | null | Promise<MediaEdge | null> {
  if (typeof id !== 'number') return null;
  return thenOrNow(context.loaders.media.load(id), (node) => (node === null ? null : { node }));
}

type FieldResolver = GraphQLFieldResolver<FieldGroup, Context>;

/**
 * Builds the resolvers of the editors' field groups from the types alone: for every field of a group, and every field
 * that holds one. A group is stored in its row's `fields` under the name of its field.
 */
export function buildFieldGroupResolvers(
  schema: GraphQLSchema,
  groupNames: readonly string[],
): Record<string, Record<string, FieldResolver>> {
  const groups = new Set(groupNames);
  const resolversOf = (type: GraphQLObjectType) =>
    Object.values(type.getFields()).flatMap((field): [string, FieldResolver][] => {
      if (groups.has(type.name)) return [[field.name, buildResolver(field)]];
      const holdsGroup = groups.has(getNamedType(field.type).name);
      return holdsGroup ? [[field.name, ({ fields }) => readGroup(isFields(fields) ? fields : {}, field.name)]] : [];
    });
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  return Object.fromEntries(objects.map((type) => [type.name, Object.fromEntries(resolversOf(type))]));
}

function buildResolver({ name, type }: GraphQLField<unknown, unknown>): FieldResolver {
  const isList = isListType(getNullableType(type));
  const named = getNamedType(type);
  if (named.name === 'MediaItemConnectionEdge') return (group, _, context) => loadMediaEdge(group[name], context);
  if (isObjectType(named)) return isList ? (group) => group[name] ?? null : (group) => readGroup(group, name);
  if (isList) return (group) => toList(group[name]);
  if (named.name === 'Boolean') return (group) => group[name] ?? false;
  return (group) => group[name] ?? null;
}

function toList(value: Json | undefined): Json {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? value : [value];
}
