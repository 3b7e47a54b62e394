import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import config from './codegen.ts';

const cwd = resolve(import.meta.dirname, '..');

/** Finds the generated files that differ from what the contract and the documents would generate now. */
export async function findCodegenDrift(): Promise<string[]> {
  const files = await generate({ ...config, cwd, silent: true }, false);
  const drifted: string[] = [];
  for (const { filename, content } of files) {
    const committed = await readFile(resolve(cwd, filename), 'utf8').catch(() => null);
    if (committed !== content) drifted.push(filename);
  }
  return drifted;
}

if (import.meta.main) {
  const drifted = await findCodegenDrift();
  for (const file of drifted) console.error(`${file} is out of date: run npm run codegen`);
  process.exitCode = drifted.length > 0 ? 1 : 0;
}
