import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { languageCodes } from '../../contract/languages.ts';

const KINDS = [
  'name',
  'brand',
  'ingredient',
  'type',
  'concern',
  'typo',
  'transliteration',
  'folding',
  'plural',
  'dialect',
] as const;

const goldenQueries = z.strictObject({
  queries: z.array(
    z.strictObject({
      query: z.string().trim().min(2),
      language: z.enum(languageCodes),
      kind: z.enum(KINDS),
      expect: z.array(z.string()).min(1),
    }),
  ),
});

export type GoldenQuery = z.output<typeof goldenQueries>['queries'][number];

/** Reads what shoppers type, and the products they expect to find. */
export async function readGoldenQueries(): Promise<GoldenQuery[]> {
  const source = await readFile(new URL('../search/golden-queries.yaml', import.meta.url), 'utf8');
  return goldenQueries.parse(parse(source)).queries;
}
