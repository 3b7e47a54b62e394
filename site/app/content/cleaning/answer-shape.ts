import { type Fields, isFields } from '../../../../contract/is-fields.ts';
import * as fields from './fields.ts';

/** What a field may hold beside null: a list, an object, or scalars by `typeof`. */
type Shape = { list?: 'objects' | 'words'; object?: 'fields' | 'connection'; scalars?: readonly string[] };

const OBJECT: Shape = { object: 'fields' };
/** Editors choose whether a field of a group is text or a number (contract notes 25). */
const TEXT: Shape = { scalars: ['string', 'number'] };

const shapes = new Map<string, Shape>([
  ...shape(fields.CONNECTION_FIELDS, { object: 'connection' }),
  ...shape(fields.EDGE_FIELDS, OBJECT),
  ...shape(fields.GROUP_FIELDS, OBJECT),
  ...shape(fields.LIST_FIELDS, { list: 'objects' }),
  // One word in old field groups (contract notes, section 1).
  ...shape(fields.SELECT_FIELDS, { list: 'words', scalars: ['string'] }),
  ...shape(fields.NUMBER_FIELDS, { scalars: ['number'] }),
  ...shape(fields.FLAG_FIELDS, { scalars: ['boolean'] }),
  ...shape(fields.TEXT_FIELDS, TEXT),
  ...shape(fields.HTML_FIELDS, TEXT),
  ...shape(fields.LINK_FIELDS, TEXT),
  ...shape(fields.MEDIA_FIELDS, TEXT),
  ...shape(fields.VERBATIM_FIELDS, TEXT),
  ['nodes', { list: 'objects' }],
  // An object on a node, text in itself.
  ['locale', { object: 'fields', scalars: ['string'] }],
]);

function shape(names: ReadonlySet<string>, is: Shape): [string, Shape][] {
  return [...names].map((name) => [name, is]);
}

/**
 * Finds the first field of an answer that does not hold what the contract says, as its path: `pages.nodes.0.title`.
 * Fields that the contract does not have may hold anything.
 */
export function findWrongField(data: object): string | null {
  return findWrongValue(data, OBJECT);
}

/** The path within the value, empty when it is the value itself; null when all is well. */
function findWrongValue(value: unknown, is: Shape | undefined): string | null {
  if (Array.isArray(value)) return is === undefined ? null : findWrongEntry(value, is);
  if (isFields(value)) return is === undefined || isFilled(value, is) ? findWrongIn(value) : '';
  return is === undefined || is.scalars?.includes(typeof value) === true ? null : '';
}

function findWrongIn(object: Fields): string | null {
  // Every answer passes through here: building a list of entries would take twice as long.
  for (const name in object) {
    const value = object[name];
    if (value === null && name !== 'nodes') continue;
    const path = findWrongValue(value, shapes.get(name));
    if (path !== null) return join(name, path);
  }
  return null;
}

function findWrongEntry(values: readonly unknown[], { list }: Shape): string | null {
  if (list === undefined) return '';
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place];
    if (value === null) continue;
    const path = list === 'objects' ? findWrongValue(value, OBJECT) : typeof value === 'string' ? null : '';
    if (path !== null) return join(String(place), path);
  }
  return null;
}

/** A query names at least one field of each object, and the nodes of each connection. */
function isFilled(value: Fields, { object }: Shape): boolean {
  if (object === undefined || (object === 'connection' && !('nodes' in value))) return false;
  for (const _ in value) return true;
  return false;
}

function join(name: string, path: string): string {
  return path === '' ? name : `${name}.${path}`;
}
