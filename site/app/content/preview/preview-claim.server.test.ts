import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { countryCodes } from '../../../../contract/countries.ts';
import { languageCodes } from '../../../../contract/languages.ts';
import {
  buildPreviewQuery,
  PREVIEW_TYPES,
  type PreviewClaim,
  parsePreview,
  signPreview,
} from './preview-claim.server.ts';

/** The same cases are signed by the plugin of the content service. */
const cases = z
  .object({
    secret: z.string(),
    previews: z.array(
      z.object({
        claim: z.object({
          country: z.enum(countryCodes),
          language: z.enum(languageCodes),
          type: z.enum(PREVIEW_TYPES),
          id: z.number(),
          revision: z.number().nullable(),
          expires: z.number(),
        }),
        signature: z.string(),
        query: z.string(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('../../../../contract/signatures.json', import.meta.url), 'utf8')));

const { secret } = cases;
const expires = 1_780_387_200;
const now = (expires - 60) * 1000;
const claim: PreviewClaim = { country: 'uae', language: 'en', type: 'page', id: 42, revision: null, expires };
const query = () => buildPreviewQuery(secret, claim);

test('every type is in the cases that the plugin shares', () => {
  expect(new Set(cases.previews.map((one) => one.claim.type))).toEqual(new Set(PREVIEW_TYPES));
});

test.each(cases.previews)(
  'a link is signed as the plugin signs it: $query',
  ({ claim: one, signature, query: text }) => {
    expect(signPreview(secret, one)).toBe(signature);
    expect(buildPreviewQuery(secret, one).toString()).toBe(text);
    expect(parsePreview(new URLSearchParams(text), { secret, now: (one.expires - 1) * 1000 })).toEqual(one);
  },
);

describe('a link is refused', () => {
  test.each([
    ['with another country', 'country', 'ksa'],
    ['with another language', 'language', 'ar'],
    ['with another type', 'type', 'post'],
    ['with another number', 'id', '43'],
    ['with a revision', 'revision', '7'],
    ['with a later end', 'expires', String(expires + 1)],
    ['with no signature', 'signature', ''],
    ['with half a signature', 'signature', signPreview(secret, claim).slice(0, 32)],
    ['with a signature in capitals', 'signature', signPreview(secret, claim).toUpperCase()],
  ])('%s', (_what, name, value) => {
    const changed = query();
    changed.set(name, value);
    expect(parsePreview(changed, { secret, now })).toMatchObject({ status: 401 });
  });

  test('signed with another secret', () => {
    const answer = parsePreview(query(), { secret: 'another secret of 32 characters or more', now });
    expect(answer).toMatchObject({ status: 401 });
  });

  test('without its revision: the signature is that revision’s alone', () => {
    const older = buildPreviewQuery(secret, { ...claim, revision: 7 });
    older.delete('revision');
    expect(parsePreview(older, { secret, now })).toMatchObject({ status: 401 });
  });

  test.each(['country', 'language', 'type', 'id', 'expires'])('that names no %s', (name) => {
    const changed = query();
    changed.delete(name);
    expect(parsePreview(changed, { secret, now })).toMatchObject({ status: 400 });
  });

  test.each([
    ['id', '0'],
    ['id', '-1'],
    ['id', '1e3'],
    ['id', '42;1'],
    ['type', 'user'],
    ['country', 'xyz'],
    ['revision', ''],
  ])('whose %s is "%s"', (name, value) => {
    const changed = query();
    changed.set(name, value);
    expect(parsePreview(changed, { secret, now })).toMatchObject({ status: 400 });
  });

  test('from its last second on', () => {
    expect(parsePreview(query(), { secret, now: expires * 1000 - 1 })).toEqual(claim);
    expect(parsePreview(query(), { secret, now: expires * 1000 })).toMatchObject({ status: 410 });
  });

  test('that is valid for more than a week', () => {
    const week = 7 * 24 * 60 * 60;
    const at = (seconds: number) => parsePreview(query(), { secret, now: (expires - seconds) * 1000 });
    expect(at(week)).toEqual(claim);
    expect(at(week + 5 * 60 + 1)).toMatchObject({ status: 401 });
  });
});
