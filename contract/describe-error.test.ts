import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const marker = 'marker@example.com';

class OwnError extends Error {}
class QueryError extends Error {
  query = `insert into people values ('${marker}')`;
  params = [marker, Buffer.from(marker)];
  detail = `Key (email)=(${marker}) already exists.`;
  code = '23505';
  table = 'people';
}

test('a record has the type, the place and the codes of an error, and nothing it quotes', () => {
  const cause = new QueryError(`Failed query: insert into people\nparams: ${marker}`);
  const error = new TypeError(`Invalid URL: ${marker}`, { cause });
  const record = describeError(error);
  expect(record).toMatchObject({ type: 'TypeError', cause: { type: 'QueryError', code: '23505', table: 'people' } });
  expect(record.at?.[0]).toMatch(/describe-error\.test\.ts:\d+:\d+\)?$/);
  expect(JSON.stringify(record)).not.toContain(marker);
});

test.each([[`\n    at ${marker} (/app/file.ts:1:1)`], ['first\nsecond'], ['']])(
  'frames are those of the stack, with the message %j',
  (message) => {
    const record = describeError(new Error(message));
    expect(record.at?.[0]).toMatch(/describe-error\.test\.ts:\d+:\d+\)?$/);
    expect(JSON.stringify(record)).not.toContain(marker);
  },
);

test('there are no frames if the message is not at the start of the stack', () => {
  const error = new Error('another');
  error.stack = `Error: \n    at ${marker} (/app/file.ts:1:1)\n    at other (/app/file.ts:2:1)`;
  expect(describeError(error).at).toEqual([]);
});

test('fields that are not plain codes are left out', () => {
  const error = Object.assign(new Error('x'), { code: `${marker} x`, status: { of: marker }, constraint: marker });
  expect(JSON.stringify(describeError(error))).not.toContain(marker);
});

test('messages of the project and of the operating system are kept', async () => {
  expect(describeError(new OwnError('A sentence.'), [OwnError]).message).toBe('A sentence.');
  expect(describeError(new OwnError('A sentence.')).message).toBeUndefined();
  const missing = await readFile('/no/such/file').catch((error: unknown) => error);
  expect(describeError(missing)).toMatchObject({ code: 'ENOENT', message: expect.stringContaining('/no/such/file') });
});

test('a thrown value that is not an error is described by its type', () => {
  expect(describeError({ email: marker })).toEqual({ type: 'object' });
});

test('a cycle of causes is cut', () => {
  const error = new Error('x');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"cause"/g)).toHaveLength(4);
});
