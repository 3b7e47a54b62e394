import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findWrongField } from './answer-shape.ts';
import { SELECT_FIELDS } from './fields.ts';

const recorded = new URL('../../../../contract/recorded/', import.meta.url);
const answers = readdirSync(recorded).map((file): [string, object] => [
  file,
  JSON.parse(readFileSync(new URL(file, recorded), 'utf8')).body.data,
]);

/** Lists every value of an answer with its path. */
function* listValues(value: unknown, path: readonly string[] = []): Generator<{ path: string[]; value: unknown }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield { path: [...path, name], value: inner };
    yield* listValues(inner, [...path, name]);
  }
}

function replace(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  const changed = Object.entries(Object(value)).map(([key, inner]) => [
    key,
    key === name ? replace(inner, rest, by) : inner,
  ]);
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}

test.each(answers)('a recorded answer is valid: %s', (_file, data) => {
  expect(findWrongField(data)).toBeNull();
});

/** Lists values of other types than this one; none for null, whose type is unknown. */
function listOthers(name: string, value: unknown): unknown[] {
  if (value === null) return [];
  if (name === 'locale') return [7, true, ['words']];
  if (Array.isArray(value)) return [7, { any: 1 }, ...(SELECT_FIELDS.has(name) ? [] : ['words'])];
  if (typeof value === 'object') return [7, true, [], [{ any: 1 }], {}, 'words'];
  return [{ any: 1 }, ['words'], ...(typeof value === 'string' ? [true] : ['words'])];
}

test.each(answers)('any value of another type in a recorded answer is found: %s', (_file, data) => {
  for (const { path, value } of listValues(data)) {
    for (const other of listOthers(path.at(-1) ?? '', value)) {
      const found = findWrongField(Object(replace(data, path, other)));
      expect({ path, other, found }).toEqual({ path, other, found: path.join('.') });
    }
  }
});

describe('what the contract allows', () => {
  test.each<object>([
    { pages: null },
    { pages: { nodes: [] } },
    { pages: { nodes: [null, { title: null }] } },
    { pages: { nodes: [{ locale: { locale: 'ar' } }] } },
    { languages: [null] },
    { milestone: { year: 2024 }, keyData1: { figure: 1.5 } },
    { textPosition: 'start' },
    { textPosition: ['start', null] },
    { ofAnExtension: [{ of: { any: ['kind', 1] } }] },
  ])('%j', (data) => {
    expect(findWrongField(data)).toBeNull();
  });
});

test.each<[object, string]>([
  [{}, ''],
  [{ pages: {} }, 'pages'],
  [{ pages: { pageInfo: {} } }, 'pages'],
  [{ pages: { nodes: null } }, 'pages.nodes'],
  [{ pages: { nodes: {} } }, 'pages.nodes'],
  [{ pages: { nodes: [{}] } }, 'pages.nodes.0'],
  [{ pages: { nodes: [{ databaseId: '1' }] } }, 'pages.nodes.0.databaseId'],
  [{ pages: { nodes: [{ pageBanner: { active: 'yes' } }] } }, 'pages.nodes.0.pageBanner.active'],
  [{ textPosition: [1] }, 'textPosition.0'],
  [{ ofAnExtension: { pages: [] } }, 'ofAnExtension.pages'],
])('%j is wrong', (data, path) => {
  expect(findWrongField(data)).toBe(path);
});
