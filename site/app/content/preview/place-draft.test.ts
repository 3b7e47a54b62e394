import { describe, expect, test } from 'vitest';
import type { Place } from './draft-document.server.ts';
import { placeDraft } from './place-draft.ts';

const identity = { id: 'cG9zdDo0Mg==', databaseId: 42, slug: 'our-story', uri: '/uae/our-story', language: 'en' };
const draft = { id: 'revision', databaseId: 99, slug: '42-autosave-v1', title: 'Draft' };
const known = { id: identity.id, databaseId: 42, slug: 'our-story', title: 'Draft' };
const published = { id: identity.id, title: 'Published' };
const other = { id: 'other', title: 'Other' };

function placeIn(nodes: object[], where: object | undefined) {
  const place: Place = {
    key: 'pages',
    alias: 'draft0',
    isList: true,
    readArguments: () => ({ first: 10, ...(where && { where }) }),
  };
  const answer = { pages: { nodes } };
  return placeDraft(answer, { draft0: draft }, [place], { variables: {}, identity }).pages.nodes;
}

describe('a draft', () => {
  test.each([
    ['where its name is asked for', { name: 'our-story', language: 'en' }, [published], [known]],
    ['where no list has it yet', { name: 'our-story' }, [], [known]],
    ['where one of several names is its own', { nameIn: ['a', 'our-story'] }, [other], [known]],
    ['where a product of its name is asked for', { slugIn: ['our%2dstory'] }, [], [known]],
    ['not where another name is asked for', { name: 'our-team' }, [other], [other]],
    ['in the place of what is published', { categoryName: 'press' }, [other, published], [other, known]],
    ['before what a list holds', { language: 'en' }, [other], [known, other]],
    ['before what a list without filters holds', undefined, [other], [known, other]],
    ['not in a list that it may be no part of', { categoryName: 'press' }, [other], [other]],
    ['before what an empty filter lets through', { language: 'en', search: null }, [other], [known, other]],
    ['not in a list of another language', { language: 'ar' }, [published], [published]],
  ])('is %s', (_where, where, nodes, expected) => {
    expect(placeIn(nodes, where)).toEqual(expected);
  });

  test.each([
    ['/our-story', known],
    ['/uae/our-story/', known],
    ['/our-team', null],
  ])('asked for by the address %s', (id, expected) => {
    const place: Place = { key: 'page', alias: 'draft0', isList: false, readArguments: () => ({ id, idType: 'URI' }) };
    const answer = placeDraft({ page: null }, { draft0: draft }, [place], { variables: {}, identity });
    expect(answer.page).toEqual(expected);
  });

  test('leaves the answer, which others share, as it is', () => {
    const place: Place = { key: 'pages', alias: 'draft0', isList: true, readArguments: () => ({}) };
    const answer = Object.freeze({ pages: Object.freeze({ nodes: Object.freeze([published]), pageInfo: 1 }) });
    const placed = placeDraft(answer, { draft0: draft }, [place], { variables: {}, identity });
    expect(placed).toEqual({ pages: { nodes: [known], pageInfo: 1 } });
    expect(answer.pages.nodes).toEqual([published]);
  });

  test('that is gone leaves the answer as it is', () => {
    const place: Place = { key: 'pages', alias: 'draft0', isList: true, readArguments: () => ({}) };
    expect(placeDraft({ pages: { nodes: [other] } }, { draft0: null }, [place], { variables: {}, identity })).toEqual({
      pages: { nodes: [other] },
    });
  });
});
