import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordService } from './record-service.ts';

const recording = (title: string) =>
  JSON.stringify(
    { status: 200, query: 'query Story { x }', variables: { name: 'a' }, body: { data: { x: title } } },
    null,
    1,
  );

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recorded-'));
  for (const name of ['Story', 'Broken', 'Same']) await writeFile(join(folder, `${name}.json`), recording('old'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what a service answers now is written down; an answer with errors leaves the old one', async () => {
  const asked: unknown[] = [];
  const recorded = await recordService({
    endpoint: 'https://content.test/graphql',
    folder,
    fetch: async (_address, init) => {
      const body = JSON.parse(String(init?.body));
      asked.push(body);
      if (body.operationName === 'Broken') return Response.json({ data: { x: null }, errors: [{ message: 'no' }] });
      return Response.json({ data: { x: body.operationName === 'Same' ? 'old' : 'https://content.test/new' } });
    },
  });
  expect(Object.fromEntries(recorded.map(({ operation, result }) => [operation, result]))).toEqual({
    Broken: 'failed',
    Same: 'unchanged',
    Story: 'changed',
  });
  expect(asked).toContainEqual({ query: 'query Story { x }', variables: { name: 'a' }, operationName: 'Story' });
  const read = (name: string) => readFile(join(folder, `${name}.json`), 'utf8');
  expect(await read('Story')).toBe(recording('http://127.0.0.1:8088/new'));
  expect(await read('Broken')).toBe(recording('old'));
});
