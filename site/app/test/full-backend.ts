import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';

const schema = buildSchema(readFileSync(new URL('../../../contract/contract.graphql', import.meta.url), 'utf8'));

/** An object of an answer: its path, which determines its values, and the arguments it was requested by. */
type Source = { __path: string; [field: string]: unknown };

const ADDRESSES = /^(?:uri|link|path|applyLink|videoLink|url)$/;
/** Fields that need a known value. */
const FIXED: Readonly<Record<string, unknown>> = {
  mimeType: 'image/webp',
  locale: 'en_US',
  translations: [],
  date: '2026-03-01T09:00:00',
  modified: '2026-03-02T09:00:00+00:00',
  modifiedGmt: '2026-03-02T09:00:00',
  startDate: null,
  endDate: null,
  textColor: 'dark',
  textPosition: 'left',
  videoType: 'upload',
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
  generalSettings: null,
};

/** The type of each interface. */
const KINDS: Readonly<Record<string, object>> = { products: { __typename: 'SimpleProduct' } };

/** Lists of entries within an entry of their kind. */
const NESTED = new Set(['children', 'childItems']);

/** A category without a banner is a product type. */
const TYPES: Readonly<Record<string, object>> = { 'type-a': { brandBanner: null } };

type FullBackendOptions = {
  length: number;
  blank?: readonly string[];
  listed?: Readonly<Record<string, readonly string[]>>;
};

/**
 * Creates a content service with every field filled in: every text is unique, every list has `length` entries, or those
 * with the ids in `listed`. Fields in `blank`, such as `heading`, are empty.
 */
export function createFullBackend({ length, blank = [], listed }: FullBackendOptions): typeof globalThis.fetch {
  const resolve: GraphQLFieldResolver<Source, unknown> = (source, args, _context, info) => {
    const { fieldName, returnType } = info;
    if (source && Object.hasOwn(source, fieldName)) return source[fieldName];
    if (Object.hasOwn(FIXED, fieldName)) return FIXED[fieldName];
    if (blank.includes(fieldName)) return null;
    if (listed && NESTED.has(fieldName)) return { nodes: [] };
    const path = `${source?.__path ?? ''}.${fieldName}`;
    if (source || fieldName === 'languages') return build(returnType, path, fieldName);
    if (listed) return { nodes: (listed[fieldName] ?? []).map((id) => ({ __path: id, id, ...KINDS[fieldName] })) };
    const { where = {} } = args;
    const requested = [where.slugIn, where.slug, where.name, where.nameIn].flat().filter(Boolean);
    const numbered = Array.from({ length }, (_, index) => `${fieldName}-${index}`);
    // The types are in the category tree.
    const slugs =
      requested.length > 0 ? requested : where.parent === 0 ? [...numbered, ...Object.keys(TYPES)] : numbered;
    const nodes = slugs.map((slug) => ({ __path: `${path}.${slug}`, slug, ...KINDS[fieldName], ...TYPES[slug] }));
    return { __path: path, nodes };
  };

  function build(type: GraphQLOutputType, path: string, field: string): unknown {
    if (isNonNullType(type)) return build(type.ofType, path, field);
    if (isListType(type)) return Array.from({ length }, (_, index) => build(type.ofType, `${path}.${index}`, field));
    if (isEnumType(type)) return type.getValues()[0]?.value;
    if (isObjectType(type)) return { __path: path };
    if (String(type) === 'Boolean') return true;
    if (String(type) === 'Int') return [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    if (field === 'mediaItemUrl') return `https://backend.test/wp-content/uploads/${wordOf(path)}.webp`;
    if (ADDRESSES.test(field)) return `/${wordOf(path)}`;
    return wordOf(path);
  }

  return async (_address, init) => {
    const { query, variables } = JSON.parse(String(init?.body));
    const document = parse(query);
    return Response.json(await execute({ schema, document, variableValues: variables, fieldResolver: resolve }));
  };
}

/** A word unique to a path of an answer. */
function wordOf(path: string): string {
  let hash = 7;
  for (let at = 0; at < path.length; at += 1) hash = (Math.imul(hash, 31) + path.charCodeAt(at)) >>> 0;
  return `${path.slice(path.lastIndexOf('.') + 1)}${hash.toString(36)}`;
}
