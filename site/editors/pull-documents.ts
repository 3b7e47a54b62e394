import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { languageCodes } from '../../contract/languages.ts';
import type { PulledList } from '../../contract/pulled.ts';
import { productVariables } from '../app/content/catalogue/product-variables.ts';

const schema = buildSchema(readFileSync(new URL('../../contract/contract.graphql', import.meta.url), 'utf8'));

/** The fields to query in the lists of an entry: its own parts in full, and only the id of other entries. */
const INNER_LISTS: Readonly<Record<string, string>> = {
  tags: 'id name slug',
  productTags: 'id name slug',
  productCategories: 'databaseId',
  ingredients: 'databaseId',
  related: 'databaseId',
  children: 'databaseId',
  attributes: 'name label options variation',
};
const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';
/** Without keys a service returns everything it has, private or not (contract notes, section 0). */
const KEYS = new Set(languageCodes.flatMap((language) => productVariables('', language).linkKeys));
const META = `metaData(keysIn: ${JSON.stringify([...KEYS])}) { key value }`;
const VARIATIONS = `variations(first: 100) { nodes { databaseId name slug gtin image { ...Picture } ${META}
  attributes(first: 100) { nodes { name label value } } } }`;

/** The field of each list, and its arguments besides the language. */
const LISTS: Readonly<Record<PulledList, { field: string; type: string; where?: string }>> = {
  pages: { field: 'pages', type: 'Page' },
  posts: { field: 'posts', type: 'Post' },
  healthHub: { field: 'posts', type: '', where: 'categoryName: "health-hub"' },
  pressReleases: { field: 'posts', type: '', where: 'categoryName: "press-releases"' },
  campaigns: { field: 'campaigns', type: 'Campaign' },
  locations: { field: 'locations', type: 'Location' },
  awards: { field: 'awards', type: 'Award' },
  productCategories: { field: 'productCategories', type: 'ProductCategory', where: 'hideEmpty: false' },
  ingredients: { field: 'ingredients', type: 'Ingredient', where: 'hideEmpty: false' },
  products: { field: 'products', type: 'SimpleProduct' },
  PRIMARY: { field: 'menuItems', type: 'MenuItem', where: 'location: PRIMARY' },
  FOOTER: { field: 'menuItems', type: 'MenuItem', where: 'location: FOOTER' },
  QUICK_LINKS: { field: 'menuItems', type: 'MenuItem', where: 'location: QUICK_LINKS' },
};

/** The field of the list in an answer to the document of a pull. */
export const listField = (list: PulledList): string => LISTS[list].field;

/** Builds the document of a list: every field that the contract has, and the ids of linked entries. */
export function buildPullDocument(list: PulledList): string {
  const { field, type, where = '' } = LISTS[list];
  const node = type === '' ? 'databaseId' : selectFields(type);
  const nodes = type === 'SimpleProduct' ? selectProduct(node) : node;
  const picture = nodes.includes('...Picture')
    ? 'fragment Picture on MediaItem { databaseId altText mediaItemUrl mimeType slug title }'
    : '';
  return `query pull_${list}($language: String, $after: String) {
    ${field}(first: 100, after: $after, where: { ${where} language: $language }) {
      nodes { ${nodes} }
      ${PAGE_INFO}
    }
  } ${picture}`;
}

/** The children of a category, for those with more than a page of them. */
export const CHILDREN_DOCUMENT = `query pull_children($language: String, $after: String, $parent: Int) {
  productCategories(first: 100, after: $after, where: { parent: $parent, hideEmpty: false, language: $language }) {
    nodes { ${INNER_LISTS.children} }
    ${PAGE_INFO}
  }
}`;

/** Root nodes may be a union, whose attributes and variations are on the concrete types (contract notes, section 0). */
function selectProduct(fields: string): string {
  const attributes = `attributes(first: 100) { nodes { ${INNER_LISTS.attributes} } }`;
  const concrete = ['SimpleProduct', 'ExternalProduct', 'GroupProduct', 'VariableProduct'];
  const parts = concrete.map(
    (type) => `... on ${type} { ${attributes} ${type === 'VariableProduct' ? VARIATIONS : ''} }`,
  );
  return `__typename ... on Product { ${fields.replace(attributes, '')} } ${parts.join(' ')}`;
}

function selectFields(name: string): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new RangeError(`The contract has no type ${name}.`);
  return fieldsOf(type, true).join(' ');
}

function fieldsOf(type: GraphQLObjectType, isEntry: boolean): string[] {
  return Object.values(type.getFields()).flatMap((field) => selectField(field, isEntry));
}

function selectField(field: GraphQLField<unknown, unknown>, isEntry: boolean): string[] {
  const named = getNamedType(field.type);
  if (field.name === 'metaData') return [META];
  if (field.name === 'galleryImages') return ['galleryImages(first: 100) { nodes { ...Picture } }'];
  if (isEntry && field.name === 'translations')
    return [named.name === 'Translation' ? 'translations { id }' : 'translations { databaseId }'];
  const inner = INNER_LISTS[field.name];
  if (field.name === 'children') return [`children(first: 100) { nodes { ${inner} } ${PAGE_INFO} }`];
  if (field.args.length > 0) return inner ? [`${field.name}(first: 100) { nodes { ${inner} } }`] : [];
  if (isLeafType(named)) return [field.name];
  if (named.name === 'MediaItem') return [`${field.name} { ...Picture }`];
  if (named.name === 'MediaItemConnectionEdge') return [`${field.name} { node { ...Picture } }`];
  if (isAbstractType(named) || !isObjectType(named)) return [];
  return [`${field.name} { ${fieldsOf(named, false).join(' ')} }`];
}
