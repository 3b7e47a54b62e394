import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../contract/parse-json.ts';
import type { DiskStore } from './disk-store.ts';
import { FileError } from './file-error.ts';
import { loadImageMetadata } from './image-render.ts';
import { FORMATS, parseImageType } from './image-type.ts';

/** Versions come from visitors; keep only the latest few. */
const MAX_VERSIONS = 4;

const recordSchema = z.object({
  /** A hash of the bytes: the same picture at seven countries' addresses is stored once. */
  digest: z.string(),
  type: z.enum([...FORMATS, 'svg']),
  width: z.number(),
  height: z.number(),
  /** The memory that reading it takes; older records lack this and `hasAlpha`, and get the worst case. */
  reading: z.number().default(160_000_000),
  hasAlpha: z.boolean().default(true),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** The latest versions it was checked for. */
  versions: z.array(z.string()).default([]),
});

/** The record of an original. */
export type SourceRecord = z.output<typeof recordSchema>;

/** Builds the record of a picture; throws `FileError` when the bytes are not a picture. */
export async function buildRecord(bytes: Buffer, headers: Headers): Promise<SourceRecord> {
  const type = parseImageType(bytes);
  if (type === null) throw new FileError(415, 'This is not a picture of a known kind.');
  const { frames: _, ...original } = await loadImageMetadata(bytes);
  return {
    digest: buildDigest(bytes),
    type,
    ...original,
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
    versions: [],
  };
}

/** Adds the version a picture was just checked for. */
export function addVersion(record: SourceRecord, version: string | null): SourceRecord {
  if (version === null || record.versions.includes(version)) return record;
  return { ...record, versions: [version, ...record.versions].slice(0, MAX_VERSIONS) };
}

/** Builds the conditional headers for revalidation with the backend. */
export function buildConditions(known: SourceRecord | null): Record<string, string> {
  const conditions: Record<string, string> = { accept: 'image/*' };
  if (known?.etag) conditions['if-none-match'] = known.etag;
  else if (known?.lastModified) conditions['if-modified-since'] = known.lastModified;
  return conditions;
}

/** Reads the record an earlier run has stored; null when there is none or it is broken. */
export async function readRecord(store: Pick<DiskStore, 'read'>, url: URL): Promise<SourceRecord | null> {
  const text = await store.read(buildRecordName(url));
  const parsed = recordSchema.safeParse(parseJson(text?.toString() ?? ''));
  return parsed.success ? parsed.data : null;
}

/** Builds the digest of an original: its name on disk, and what its bytes are checked by. */
export function buildDigest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 40);
}

/** The file name of an original's bytes, by digest: a picture at many addresses is stored once. */
export function buildBytesName(digest: string): string {
  return `${digest}.original`;
}

/** The file name of an address's record. */
export function buildRecordName(url: URL): string {
  return `${createHash('sha256').update(url.href).digest('hex').slice(0, 40)}.json`;
}
