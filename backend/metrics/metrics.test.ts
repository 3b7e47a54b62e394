import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createFiguresEndpoint } from '../../contract/figures-endpoint.ts';
import { formId } from '../../contract/forms.ts';
import { createBackend } from '../app.ts';
import { createDatabase } from '../db/database.ts';
import { countMails } from '../mail/queue.ts';
import { ask } from '../test/ask.ts';
import { describeService } from '../test/describe-service.ts';
import { silentLog } from '../test/silent-log.ts';
import { createMetrics } from './metrics.ts';
import { nameStatement } from './statement-name.ts';

const MENU = readFileSync(new URL('../../contract/operations/Languages.graphql', import.meta.url), 'utf8');

describeService('the figures of the service', ({ database, mediaDir }) => {
  /** The service with its own metrics, whose clock advances a quarter of a second with each reading. */
  function start() {
    let now = 0;
    const clock = () => {
      now += 250;
      return now;
    };
    const metrics = createMetrics({ clock });
    metrics.addDatabase({ connections: database().connections, mails: () => countMails(database().db) });
    const backend = createBackend({
      ...{ database: database(), mediaDir: mediaDir(), mode: 'production', log: silentLog, metrics },
      steadyClock: clock,
    });
    return { backend, read: async () => (await metrics.write()).text };
  }

  test('count operations of the contract by name, country and outcome; all others are one', async () => {
    const { backend, read } = start();
    await ask(backend, 'uae', MENU);
    await ask(backend, 'ksa', MENU);
    await ask(backend, 'uae', 'query made_up { languages { code } }');
    await ask(backend, 'uae', 'query Languages { noSuchField }');
    const text = await read();
    expect(text).toContain('graphql_operations_total{operation="Languages",country="uae",outcome="ok"} 1\n');
    expect(text).toContain('graphql_operations_total{operation="Languages",country="ksa",outcome="ok"} 1\n');
    expect(text).toContain('graphql_operations_total{operation="Languages",country="uae",outcome="refused"} 1\n');
    expect(text).toContain('graphql_operations_total{operation="other",country="uae",outcome="ok"} 1\n');
    expect(text).toContain('graphql_operation_duration_seconds_sum{operation="Languages"} 0.75\n');
    expect(text).not.toContain('made_up');
    expect(text).toContain('backend_request_duration_seconds_count{kind="graphql",status="2xx"} 4\n');
  });

  test('count requests by what is asked for, and forms by their answer', async () => {
    const { backend, read } = start();
    const address = `http://backend.test/wp-json/contact-form-7/v1/contact-forms/${formId('uae', 'newsletter')}/feedback`;
    const body = new FormData();
    body.set('_wpcf7_unit_tag', 'wpcf7-f5-o1');
    await backend.fetch(new Request(address, { method: 'POST', body }));
    for (const path of ['/media/none.webp', '/none', '/healthz'])
      await backend.fetch(new Request(`http://b.test${path}`));
    const text = await read();
    expect(text).toContain('forms_total{form="newsletter",status="validation_failed"} 1\n');
    expect(text).toContain('backend_request_duration_seconds_count{kind="form",status="2xx"} 1\n');
    expect(text).toContain('backend_request_duration_seconds_count{kind="other",status="2xx"} 1\n');
    expect(text).toContain('mails{state="queued"} 0\n');
    expect(text).toContain('sql_connections{state="waiting"} 0\n');
  });
});

test('mails that a database does not count take no other figure away', async () => {
  const metrics = createMetrics({ clock: () => 0 });
  const connections = () => ({ busy: 10, idle: 0, waiting: 3 });
  metrics.addDatabase({ connections, mails: () => new Promise(() => {}) });
  const { text } = await metrics.write();
  expect([text.includes('sql_connections{state="waiting"} 3\n'), text.includes('mails{')]).toEqual([true, false]);
});

test('statements are timed, and failures counted, by what they do to which table', async () => {
  const steps = [0, 20, 100, 103];
  const metrics = createMetrics({ clock: () => steps.shift() ?? 0 });
  const database = await createDatabase({ watch: metrics.watchStatement });
  await database.within(new AbortController().signal).execute('select 1 as one');
  await database
    .within(new AbortController().signal)
    .execute('delete from "none_such"')
    .catch(() => {});
  await database.close();
  const { text } = await metrics.write();
  expect(text).toContain('sql_statement_duration_seconds_sum{verb="select",table="none"} 0.02\n');
  expect(text).toContain('sql_statement_duration_seconds_bucket{le="0.005",verb="delete",table="none_such"} 1\n');
  expect(text).toContain('sql_failures_total{verb="delete",table="none_such"} 1\n');
});

test.each([
  ['select "id" from "products" where "slug" = $1', 'select', 'products'],
  ['insert into "mails" ("kind") values ($1)', 'insert', 'mails'],
  ['update "mails" set "state" = $1', 'update', 'mails'],
  ['with found as (select * from "search_words") select 1', 'select', 'search_words'],
  ['begin', 'other', 'none'],
])('%s is a %s of %s', (text, verb, table) => expect(nameStatement(text)).toEqual({ verb, table }));

test('the figures are behind their token', async () => {
  const refused: string[] = [];
  const { write } = createMetrics({ clock: () => 0 });
  const respond = createFiguresEndpoint({
    pages: { '/metrics': write },
    token: 'a-token-for-figures',
    onRefused: (path) => refused.push(path),
  });
  const get = async (path: string, authorization = '') =>
    (await respond(new Request(`http://127.0.0.1${path}`, { headers: { authorization } }))).status;
  expect(await get('/metrics')).toBe(401);
  expect(await get('/metrics', 'Bearer a-token-for-figures')).toBe(200);
  expect(await get('/constructor')).toBe(404);
  expect(refused).toEqual(['/metrics']);
});
