/** The attributes of a request's span, and the trace it belongs to (decision 0224). */
import { afterAll, describe, expect, test } from 'vitest';
import { formId } from '../contract/forms.ts';
import { type Attributes, NO_TRACING, type SpanOptions, type Tracing } from '../contract/tracing/tracing.ts';
import { createBackend } from './app.ts';
import { createDatabase } from './db/database.ts';
import { silentLog } from './test/silent-log.ts';

const TOKEN = 'the-token-of-the-site';
const EDITOR_TOKEN = 'the-token-of-editors';
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const FORM = `/wp-json/contact-form-7/v1/contact-forms/${formId('uae', 'newsletter')}/feedback`;
const database = await createDatabase({});
afterAll(() => database.close());

/** Posts a query and returns what the spans contain. */
async function post(path: string, body: object, headers: Record<string, string> = {}, settings = {}) {
  const spans: SpanOptions[] = [];
  const notes: Attributes[] = [];
  const tracing: Tracing = {
    ...NO_TRACING,
    isOn: true,
    span: (options, work) => {
      spans.push(options);
      return work();
    },
    note: (attributes) => void notes.push(attributes),
  };
  const backend = createBackend({ database, mediaDir: '.', mode: 'production', log: silentLog, tracing, ...settings });
  const type = { 'content-type': 'application/json' };
  await backend.fetch(
    new Request(`http://backend.test${path}`, {
      method: 'POST',
      headers: { ...type, ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { parents: spans.map(({ parent }) => parent), notes };
}

test.each([
  ['Languages', 'query Languages { __typename }', undefined, 'Languages'],
  ['of a stranger', 'query m4rker { __typename }', undefined, 'other'],
  ['of a stranger, refused', 'query m4rker { noSuchField }', undefined, 'other'],
  ['of a stranger, asked for by name', 'query m4rker { noSuchField }', 'm4rker', 'other'],
])('the operation %s is noted as one of the contract, or as other', async (_, query, operationName, noted) => {
  const { notes } = await post('/uae/graphql', { query, operationName });
  expect(notes).toContainEqual({ 'graphql.operation.name': noted, 'app.country': 'uae' });
  expect(JSON.stringify(notes)).not.toMatch(/m4rker/i);
});

describe.each(['/uae/graphql', FORM, '/wp-content/uploads/2026/02/none.webp', '/none'])('at %s', (path) => {
  test.each([
    ['the token', { token: TOKEN }, TOKEN, TRACE],
    ['the token of editors', { token: TOKEN, editorToken: EDITOR_TOKEN }, EDITOR_TOKEN, TRACE],
    ['a wrong token', { token: TOKEN, isLocal: true }, 'another-token-of-theirs', null],
    ['no token where one is set', { token: TOKEN, isLocal: true }, null, null],
    ['no token on this machine', { isLocal: true }, null, TRACE],
    ['no token where all may ask', { isLocal: false }, null, null],
    ['an empty token where all may ask', { isLocal: false }, '', null],
  ])('whoever brings %s is gone on with or not', async (_, settings, token, parent) => {
    const headers = { traceparent: TRACE, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
    expect((await post(path, { query: '{ __typename }' }, headers, settings)).parents).toEqual([parent]);
  });
});
