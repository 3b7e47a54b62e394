import { LRUCache } from 'lru-cache';
import type { LoadedValue } from '../cache/cache-entry.ts';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import { type BackendFiles, loadBody } from './backend-files.ts';
import type { DiskStore } from './disk-store.ts';
import { FileError } from './file-error.ts';
import {
  buildBytesName,
  buildConditions,
  buildRecord,
  buildRecordName,
  readRecord,
  type SourceRecord,
} from './image-record.ts';

/** The largest original; its pixels are limited when it is decoded. */
const MAX_SOURCE_BYTES = 15_000_000;
const KNOWN = { fresh: 10 * 60 * 1000, whileRevalidating: Number.POSITIVE_INFINITY, onError: Number.POSITIVE_INFINITY };
const VERSIONED = { ...KNOWN, fresh: Number.POSITIVE_INFINITY };
/** The record of an earlier run is served, and revalidated in the background. */
const REMEMBERED = { ...KNOWN, fresh: 0 };
const RETRY_MS = 30 * 1000;
/** An address that has just failed is not requested again at once, however many visitors want it. */
const FAILED = { fresh: 5 * 1000, whileRevalidating: 0, onError: 0 };
/** The size of a record, or of a failure with its message. */
const RECORD_BYTES = 600;
const MAX_RECORDS = 20_000;
/** Memory for originals that the disk does not take: the few that pictures are being made of. */
const UNSTORED_BYTES = 64_000_000;

type LoadedSource = LoadedValue<SourceRecord | FileError> & { isFailure?: boolean };

export type ImageSourcesOptions = {
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
    // There is no end of wrong addresses.
    isMinor: (value) => value instanceof FileError,
    retryMs: RETRY_MS,
    onError,
  });

  const unstored = new LRUCache<string, Buffer>({
    maxSize: UNSTORED_BYTES,
    sizeCalculation: ({ buffer }) => buffer.byteLength,
  });

  /** Resolves the record of a picture from memory, disk or the backend; throws `FileError`. */
  async function resolve(url: URL): Promise<SourceRecord> {
    const { value } = await cache.read(url.href, (held) => load(url, held));
    if (value instanceof FileError) throw value;
    return value;
  }

  /** Loads the bytes of an original. */
  async function loadBytes(url: URL, record: SourceRecord): Promise<Buffer> {
    const kept = await readBytes(record);
    if (kept !== null) return kept;
    const { value } = await cache.refresh(url.href, () => fetchRecord(url, null));
    if (value instanceof FileError) throw value;
    const bytes = await readBytes(value);
    if (bytes === null || value.digest !== record.digest) throw new FileError(503, 'The picture has just changed.');
    return bytes;
  }

  /** Reads an original from disk, or from memory while the disk does not take it. */
  async function readBytes({ digest }: SourceRecord): Promise<Buffer | null> {
    const held = unstored.get(digest);
    if (held === undefined) return store.read(buildBytesName(digest));
    await storeBytes(digest, held);
    return held;
  }

  async function storeBytes(digest: string, bytes: Buffer): Promise<void> {
    if (await store.write(buildBytesName(digest), bytes)) unstored.delete(digest);
    else unstored.set(digest, bytes);
  }

  async function load(url: URL, held: SourceRecord | FileError | undefined): Promise<LoadedSource> {
    if (held !== undefined) return fetchRecord(url, held instanceof FileError ? null : held);
    const record = await readRecord(store, url);
    if (record === null) return fetchRecord(url, null);
    return { value: record, lifetime: isVersioned(url) ? VERSIONED : REMEMBERED, bytes: RECORD_BYTES };
  }

  /** Fetches or revalidates a picture at the backend. */
  async function fetchRecord(url: URL, held: SourceRecord | null): Promise<LoadedSource> {
    try {
      const answer = await files.open(url, buildConditions(held));
      const isSame = answer.status === 304 && held !== null;
      const value = isSame ? held : await storePicture(url, answer);
      return { value, lifetime: isVersioned(url) ? VERSIONED : KNOWN, bytes: RECORD_BYTES };
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const isGone = error.status === 404;
      if (isGone) store.remove(buildRecordName(url));
      // While the backend is down, known pictures stay.
      return { value: error, lifetime: FAILED, bytes: RECORD_BYTES, isFailure: !isGone };
    }
  }

  async function storePicture(url: URL, answer: Response): Promise<SourceRecord> {
    if (!answer.ok) {
      await answer.body?.cancel();
      const isAway = answer.status >= 500 || answer.status === 429;
      throw new FileError(isAway ? 502 : 404, 'The backend has no such picture.');
    }
    const bytes = await loadPicture(answer);
    const record = await buildRecord(bytes, answer.headers);
    await storeBytes(record.digest, bytes);
    await store.write(buildRecordName(url), Buffer.from(JSON.stringify(record)));
    return record;
  }

  return {
    resolve,
    load: loadBytes,
    getStats: cache.getStats,
    getUnstored: () => ({ entries: unstored.size, bytes: unstored.calculatedSize }),
  };
}

export type ImageSources = ReturnType<typeof createImageSources>;

/** Whether an address names a version of a file, whose bytes never change. */
export function isVersioned({ searchParams }: URL): boolean {
  return searchParams.has('v') || searchParams.has('ver');
}

async function loadPicture(answer: Response): Promise<Buffer> {
  const type = answer.headers.get('content-type') ?? '';
  if (!/^image\//i.test(type)) {
    await answer.body?.cancel();
    throw new FileError(415, 'The backend says that this is not a picture.');
  }
  return loadBody(answer, MAX_SOURCE_BYTES);
}
