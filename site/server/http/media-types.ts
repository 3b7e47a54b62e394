import { extname } from 'node:path';

const TYPES_BY_EXTENSION: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Resolves the content type of a file by its name. */
export function resolveMediaType(name: string): string {
  return TYPES_BY_EXTENSION[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether bodies of a content type are worth compressing. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|xml|javascript/i.test(type);
}

/** The media type that a request names, without its parameters; empty when it names none. */
export function readMediaType(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';', 1).join('').trim().toLowerCase();
}
