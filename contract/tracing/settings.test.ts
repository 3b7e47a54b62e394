import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readVariables } from '../environment.ts';
import { readTracing, TRACING_VARIABLES } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (source: Record<string, string>) => readTracing(readVariables(TRACING_VARIABLES, source));

test.each([
  ['', {}],
  ['api-key=k3y', { 'api-key': 'k3y' }],
  [' Authorization = Bearer%20a=b , x-tenant=shop,', { authorization: 'Bearer a=b', 'x-tenant': 'shop' }],
])('the headers %j are %j, from the environment or a file', (list, headers) => {
  const file = join(folder, 'headers');
  writeFileSync(file, `${list}\n`);
  expect(read({ OTEL_EXPORTER_OTLP_HEADERS: list }).headers).toEqual(headers);
  expect(read({ OTEL_EXPORTER_OTLP_HEADERS_FILE: file }).headers).toEqual(headers);
});

test.each([
  ['OTEL_EXPORTER_OTLP_HEADERS', 's3cret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', '=s3cret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'two words=s3cret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key=s3cret%'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key=s3cret%0D%0Ahost:x'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'ftp://user:s3cret@collector.example'],
])('%s=%s stops the start with a sentence that does not quote it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`${name} is set to something, which is not a valid value: it takes `);
});
