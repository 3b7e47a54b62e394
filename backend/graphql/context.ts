import type { CountryCode } from '../../contract/countries.ts';
import type { Database } from '../db/database.ts';
import type { Addresses } from './addresses.ts';
import type { Loaders } from './loaders.ts';

/** A request as resolvers see it: one country's site. */
export type Context = {
  db: Database;
  /** Aborted when nobody waits for the answer. */
  signal: AbortSignal;
  country: CountryCode;
  /** Whether the client may read unpublished content. */
  isEditor: boolean;
  addresses: Addresses;
  loaders: Loaders;
};
