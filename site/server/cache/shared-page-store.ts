import type { Lifetime } from '../../cache/cache-entry.ts';
import type { PageEntry } from './page-entry.ts';

/** A finished page as the processes of a site share it. */
export type StoredPage = {
  entry: PageEntry;
  tags: readonly string[];
  /** How long it may still be used. */
  lifetime: Lifetime;
  /** The query names that its route reads; null when it does not say. */
  names: readonly string[] | null;
};

/** The second level of the page cache, shared between processes (decision 0221). */
export type SharedPageStore = {
  /** Returns null when there is none, or when the store is unavailable. */
  find: (key: string) => Promise<StoredPage | null>;
  /**
   * The page that another process is making, once it is stored; null when this process has to make it, and then call
   * `release`.
   */
  findInTheMaking: (key: string) => Promise<StoredPage | null>;
  keep: (key: string, page: StoredPage) => void;
  release: (key: string) => void;
};
