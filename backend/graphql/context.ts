import type { CountryCode } from '../../contract/countries.ts';
import type { Database } from '../db/database.ts';
import type { Addresses } from './addresses.ts';
import type { Loaders } from './loaders.ts';

/** What every resolver sees of the request: one country's site. */
export type Context = {
  db: Database;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  country: CountryCode;
  /** Whether it is from somebody who may read what is not published. */
  isEditor: boolean;
  addresses: Addresses;
  loaders: Loaders;
};
