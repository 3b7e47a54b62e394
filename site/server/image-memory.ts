import { FileError } from './file-error.ts';
import { type ImageModifiers, widths } from './image-modifiers.ts';
import type { Format, SourceType } from './image-type.ts';

/** The memory for rendering a picture, beside a site that uses 450 MB: the units of `deploy/` kill it at 900. */
const MAX_BYTES = 280_000_000;
/** The rest is enough for a megapixel of any format. */
const MAX_READING_BYTES = 240_000_000;
const MAX_WIDTH = Math.max(...widths);

/** Bytes of memory per pixel while a picture is written, at worst: noise, in alpha too. Measured. */
const WRITING_BYTES = {
  opaque: { avif: 24, webp: 14, png: 8, jpeg: 8, gif: 16 },
  alpha: { avif: 43, webp: 35, png: 10, jpeg: 11, gif: 17 },
} satisfies Record<string, Record<Format, number>>;

type Size = {
  width: number;
  height: number;
};

export type Original = Size & {
  /** Bytes of memory that reading it takes. */
  reading: number;
  hasAlpha: boolean;
  /** How many frames of it are written; 1 unless given. */
  frames?: number;
};

/** What is known of a picture before it is decoded; `format` is that of its decoder, "heif" for AVIF. */
type Header = {
  format?: string | undefined;
  /** "uchar" is one byte a channel. */
  depth?: string | undefined;
  channels?: number | undefined;
  isProgressive?: boolean | undefined;
};

/** Estimates the bytes of memory that reading this many pixels takes; throws `FileError` when it is too much. */
export function estimateReading(pixels: number, header: Header): number {
  const reading = pixels * findReadingBytes(header);
  if (reading > MAX_READING_BYTES) throw new FileError(413, 'The picture takes too much memory to be read.');
  return reading;
}

/** Measured, at worst. Formats decoded line by line take least; an AVIF is decoded whole, whatever size is wanted. */
function findReadingBytes({ format, depth, channels = 3, isProgressive = false }: Header): number {
  const isDeep = depth !== 'uchar';
  if (format === 'heif') return isDeep ? 25 : 19;
  if (format === 'jpeg' && isProgressive) return channels * 2;
  if (format === 'png' && isProgressive) return isDeep ? 9 : 5;
  return format === 'gif' ? 5 : 4;
}

/** How a picture is resized; "fill" where both sides follow from the original. */
type Output = Size & { fit: ImageModifiers['fit'] };

/**
 * The size that a picture is written in: as requested, but nothing is enlarged, nothing is wider than the widest
 * breakpoint, and nothing takes more memory than there is. `w_3842,f_avif` of 4000 × 3000 with alpha → 2755 × 2067
 */
export function resolveOutput(original: Original, modifiers: ImageModifiers): Output {
  const wanted = fitInto(original, modifiers);
  const { width, height, fit } = wanted;
  const room = (MAX_BYTES - original.reading) / (findWritingBytes(original, modifiers) * (original.frames ?? 1));
  const factor = Math.sqrt(room / (width * height));
  if (factor >= 1) return wanted;
  return { width: Math.max(1, Math.floor(width * factor)), height: Math.max(1, Math.floor(height * factor)), fit };
}

/** Estimates the bytes of memory that rendering takes. `w_1921,f_avif` of 1920 × 1032 → 55 million */
export function estimateMemory(original: Original & { type: SourceType }, modifiers: ImageModifiers): number {
  // The number of frames is not recorded.
  if (isAnimated(original.type, modifiers)) return Number.POSITIVE_INFINITY;
  const { width, height } = resolveOutput(original, modifiers);
  return original.reading + width * height * findWritingBytes(original, modifiers);
}

export function isAnimated(type: SourceType, { format }: ImageModifiers): boolean {
  return type === 'gif' && (format === 'webp' || format === 'gif');
}

function findWritingBytes({ hasAlpha }: Original, { format }: ImageModifiers): number {
  return WRITING_BYTES[hasAlpha ? 'alpha' : 'opaque'][format];
}

/** The requested size, reduced proportionally to fit the original: nothing is ever enlarged. */
function fitInto(original: Size, { width, height, fit }: ImageModifiers): Output {
  if (width === null && height === null) return scaleDown(original, 1);
  if (width === null) return scaleDown(original, (height ?? original.height) / original.height);
  if (height === null) return scaleDown(original, width / original.width);
  const factor = Math.min(1, original.width / width, original.height / height);
  const box = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
  if (fit !== 'outside') return { ...box, fit };
  return scaleDown(original, Math.max(box.width / original.width, box.height / original.height));
}

function scaleDown({ width, height }: Size, factor: number): Output {
  const scale = Math.min(1, factor, MAX_WIDTH / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: 'fill',
  };
}
