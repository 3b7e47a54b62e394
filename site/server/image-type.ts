export const formats = ['webp', 'avif', 'jpeg', 'png', 'gif'] as const;
export type Format = (typeof formats)[number];
export type SourceType = Format | 'svg';

/**
 * Takes the beginning of a file and gives the kind of picture its bytes say it is, or null. Only these kinds are ever
 * handed to a decoder: names and content types are what somebody claims.
 */
export function parseImageType(bytes: Buffer): SourceType | null {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^(?:avif|avis)/.test(text(8, 12))) return 'avif';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  return /^(?:\ufeff)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/i.test(
    bytes.toString('utf8', 0, 4096),
  )
    ? 'svg'
    : null;
}
