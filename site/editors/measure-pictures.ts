import sharp from 'sharp';
import { parseMediaSource } from '../app/content/cleaning/media-source.ts';
import type { Finding } from './finding.ts';

/** A picture as wide as a phone, and sizes that no editor means to upload. */
const MIN_WIDTH = 600;
const MAX_WIDTH = 6000;
const MAX_BYTES = 5_000_000;

export type Picture = { source: string; name: string; where: string };

/** Loads each picture once and finds those that are too small or too large for the site, or missing. */
export async function measurePictures(
  pictures: readonly Picture[],
  { origins, fetch }: { origins: readonly string[]; fetch: typeof globalThis.fetch },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [source, [first]] of Map.groupBy(pictures, (one) => one.source)) {
    const url = parseMediaSource(source.replace(/^\/media\//, ''), origins);
    if (url === null || first === undefined) continue;
    const { name, where } = first;
    const file = `${source.slice(source.lastIndexOf('/') + 1)} in “${name}”`;
    const bytes = await loadBytes(url, fetch);
    const width = bytes === null ? null : await readWidth(bytes);
    if (bytes === null || width === null)
      findings.push({ kind: 'nowhere', where, what: `${file}: there is no such picture` });
    else if (width < MIN_WIDTH) findings.push({ kind: 'small', where, what: `${file} is ${width} pixels wide` });
    else if (width > MAX_WIDTH) findings.push({ kind: 'large', where, what: `${file} is ${width} pixels wide` });
    else if (bytes.length > MAX_BYTES)
      findings.push({ kind: 'large', where, what: `${file} has ${Math.round(bytes.length / 1_000_000)} MB` });
  }
  return findings;
}

async function loadBytes(url: URL, fetch: typeof globalThis.fetch): Promise<Buffer | null> {
  const response = await fetch(url).catch(() => null);
  return response?.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

/** Null if the bytes are not a picture; a vector drawing has the size that it is shown in. */
async function readWidth(bytes: Buffer): Promise<number | null> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (metadata?.format === 'svg') return MIN_WIDTH;
  return metadata?.width ?? null;
}
