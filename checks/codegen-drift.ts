import { readFile } from 'node:fs/promises';
import { generate } from '@graphql-codegen/cli';
import config from '../codegen.ts';

/** Gives the generated files that differ from what the contract and the documents say today. */
export async function findCodegenDrift(): Promise<string[]> {
  const files = await generate({ ...config, silent: true }, false);
  const drifted: string[] = [];
  for (const { filename, content } of files) {
    const committed = await readFile(filename, 'utf8').catch(() => null);
    if (committed !== content) drifted.push(filename);
  }
  return drifted;
}

if (import.meta.main) {
  const drifted = await findCodegenDrift();
  for (const file of drifted) console.error(`${file} is out of date: run npm run codegen`);
  process.exitCode = drifted.length > 0 ? 1 : 0;
}
