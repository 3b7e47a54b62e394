/** How many processes serve the site, the memory of each, and what they share. */
import { z } from 'zod';
import type { Values, Variables } from '../../contract/environment.ts';

const VALKEY = {
  schema: z.union([z.literal(''), z.url({ protocol: /^(?:redis|valkey)s?$/ })]),
  fallback: '',
  // It may contain a password.
  isSecret: true,
  takes: 'nothing (nothing is shared) or an address like redis://:secret@host:6379/0',
};

export const CAPACITY_VARIABLES = {
  WORKERS: {
    schema: z.coerce.number().int().min(1).max(64),
    fallback: '1',
    takes: 'a number of processes from 1 to 64 that serve the site on its port',
  },
  MEMORY_MB: {
    schema: z.coerce.number().int().min(100).max(1_000_000),
    fallback: '360',
    takes: 'a number of megabytes from 100 to 1000000',
  },
  PAGE_CACHE_MB: {
    schema: z.coerce.number().int().min(16).max(100_000),
    fallback: '80',
    takes: 'a number of megabytes from 16 to 100000',
  },
  QUERY_CACHE_MB: {
    schema: z.coerce.number().int().min(8).max(100_000),
    fallback: '12',
    takes: 'a number of megabytes from 8 to 100000',
  },
  IMAGE_STORE_MB: {
    schema: z.coerce.number().int().min(50).max(10_000_000),
    fallback: '1000',
    takes: 'a number of megabytes from 50 to 10000000',
  },
  SNAPSHOT_STORE_MB: {
    schema: z.coerce.number().int().min(10).max(1_000_000),
    fallback: '200',
    takes: 'a number of megabytes from 10 to 1000000',
  },
  VALKEY_URL: VALKEY,
  REDIS_URL: VALKEY,
} as const satisfies Variables;

/** Reads the budgets. */
export function readCapacity(values: Values<typeof CAPACITY_VARIABLES>) {
  return {
    workers: values.WORKERS,
    /** The memory of each process before it compacts its heap. */
    memoryBytes: values.MEMORY_MB * 1_000_000,
    /** The share of each process in memory. */
    pageCacheBytes: Math.floor((values.PAGE_CACHE_MB * 1_000_000) / values.WORKERS),
    queryCacheBytes: Math.floor((values.QUERY_CACHE_MB * 1_000_000) / values.WORKERS),
    /** On disk, which they share. */
    imageStoreBytes: values.IMAGE_STORE_MB * 1_000_000,
    snapshotStoreBytes: values.SNAPSHOT_STORE_MB * 1_000_000,
    /** Empty: instances share nothing but the outbox. */
    valkeyUrl: values.VALKEY_URL || values.REDIS_URL,
  };
}
