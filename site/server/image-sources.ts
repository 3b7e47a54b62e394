import { LRUCache } from 'lru-cache';
import type { LoadedValue } from '../cache/cache-entry.ts';
import { createConcurrencyLimit } from '../cache/concurrency-limit.ts';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import type { Task } from '../cache/task.ts';
import type { BackendFiles } from './backend-files.ts';
import type { DiskStore } from './disk-store.ts';
import { FileError } from './file-error.ts';
import { loadPicture } from './image-answer.ts';
import { createImageOriginals } from './image-originals.ts';
import {
  addVersion,
  buildBytesName,
  buildConditions,
  buildRecord,
  buildRecordName,
  readRecord,
  type SourceRecord,
} from './image-record.ts';

const KNOWN = { fresh: 10 * 60 * 1000, whileRevalidating: Number.POSITIVE_INFINITY, onError: Number.POSITIVE_INFINITY };
/** The record of an earlier run is served, and revalidated in the background. */
const REMEMBERED = { ...KNOWN, fresh: 0 };
const RETRY_MS = 30 * 1000;
/** The least time between two checks of a picture for unknown versions in its address. */
const VERSION_CHECK_MS = 30 * 1000;
/** An address that has just failed is not requested again at once, however many visitors want it. */
const FAILED = { fresh: 5 * 1000, whileRevalidating: 0, onError: 0 };
/** The size of a record, or of a failure with its message. */
const RECORD_BYTES = 600;
const MAX_RECORDS = 20_000;

/** How many originals are in memory at once: each may be 15 MB. */
const FETCHED_AT_ONCE = 8;
const MAX_WAITING = 200;

/** A picture, the version in its address, and who waits for it. */
type Wanted = { url: URL; version: string | null; task: Task };
type LoadedSource = LoadedValue<SourceRecord | FileError> & { isFailure?: boolean };

type ImageSourcesOptions = {
  files: Pick<BackendFiles, 'open'>;
  store: DiskStore;
  clock: () => number;
  onError: (error: unknown) => void;
};

/** Creates the store of originals: fetched once, kept on disk by digest, revalidated in the background. */
export function createImageSources({ files, store, clock, onError }: ImageSourcesOptions) {
  const cache = createRefreshingCache<SourceRecord | FileError>({
    clock,
    maxBytes: MAX_RECORDS * 2_000,
    maxEntries: MAX_RECORDS,
    // Wrong addresses are endless.
    isMinor: (value) => value instanceof FileError,
    retryMs: RETRY_MS,
    onError,
  });

  const refuse = () => new FileError(503, 'Too many pictures are being fetched.');
  const fetching = createConcurrencyLimit({ atOnce: FETCHED_AT_ONCE, queue: { length: MAX_WAITING, refuse } });
  const originals = createImageOriginals(store);
  const versionChecks = new LRUCache<string, number>({ max: MAX_RECORDS });

  /**
   * Resolves the record of a picture from memory, disk or the backend; throws `FileError`. All versions are one file: a
   * new one is a reason to ask the backend whether the file has changed. An original that nobody waits for any more
   * leaves the queue; a download that has begun is completed.
   */
  async function resolve(url: URL, version: string | null, task?: Task): Promise<SourceRecord> {
    const wanted = (shared: Task): Wanted => ({ url, version, task: shared });
    const { value: known } = await cache.read(url.href, (held, shared) => load(wanted(shared), held), task);
    if (known instanceof FileError) throw known;
    if (version === null || known.versions.includes(version) || !mayCheck(url)) return known;
    const { value } = await cache.refresh(url.href, (_, shared) => fetchRecord(wanted(shared), known), task);
    return value instanceof FileError ? known : value;
  }

  function mayCheck({ href }: URL): boolean {
    const now = clock();
    if (now - (versionChecks.get(href) ?? Number.NEGATIVE_INFINITY) < VERSION_CHECK_MS) return false;
    versionChecks.set(href, now);
    return true;
  }

  /** Counts a use of a picture: its original and record stay on disk with the pictures made from them. */
  function noteUse(url: URL, { digest }: SourceRecord): void {
    store.has(buildRecordName(url));
    store.has(buildBytesName(digest));
  }

  /** Loads the bytes of an original. */
  async function loadBytes(url: URL, record: SourceRecord): Promise<Buffer> {
    const kept = await originals.read(record.digest);
    if (kept !== null) return kept;
    const { value } = await cache.refresh(url.href, (_, task) => fetchRecord({ url, version: null, task }, null));
    if (value instanceof FileError) throw value;
    const bytes = await originals.read(value.digest);
    if (bytes === null || value.digest !== record.digest) throw new FileError(503, 'The picture has just changed.');
    return bytes;
  }

  async function load(wanted: Wanted, held: SourceRecord | FileError | undefined): Promise<LoadedSource> {
    if (held !== undefined) return fetchRecord(wanted, held instanceof FileError ? null : held);
    const record = await readRecord(store, wanted.url);
    if (record === null) return fetchRecord(wanted, null);
    return { value: record, lifetime: REMEMBERED, bytes: RECORD_BYTES };
  }

  /** Fetches or revalidates a picture at the backend. */
  async function fetchRecord({ url, version, task }: Wanted, held: SourceRecord | null): Promise<LoadedSource> {
    try {
      const record = await fetching(async () => {
        const answer = await files.open(url, buildConditions(held));
        return answer.status === 304 && held !== null ? held : storePicture(answer);
      }, task);
      const value = addVersion(record, version);
      if (value !== held) void store.write(buildRecordName(url), Buffer.from(JSON.stringify(value)));
      return { value, lifetime: KNOWN, bytes: RECORD_BYTES };
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const isGone = error.status === 404;
      if (isGone) store.remove(buildRecordName(url));
      // While the backend is down, known pictures stay.
      return { value: error, lifetime: FAILED, bytes: RECORD_BYTES, isFailure: !isGone };
    }
  }

  async function storePicture(answer: Response): Promise<SourceRecord> {
    const bytes = await loadPicture(answer);
    const record = await buildRecord(bytes, answer.headers);
    originals.write(record.digest, bytes);
    return record;
  }

  return {
    resolve,
    load: loadBytes,
    noteUse,
    getStats: cache.getStats,
    getVersionStats: () => ({ entries: versionChecks.size, bytes: versionChecks.size * RECORD_BYTES }),
    getUnstored: originals.getStats,
    getQueueStats: fetching.getStats,
  };
}

export type ImageSources = ReturnType<typeof createImageSources>;
