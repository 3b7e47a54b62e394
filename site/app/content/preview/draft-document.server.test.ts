import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as generated from '../generated/graphql.ts';
import { buildDraftDocument, LOOKUPS } from './draft-document.server.ts';
import { PREVIEW_TYPES } from './preview-claim.server.ts';

const schema = buildSchema(readFileSync(new URL('../../../../contract/contract.graphql', import.meta.url), 'utf8'));
const documents = Object.entries(generated)
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, document]) => [name, String(document)] as const);
const all = documents.flatMap(([name, text]) =>
  PREVIEW_TYPES.flatMap((type) =>
    [false, true].flatMap((isRevision) => {
      const draft = buildDraftDocument(text, type, isRevision);
      return draft ? [{ name, type, isRevision, draft }] : [];
    }),
  ),
);

describe('the document of a draft', () => {
  test('is valid wherever a document of the site asks for entries of its type', () => {
    for (const { name, type, draft } of all)
      expect([name, type, validate(schema, parse(draft.text))]).toEqual([name, type, []]);
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(PREVIEW_TYPES));
  });

  test('asks for what is saved and not published, and for a revision by its own number', () => {
    for (const { type, isRevision, draft } of all)
      expect([type, draft.text.includes('asPreview: true')]).toEqual([type, LOOKUPS[type].asPreview && !isRevision]);
  });

  test('is none where nothing of the type is asked for', () => {
    expect(buildDraftDocument(String(generated.GetMenuDocument), 'page', false)).toBeNull();
    expect(buildDraftDocument(String(generated.StoryDocument), 'post', false)).toBeNull();
  });

  test('has no list, and no variable that it does not use', () => {
    const draft = buildDraftDocument(String(generated.HomePageDocument), 'page', false);
    expect(draft?.text).toMatch(
      /^query HomePageDraft\(\$draftId: ID!\) \{\n {2}draft0: page\(id: \$draftId, idType: DATABASE_ID/,
    );
    expect(draft?.text).not.toMatch(/awards|\$language/);
  });
});

test('a place knows what was asked for there, with the document’s defaults', () => {
  const [place] = buildDraftDocument(String(generated.StoryDocument), 'page', false)?.places ?? [];
  expect(place?.readArguments({})).toEqual({ first: 1, where: { name: 'our-story', language: 'en' } });
  expect(place?.readArguments({ name: 'our-story-ar', language: 'ar' })).toMatchObject({
    where: { name: 'our-story-ar', language: 'ar' },
  });
});
