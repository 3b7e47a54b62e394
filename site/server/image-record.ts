import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../contract/parse-json.ts';
import type { DiskStore } from './disk-store.ts';
import { FileError } from './file-error.ts';
import { loadImageMetadata } from './image-render.ts';
import { FORMATS, parseImageType } from './image-type.ts';

const recordSchema = z.object({
  /** Of the bytes: the same picture at the addresses of seven countries is one picture. */
  digest: z.string(),
  type: z.enum([...FORMATS, 'svg']),
  width: z.number(),
  height: z.number(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});

/** What is known of an original picture. */
export type SourceRecord = z.output<typeof recordSchema>;

/** Builds the record of a picture from its bytes; throws `FileError` when they are none. */
export async function buildRecord(bytes: Buffer, headers: Headers): Promise<SourceRecord> {
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

/** Builds the headers that let the backend say nothing has changed. */
export function buildConditions(known: SourceRecord | null): Record<string, string> {
  const conditions: Record<string, string> = { accept: 'image/*' };
  if (known?.etag) conditions['if-none-match'] = known.etag;
  else if (known?.lastModified) conditions['if-modified-since'] = known.lastModified;
  return conditions;
}

/** Reads what an earlier run has left of a picture; null when there is nothing, or nothing that can be read. */
export async function readRecord(store: Pick<DiskStore, 'read'>, url: URL): Promise<SourceRecord | null> {
  const text = await store.read(buildRecordName(url));
  const parsed = recordSchema.safeParse(parseJson(text?.toString() ?? ''));
  return parsed.success ? parsed.data : null;
}

/** The name a picture's bytes are kept under: the same picture at many addresses is kept once. */
export function buildBytesName(digest: string): string {
  return `${digest}.original`;
}

/** The name the record of an address is kept under. */
export function buildRecordName(url: URL): string {
  return `${createHash('sha256').update(url.href).digest('hex').slice(0, 40)}.json`;
}
