import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type BackendFiles, loadBody } from './backend-files.ts';
import type { DiskStore } from './disk-store.ts';
import { FileError } from './file-error.ts';
import { loadImageMetadata } from './image-render.ts';
import { formats, parseImageType } from './image-type.ts';

/** Original pictures: at most so many bytes (issue "Look"); their pixels are limited where they are decoded. */
const maxSourceBytes = 15_000_000;
const freshFor = 10 * 60 * 1000;
const retryDelay = 30 * 1000;
const failureTime = 5 * 1000;

const recordSchema = z.object({
  /** Of the bytes: the same picture at the addresses of seven countries is one picture. */
  digest: z.string(),
  type: z.enum([...formats, 'svg']),
  width: z.number(),
  height: z.number(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});

/** What is known of an original picture. */
export type SourceRecord = z.output<typeof recordSchema>;

export interface ImageSourcesOptions {
  readonly files: Pick<BackendFiles, 'open'>;
  readonly store: DiskStore;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** Creates the originals: fetched once, kept on disk by digest, asked after again behind the answer. */
export function createImageSources({ files, store, clock, onError }: ImageSourcesOptions) {
  const records = new LRUCache<string, { record: SourceRecord; checkAt: number }>({ max: 20_000 });
  /** An address that has just failed is not asked for again at once, however many visitors ask. */
  const failures = new LRUCache<string, { error: FileError; until: number }>({ max: 5_000 });
  const flights = new Map<string, Promise<SourceRecord>>();

  /** Takes a picture's URL and gives its record, from memory, disk or the backend; throws `FileError`. */
  async function resolve(url: URL): Promise<SourceRecord> {
    const known = records.get(url.href) ?? (await readRecord(url));
    if (known === null) return fly(url, null);
    if (clock() >= known.checkAt && !isVersioned(url)) {
      fly(url, known.record).catch(onError);
    }
    return known.record;
  }

  /** Takes a record and its URL and gives the original bytes. */
  async function load(url: URL, record: SourceRecord): Promise<Buffer> {
    const kept = await store.read(buildBytesName(record.digest));
    if (kept !== null) return kept;
    const { digest } = await fly(url, null);
    const bytes = await store.read(buildBytesName(digest));
    if (bytes === null || digest !== record.digest) throw new FileError(503, 'The picture has just changed.');
    return bytes;
  }

  function fly(url: URL, record: SourceRecord | null): Promise<SourceRecord> {
    const failure = failures.get(url.href);
    if (failure !== undefined && clock() < failure.until) return Promise.reject(failure.error);
    const running = flights.get(url.href);
    if (running !== undefined) return running;
    const flight = fetchRecord(url, record).finally(() => flights.delete(url.href));
    flights.set(url.href, flight);
    return flight;
  }

  async function fetchRecord(url: URL, known: SourceRecord | null): Promise<SourceRecord> {
    try {
      const answer = await files.open(url, buildConditions(known));
      if (answer.status === 304 && known !== null) return remember(url, known, freshFor);
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new FileError(
          answer.status >= 500 || answer.status === 429 ? 502 : 404,
          'The backend has no such picture.',
        );
      }
      const bytes = await loadPicture(answer);
      const record = await buildRecord(bytes, answer.headers);
      await store.write(buildBytesName(record.digest), bytes);
      await store.write(buildRecordName(url), Buffer.from(JSON.stringify(record)));
      return remember(url, record, freshFor);
    } catch (error) {
      if (error instanceof FileError && error.status === 404) forget(url);
      // A backend that is away does not take known pictures with it.
      else if (known !== null) return remember(url, known, retryDelay);
      if (error instanceof FileError) failures.set(url.href, { error, until: clock() + failureTime });
      throw error;
    }
  }

  async function readRecord(url: URL): Promise<{ record: SourceRecord; checkAt: number } | null> {
    const text = await store.read(buildRecordName(url));
    const parsed = recordSchema.safeParse(text === null ? null : parseJson(text.toString()));
    if (!parsed.success) return null;
    remember(url, parsed.data, 0);
    return { record: parsed.data, checkAt: clock() };
  }

  function remember(url: URL, record: SourceRecord, time: number): SourceRecord {
    records.set(url.href, { record, checkAt: clock() + time });
    return record;
  }

  function forget(url: URL): void {
    records.delete(url.href);
    store.remove(buildRecordName(url));
  }

  return { resolve, load };
}

export type ImageSources = ReturnType<typeof createImageSources>;

/** Says whether an address names one version of a file: then its bytes never change. */
export function isVersioned({ searchParams }: URL): boolean {
  return searchParams.has('v') || searchParams.has('ver');
}

async function loadPicture(answer: Response): Promise<Buffer> {
  const type = answer.headers.get('content-type') ?? '';
  if (!/^image\//i.test(type)) {
    await answer.body?.cancel();
    throw new FileError(415, 'The backend says that this is not a picture.');
  }
  return loadBody(answer, maxSourceBytes);
}

async function buildRecord(bytes: Buffer, headers: Headers): Promise<SourceRecord> {
  const type = parseImageType(bytes);
  if (type === null) throw new FileError(415, 'This is not a picture of a known kind.');
  return {
    digest: createHash('sha256').update(bytes).digest('hex').slice(0, 40),
    type,
    ...(await loadImageMetadata(bytes)),
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
  };
}

function buildConditions(known: SourceRecord | null): Record<string, string> {
  const conditions: Record<string, string> = { accept: 'image/*' };
  if (known?.etag) conditions['if-none-match'] = known.etag;
  else if (known?.lastModified) conditions['if-modified-since'] = known.lastModified;
  return conditions;
}

function buildBytesName(digest: string): string {
  return `${digest}.original`;
}

function buildRecordName(url: URL): string {
  return `${createHash('sha256').update(url.href).digest('hex').slice(0, 40)}.json`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
