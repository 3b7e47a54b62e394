/**
 * `npm run seed [-- --products 20000 [--country uae]]` loads the content folder into the database, with synthetic
 * products added.
 */

import { parseArgs } from 'node:util';
import { defaultCountry, isCountryCode } from '../../contract/countries.ts';
import { endsWithin } from '../../contract/listen.ts';
import { readBackendEnv } from '../process/env.ts';
import type { Synthetic } from './seed.ts';
import { describeSeed, setUpDatabase } from './set-up.ts';

const { values } = parseArgs({ options: { products: { type: 'string' }, country: { type: 'string' } } });
try {
  const started = performance.now();
  const result = await setUpDatabase(
    { ...readBackendEnv(process.env), report: (line) => process.stdout.write(`${line}\n`), patience: endsWithin() },
    readSynthetic(values),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${[...describeSeed(result), `Took ${seconds} s.`].join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function readSynthetic(given: { products?: string; country?: string }): Synthetic | undefined {
  if (given.products === undefined) return undefined;
  const country = given.country ?? defaultCountry;
  if (!/^\d+$/.test(given.products)) throw new Error(`--products takes a number, not ${given.products}.`);
  if (!isCountryCode(country)) throw new Error(`--country takes the code of a country, not ${country}.`);
  return { amount: Number(given.products), country };
}
