export const FORMATS = ['webp', 'avif', 'jpeg', 'png', 'gif'] as const;
export type Format = (typeof FORMATS)[number];
export type SourceType = Format | 'svg';

/**
 * Detects the type of a picture by its first bytes, null when it is none of these. Only these types reach a decoder:
 * names and content types can lie.
 */
export function parseImageType(bytes: Buffer): SourceType | null {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^(?:avif|avis)/.test(text(8, 12))) return 'avif';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  return isSvg(bytes.toString('utf8', 0, 4096)) ? 'svg' : null;
}

/** Parts allowed before the root of an SVG file: how each begins and ends. */
const PROLOGUE = [
  ['<!--', '-->'],
  ['<?xml', '>'],
  ['<!doctype svg', '>'],
] as const;

/** Steps over the prologue part by part; one pattern for all of it would backtrack. */
function isSvg(text: string): boolean {
  for (let rest = text.replace(/^\ufeff/, '').trimStart(); ; ) {
    const part = PROLOGUE.find(([start]) => rest.slice(0, start.length).toLowerCase() === start);
    if (part === undefined) return /^<svg[\s>]/i.test(rest);
    const end = rest.indexOf(part[1], part[0].length);
    // An internal subset can declare entities, which no picture needs.
    if (end < 0 || (part[0] === '<!doctype svg' && rest.slice(0, end).includes('['))) return false;
    rest = rest.slice(end + part[1].length).trimStart();
  }
}
