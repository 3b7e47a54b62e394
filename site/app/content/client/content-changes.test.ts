import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import type { ContentChangesQuery } from '../generated/graphql.ts';
import * as generated from '../generated/graphql.ts';
import { listChangedTags, OPERATIONS, readState } from './content-changes.ts';

const documents = Object.entries(generated)
  .filter(([name]) => name.endsWith('Document'))
  .map(([, document]) => parse(String(document)));

/** The lists that each operation queries. */
const askedBy = documents
  .flatMap(({ definitions }) => definitions)
  .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? one : []))
  .filter(({ name }) => name?.value !== 'contentChanges')
  .flatMap(({ name, selectionSet }) =>
    selectionSet.selections.flatMap((field) =>
      field.kind === Kind.FIELD ? { operation: name?.value ?? '', field: field.name.value } : [],
    ),
  );

test.each(Object.entries(OPERATIONS))('whatever shows %s is known to do so', (kind, { lists, lookups }) => {
  const asking = askedBy.filter(({ field }) => field === kind || (kind === 'pages' && field === 'page'));
  expect([...new Set([...lists, ...lookups])].sort()).toEqual(
    [...new Set(asking.map(({ operation }) => operation))].sort(),
  );
});

test('every list that an operation asks for is watched', () => {
  const others = askedBy.filter(({ field }) => !(field in OPERATIONS)).map(({ field }) => field);
  expect(new Set(others)).toEqual(new Set(['languages', 'mediaItem', 'page']));
});

const schema = buildSchema(readFileSync(new URL('../../../../contract/contract.graphql', import.meta.url), 'utf8'));

/** The fields that a document queries of list entries, such as `Ingredient.ingredientFields.image`. */
function listFields({ definitions }: (typeof documents)[number]): string[] {
  const fragments = new Map(
    definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
  const listIn = (type: GraphQLNamedType | undefined, path: string, set: SelectionSetNode): string[] =>
    set.selections.flatMap((one) => {
      if (one.kind !== Kind.FIELD) {
        const fragment = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value);
        const condition = fragment?.typeCondition?.name.value;
        return fragment ? listIn(condition ? schema.getType(condition) : type, path, fragment.selectionSet) : [];
      }
      const name = one.name.value;
      const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
      const inner = field && getNamedType(field.type);
      const here = name === 'nodes' ? String(inner) : `${path}.${name}`;
      return one.selectionSet ? listIn(inner, here, one.selectionSet) : [here];
    });
  return definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? listIn(schema.getQueryType() ?? undefined, '', one.selectionSet) : [],
  );
}

test.each(['MenuItem', 'ProductCategory', 'Ingredient'])(
  'all that pages draw of a %s, which has no date, is watched',
  (type) => {
    const watched = new Set(listFields(parse(String(generated.ContentChangesDocument))));
    const drawn = documents
      .flatMap(listFields)
      .filter((field) => new RegExp(`^${type}\\.(?!\\w+\\.pageInfo)`).test(field));
    expect(drawn.length).toBeGreaterThan(10);
    expect([...new Set(drawn)].filter((field) => !watched.has(field))).toEqual([]);
  },
);

describe('what has changed', () => {
  const post = (id: string, modifiedGmt = '2026-01-01T00:00:00') => ({ id, modifiedGmt });
  const stateOf = (posts: { id: string; modifiedGmt: string }[]) =>
    readState({ posts: { nodes: posts } } as ContentChangesQuery);
  const lists = OPERATIONS.posts.lists.map((name) => `uae:${name}`);
  const old = [post('a'), post('b')];

  test.each<[string, { id: string; modifiedGmt: string }[], string[]]>([
    ['nothing', old, []],
    ['nothing but the order', old.toReversed(), []],
    ['a text', [post('a', '2026-01-02T00:00:00'), post('b')], ['uae:a', ...lists]],
    ['a new entry', [post('c'), ...old], ['uae:c', ...lists, 'uae:singleBlog']],
    ['one that is gone', [post('b')], ['uae:a', ...lists, 'uae:singleBlog']],
  ])('%s', (_, now, tags) => {
    expect(listChangedTags('uae', stateOf(old), stateOf(now))).toEqual(tags);
  });

  test('a category below others, with its own text and not with theirs', () => {
    const tree = (name: string, below: object[] = []) =>
      readState({
        productCategories: {
          nodes: [{ id: 'top', children: { nodes: [{ id: 'one', name, children: { nodes: below } }] } }],
        },
      } as unknown as ContentChangesQuery);
    const lists = OPERATIONS.productCategories.lists.map((name) => `uae:${name}`);
    expect(listChangedTags('uae', tree('Oil'), tree('Oils'))).toEqual(['uae:one', ...lists]);
    const [from, to] = [tree('Oil', [{ id: 'two' }]), tree('Oil')];
    expect(listChangedTags('uae', from, to)).toEqual(expect.arrayContaining(['uae:two', 'uae:getBrandHero']));
    expect(listChangedTags('uae', from, to)).not.toContain('uae:one');
    const many = Array.from({ length: 100 }, (_, index) => ({ id: `c${index}` }));
    expect(listChangedTags('uae', tree('Oil', [{ id: 'two' }, ...many]), tree('Oil', many))).toEqual([]);
  });

  test('lists that are missing keep what was known of them, at every depth', () => {
    const tree = (below: object | null) =>
      ({ productCategories: { nodes: [{ id: 'top', children: below }] } }) as unknown as ContentChangesQuery;
    const whole = readState(tree({ nodes: [{ id: 'one', name: 'Oil' }] }));
    for (const missing of [{}, { productCategories: null }] as ContentChangesQuery[])
      expect(readState(missing, whole)).toEqual(whole);
    // As a cleaned answer has it.
    for (const below of [null, { nodes: [], pageInfo: {} }])
      expect(listChangedTags('uae', whole, readState(tree(below), whole))).toEqual([]);
    expect(listChangedTags('uae', whole, readState(tree({ nodes: [] }), whole))).toContain('uae:one');
    // Without a former state, no change is reported.
    expect(listChangedTags('uae', readState({} as ContentChangesQuery), whole)).toEqual([]);
  });

  test('an entry that others push off a full page has not changed', () => {
    const many = Array.from({ length: 100 }, (_, index) => post(`p${index}`));
    const tags = listChangedTags('uae', stateOf(many), stateOf([post('new'), ...many.slice(0, 99)]));
    expect(tags.filter((tag) => tag.startsWith('uae:p') && !lists.includes(tag))).toEqual([]);
    expect(tags).toContain('uae:new');
  });
});
