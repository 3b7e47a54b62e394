import sharp from 'sharp';
import { FileError } from './file-error.ts';
import type { ImageModifiers } from './image-modifiers.ts';
import type { Format, SourceType } from './image-type.ts';

/** 40 megapixels, all frames together: the most a decoder may unpack into memory. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 20;

// Each picture is rendered on a thread of its own; more threads would only take turns and hold caches.
sharp.concurrency(1);
// Every picture is read from bytes of its own: what sharp keeps of one is of use to no other.
sharp.cache(false);

/** Bytes of memory that a pixel takes: of the original while it is read, of the picture while it is written. Measured. */
const READING_BYTES = 4;
const WRITING_BYTES = { avif: 24, webp: 8, jpeg: 8, png: 8, gif: 8 } satisfies Record<Format, number>;

type Metadata = {
  width: number;
  height: number;
};

/** Estimates the bytes of memory that rendering takes. `w_1921,f_avif` of 1920 × 1032 → 55 million */
export function estimateMemory(
  { type, ...source }: Metadata & { type: SourceType },
  modifiers: ImageModifiers,
): number {
  // The number of frames is not recorded.
  if (isAnimated(type, modifiers)) return Number.POSITIVE_INFINITY;
  const { width, height } = fitInto(source, modifiers) ?? source;
  const ratio = source.width / source.height;
  const written = (width ?? (height ?? 0) * ratio) * (height ?? (width ?? 0) / ratio);
  return source.width * source.height * READING_BYTES + written * WRITING_BYTES[modifiers.format];
}

/** Reads the displayed size of a picture without decoding it; throws `FileError` for a bomb or a broken file. */
export async function loadImageMetadata(bytes: Buffer): Promise<Metadata> {
  const { autoOrient, width = 0, height = 0, pages = 1 } = await readMetadata(bytes);
  if (width * height * pages > MAX_PIXELS) throw new FileError(413, 'The picture has more than 40 megapixels.');
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
}

/**
 * Renders a picture by its modifiers, in so many seconds at most; throws `FileError` when the original is unreadable, and
 * when it takes longer.
 */
export async function renderImage(
  bytes: Buffer,
  type: SourceType,
  modifiers: ImageModifiers,
  seconds = MAX_SECONDS,
): Promise<Buffer> {
  const { format, fit, quality, background, blur } = modifiers;
  const size = fitInto(await loadImageMetadata(bytes), modifiers);
  const animated = isAnimated(type, modifiers);
  const pipeline = sharp(bytes, { animated, limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds });
  if (size !== null) {
    const canvas = background === null ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${background}`;
    pipeline.resize({ ...size, fit, background: canvas });
  }
  if (blur > 0) pipeline.blur(blur);
  if (background !== null) pipeline.flatten({ background: `#${background}` });
  else if (format === 'jpeg') pipeline.flatten({ background: '#ffffff' });
  try {
    return await pipeline.toFormat(format, resolveOutput(format, quality)).toBuffer();
  } catch (error) {
    // A timeout means a busy machine, not a broken picture.
    if (error instanceof Error && error.message.includes('timeout: '))
      throw new FileError(503, 'The picture takes too long.');
    throw new FileError(415, 'The picture is broken, or cannot be made this way.');
  }
}

function isAnimated(type: SourceType, { format }: ImageModifiers): boolean {
  return type === 'gif' && (format === 'webp' || format === 'gif');
}

/**
 * Quantised alpha saves cut-outs a quarter of their bytes, invisibly. AVIF at effort 2 takes half as long again as at 1,
 * and a seventh of the time of the default (decision 0291). Colour at half the width and height, as JPEG and WebP have
 * it, takes a quarter less memory.
 */
function resolveOutput(format: ImageModifiers['format'], quality: number) {
  if (format === 'png') return { compressionLevel: 9 };
  if (format === 'gif') return {};
  if (format === 'webp') return { quality, alphaQuality: 70 };
  return format === 'avif' ? { quality, effort: 2, chromaSubsampling: '4:2:0' } : { quality };
}

async function readMetadata(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new FileError(415, 'The picture is broken.');
  }
}

/** The requested size, reduced proportionally to what the original has: nothing is ever enlarged. */
function fitInto(source: Metadata, { width, height }: ImageModifiers): { width?: number; height?: number } | null {
  if (width === null && height === null) return null;
  if (height === null) return { width: Math.min(width ?? source.width, source.width) };
  if (width === null) return { height: Math.min(height, source.height) };
  const factor = Math.min(1, source.width / width, source.height / height);
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
