import { type GraphQLSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  buildDialect,
  buildPolylang,
  dialectNames,
  LACKING,
  readRefusedField,
  withProductUnion,
} from '../../test/dialects.ts';
import { refuseDocument } from '../../test/refuse-document.ts';
import * as generated from '../generated/graphql.ts';
import { createDialect } from './dialect.server.ts';
import { fitVariables } from './fit-document.server.ts';

const documents = Object.entries(generated).flatMap(([name, document]) =>
  name.endsWith('Document') ? [[name, String(document)] as const] : [],
);

function findErrors(schema: GraphQLSchema, text: string): string[] {
  return validate(schema, parse(text)).map(({ message }) => message);
}

describe('a service that names the types of field groups by group and place', () => {
  const schema = buildDialect('wpml-vendor');

  test.each(documents)('accepts %s unchanged', (_name, text) => {
    expect(findErrors(schema, text)).toEqual([]);
  });
});

describe('WooGraphQL before 1.0, whose lists of products are of a union', () => {
  const schema = buildDialect('wpml-vendor', withProductUnion);

  test.each(documents)('accepts %s unchanged', (_name, text) => {
    expect(findErrors(schema, text)).toEqual([]);
  });
});

describe.each([
  ['Yoast', 'metaTitle:title metaDescription:metaDesc', 'title: String metaDesc: String'],
  ['Rank Math', 'metaTitle:title metaDescription:description', 'title: String description: String'],
])('%s in place of the field group `seo`', (_name, fields, type) => {
  const schema = buildDialect('wpml-vendor', (text) =>
    text.replaceAll('seo: Seo', 'seo: PostTypeSEO').concat(`type PostTypeSEO { ${type} }`),
  );
  const dialect = createDialect({ clock: () => 0 });

  test.each(documents.filter(([, text]) => text.includes('seo {')))(
    'is asked for by its own names: %s',
    (_name, written) => {
      const learnRest = (text: string | null): string => {
        const errors = refuseDocument(schema, text ?? '');
        if (errors.length === 0) return text ?? '';
        expect(dialect.learn(text ?? '', errors)).toEqual([]);
        return learnRest(dialect.fit(written));
      };
      expect(learnRest(dialect.fit(written))).toContain(`seo{${fields}}`);
    },
  );
});

/** It has a name for every other field of a document. */
const POLYLANG_LACKS =
  /^query\.languages\.|^ProductCategory\.languageCode$|\.translations\.(?:locale|languageCode)$|\(wpmlLanguage\)$/;

describe('Polylang', () => {
  const schema = buildPolylang();
  const dialect = createDialect({ clock: () => 0 });

  test.each(documents)('accepts %s', (_name, written) => {
    for (let round = 1; round <= 3; round += 1) {
      const text = dialect.fit(written) ?? '{ __typename }';
      const errors = refuseDocument(schema, text);
      if (errors.length === 0) break;
      expect(dialect.learn(text, errors)).not.toBeNull();
    }
    expect(findErrors(schema, dialect.fit(written) ?? '{ __typename }')).toEqual([]);
  });

  test('is asked in its enum of the languages, and for locales and addresses of translations by its names', () => {
    const pages = String(dialect.fit(String(generated.GetPagesDocument)));
    expect(pages).toContain('$language:LanguageCodeFilterEnum=EN');
    expect(pages).toMatch(/translations\{id href:uri\}/);
    expect(dialect.fit(String(generated.SingleBlogDocument))).toContain('locale:language{id locale}');
    expect(fitVariables(pages, { language: 'ar', search: 'ar' })).toEqual({ language: 'AR', search: 'ar' });
    const lacking = new Set(dialect.listLacking().map(({ field }) => field));
    expect([...lacking].filter((field) => !POLYLANG_LACKS.test(field))).toEqual([]);
  });
});

describe.each(dialectNames)('%s', (name) => {
  const schema = buildDialect(name);
  const dialect = createDialect({ clock: () => 0 });
  const lacking = new Set<string>();

  test.each(documents)('accepts %s after fitting it twice at most', (_name, written) => {
    for (const _round of [1, 2]) {
      const text = dialect.fit(written);
      const errors = text === null ? [] : refuseDocument(schema, text);
      if (text === null || errors.length === 0) return;
      for (const { message } of dialect.learn(text, errors) ?? []) {
        lacking.add(readRefusedField(message));
      }
    }
    expect(findErrors(schema, dialect.fit(written) ?? '{ __typename }')).toEqual([]);
  });

  test('lacks exactly the fields that are left out', () => {
    expect([...lacking].sort()).toEqual([...LACKING[name]].sort());
  });
});
