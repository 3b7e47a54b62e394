import sharp from 'sharp';
import { FileError } from './file-error.ts';
import { estimateReading, isAnimated, type Original, resolveOutput } from './image-memory.ts';
import type { ImageModifiers } from './image-modifiers.ts';
import type { SourceType } from './image-type.ts';

/** 40 megapixels, all frames together: the most a decoder may unpack into memory. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 20;

// Each picture is rendered on its own thread; more threads would only take turns and hold caches.
sharp.concurrency(1);
// Every picture is read from its own bytes: what sharp caches of one is of no use to another.
sharp.cache(false);

/**
 * Reads the displayed size of a picture without decoding it, and the memory that decoding takes; throws `FileError` for
 * a bomb or a broken file.
 */
export async function loadImageMetadata(bytes: Buffer): Promise<Required<Original>> {
  const header = await readMetadata(bytes);
  const { autoOrient, width = 0, height = 0, pages: frames = 1, hasAlpha = true } = header;
  const pixels = width * height * frames;
  if (pixels > MAX_PIXELS) throw new FileError(413, 'The picture has more than 40 megapixels.');
  const reading = estimateReading(pixels, header);
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height, reading, hasAlpha, frames };
}

/**
 * Renders a picture by its modifiers, smaller where that would take too much memory; throws `FileError` when the
 * original is unreadable, and when it takes longer than the given seconds.
 */
export async function renderImage(
  bytes: Buffer,
  type: SourceType,
  modifiers: ImageModifiers,
  seconds = MAX_SECONDS,
): Promise<Buffer> {
  const { format, quality, background, blur } = modifiers;
  const { frames, ...original } = await loadImageMetadata(bytes);
  const animated = isAnimated(type, modifiers);
  const output = resolveOutput({ ...original, frames: animated ? frames : 1 }, modifiers);
  const pipeline = sharp(bytes, { animated, limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds });
  const canvas = background === null ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${background}`;
  pipeline.resize({ ...output, background: canvas });
  if (blur > 0) pipeline.blur(blur);
  if (background !== null) pipeline.flatten({ background: `#${background}` });
  else if (format === 'jpeg') pipeline.flatten({ background: '#ffffff' });
  try {
    return await pipeline.toFormat(format, chooseEncoding(format, quality)).toBuffer();
  } catch (error) {
    // A timeout means a busy machine, not a broken picture.
    if (error instanceof Error && error.message.includes('timeout: '))
      throw new FileError(503, 'The picture takes too long.');
    throw new FileError(415, 'The picture is broken, or cannot be made this way.');
  }
}

/**
 * Quantised alpha saves cut-outs a quarter of their bytes, invisibly. AVIF at effort 2 takes half as long again as at
 * 1, and a seventh of the time of the default (decision 0291). Colour at half the width and height, as in JPEG and
 * WebP, takes a quarter less memory.
 */
function chooseEncoding(format: ImageModifiers['format'], quality: number) {
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
