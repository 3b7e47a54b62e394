import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FormName, formId } from '../../contract/forms.ts';
import { type Backend, createBackend } from '../app.ts';
import { createDatabase, type OpenDatabase } from '../db/database.ts';
import { createLog } from '../process/log.ts';
import { FORM_RULES } from './form-rules.ts';

const MARKERS = /m4rker|501234567/i;
const lines: string[] = [];
let database: OpenDatabase;
let backend: Backend;

// Without tables every statement fails, and the error quotes it with its parameters.
beforeAll(async () => {
  database = await createDatabase({});
  backend = createBackend({
    database,
    mediaDir: '.',
    mode: 'production',
    log: createLog('debug', { write: (line) => lines.push(line) }),
  });
});
afterAll(() => database.close());
beforeEach(() => {
  lines.length = 0;
});

/** Builds a valid submission with a marker in every field. */
function buildPost(form: FormName): FormData {
  const body = new FormData();
  body.set('_wpcf7_unit_tag', 'wpcf7-f5-o1');
  body.set('idempotency_key', 'm4rker-key');
  for (const [field, rules] of Object.entries(FORM_RULES[form].rules)) {
    const names = rules.map(({ rule }) => rule);
    if (names.includes('file')) body.set(field, new File(['%PDF-1.7\nm4rker bytes\n%%EOF'], 'm4rker.pdf'));
    else if (names.includes('email')) body.set(field, 'm4rker.mail@example.com');
    else if (names.includes('tel')) body.set(field, '+971501234567');
    else body.set(field, `A m4rker in ${field}`);
  }
  return body;
}

const forms = Object.keys(FORM_RULES).filter((name): name is FormName => name in FORM_RULES);

test.each(forms)('a submission of the form %s that cannot be stored is logged without its content', async (form) => {
  const address = `http://backend.test/wp-json/contact-form-7/v1/contact-forms/${formId('uae', form)}/feedback`;
  const answer = await backend.fetch(
    new Request(`${address}?from=m4rker`, {
      method: 'POST',
      headers: { 'user-agent': 'Mozilla M4rker' },
      body: buildPost(form),
    }),
  );
  expect(await answer.json()).toMatchObject({ status: 'mail_failed' });
  // 42P01: undefined_table
  expect(
    lines.filter((line) => line.includes('Submission could not be stored') && line.includes('42P01')),
  ).toHaveLength(1);
  expect(lines.filter((line) => MARKERS.test(line))).toEqual([]);
});

test('a failed search is logged without its text', async () => {
  const body = JSON.stringify({ query: '{ products(where: {search: "m4rker"}) { nodes { slug } } }' });
  const headers = { 'content-type': 'application/json' };
  await backend.fetch(new Request('http://backend.test/graphql', { method: 'POST', headers, body }));
  expect(lines.some((line) => line.includes('42P01'))).toBe(true);
  expect(lines.filter((line) => MARKERS.test(line))).toEqual([]);
});
