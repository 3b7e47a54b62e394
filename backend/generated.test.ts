import { readFileSync } from 'node:fs';
import { generate } from '@graphql-codegen/cli';
import { expect, test } from 'vitest';
import config from './codegen.ts';

test('the resolver types are those of the schema', async () => {
  const [file] = await generate({ ...config, cwd: import.meta.dirname, silent: true }, false);
  expect(file?.content).toBe(readFileSync(new URL('./generated/resolvers.ts', import.meta.url), 'utf8'));
});
