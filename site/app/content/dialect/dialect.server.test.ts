import { expect, test } from 'vitest';
import { createDialect } from './dialect.server.ts';

const written = '{ pages { nodes { id seo { metaTitle } } } }';
const other = '{ pages { nodes { slug seo { metaDescription } } } }';
const lacking = (text: string, name = 'seo') => [
  { message: `Cannot query field "${name}"`, locations: [{ line: 1, column: text.indexOf(name) + 1 }] },
];

test('a field is kept until it is refused, then left out of every document', () => {
  const { fit, learn } = createDialect({ clock: () => 0 });
  expect(fit(written)).toBe(written);
  expect(learn(written, lacking(written))).toEqual(lacking(written));
  expect(fit(written)).toBe('{pages{nodes{id}}}');
  expect(fit(other)).toBe('{pages{nodes{slug}}}');
});

test('a field with another name is not missing', () => {
  const { fit, learn } = createDialect({ clock: () => 0 });
  expect(learn(written, lacking(written, 'metaTitle'))).toEqual([]);
  expect(fit(written)).toBe('{pages{nodes{id seo{metaTitle:title}}}}');
});

test('an error without a location is ignored', () => {
  const { learn } = createDialect({ clock: () => 0 });
  expect(learn(written, [{ message: 'Cannot query field "seo"' }])).toBeNull();
});

test('after an hour documents are sent unchanged, in case the service has the field now', () => {
  let now = 0;
  const { fit, learn } = createDialect({ clock: () => now });
  learn(written, lacking(written));
  now = 3_599_999;
  learn(other, lacking(other, 'slug'));
  expect(fit(written)).toBe('{pages{nodes{id}}}');
  now += 1;
  expect(fit(written)).toBe(written);
});

test('when a document that worked is refused, the service has changed and the dialect is reset', () => {
  const { fit, learn, accept } = createDialect({ clock: () => 0 });
  learn(written, lacking(written));
  const fitted = String(fit(written));
  // Another request for the same document, sent before the refusal.
  learn(written, lacking(written));
  expect(fit(written)).toBe(fitted);
  accept(fitted);
  expect(learn(fitted, lacking(fitted, 'id'))).toEqual([]);
  expect(fit(written)).toBe(written);
  accept(written);
  expect(learn(written, lacking(written))).toEqual(lacking(written));
  expect(fit(written)).toBe(fitted);
});
