import type { ImageModifiers } from './image-modifiers.ts';
import type { SourceRecord } from './image-record.ts';

/** An SVG opened by itself is a document: no script, nothing external. */
const SVG_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'";

/** Builds the headers of a picture; with a version in its address it never changes. */
export function buildImageHeaders(
  record: SourceRecord,
  { format }: ImageModifiers,
  etag: string,
  versioned: boolean,
): Headers {
  const isVector = record.type === 'svg';
  return new Headers({
    'content-type': isVector ? 'image/svg+xml' : `image/${format}`,
    'content-security-policy': isVector ? SVG_POLICY : "default-src 'none'",
    'cache-control': versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=2592000',
    etag,
  });
}
