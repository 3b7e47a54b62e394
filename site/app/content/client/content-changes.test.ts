import { Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { ContentChangesQuery } from '../generated/graphql.ts';
import * as generated from '../generated/graphql.ts';
import { listChangedTags, OPERATIONS, readState } from './content-changes.ts';

/** The lists that each operation asks for. */
const askedBy = Object.entries(generated)
  .filter(([name]) => name.endsWith('Document'))
  .flatMap(([, document]) => parse(String(document)).definitions)
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

  test('an entry that others push off a full page has not changed', () => {
    const many = Array.from({ length: 100 }, (_, index) => post(`p${index}`));
    const tags = listChangedTags('uae', stateOf(many), stateOf([post('new'), ...many.slice(0, 99)]));
    expect(tags.filter((tag) => tag.startsWith('uae:p') && !lists.includes(tag))).toEqual([]);
    expect(tags).toContain('uae:new');
  });
});
