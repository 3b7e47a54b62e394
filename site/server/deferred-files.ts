import { join } from 'node:path';
import { createDiskStore, type DiskStoreOptions } from './disk-store.ts';
import { shareFiles } from './shared/shared-files.ts';
import type { Valkey } from './shared/valkey.ts';

/** For the scripts of pages open in tabs: those of a whole site in many versions. */
const PAGES_BYTES = 256_000_000;
/** For searches and the like: room for 13,000 files, some minutes of a flood. */
const ENDLESS_BYTES = 64_000_000;
/** How long other instances find the files of searches; no cache keeps such a page for longer. */
const ENDLESS_SHARED_MS = 24 * 60 * 60 * 1000;

type DeferredFilesOptions = Pick<DiskStoreOptions, 'clock' | 'onError' | 'queue'> & {
  dataDir: string;
  /** Lets other instances find what this one has kept; null where there are none. */
  valkey: Pick<Valkey, 'ask' | 'key' | 'commands'> | null;
};

/**
 * Opens the stores of deferred files on disk: one for pages of content, and one for addresses that visitors can make up
 * without end, which only push out each other. Returns both, and their sizes for the figures.
 */
export function openDeferredFiles({ dataDir, valkey, ...how }: DeferredFilesOptions) {
  const open = (folder: string, maxBytes: number) =>
    createDiskStore({ folder: join(dataDir, folder), maxBytes, ...how });
  const pages = open('deferred', PAGES_BYTES);
  const searches = open('deferred-of-searches', ENDLESS_BYTES);
  return {
    kept: valkey === null ? pages : shareFiles(pages, 'script', valkey),
    endless: valkey === null ? searches : shareFiles(searches, 'script of search', valkey, ENDLESS_SHARED_MS),
    stores: { deferred_files: pages.getStats, deferred_files_of_searches: searches.getStats },
  };
}
