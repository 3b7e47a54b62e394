import type { Format } from './image-type.ts';

/** Checks whether a stored picture has lost its end: a format tells how long a file is, or how it ends. */
export function isWholePicture(bytes: Buffer, format: Format): boolean {
  if (format === 'webp') return bytes.length > 8 && bytes.readUInt32LE(4) + 8 === bytes.length;
  if (format === 'avif') return hasWholeBoxes(bytes);
  return bytes.length > 8 && bytes.subarray(-ENDS[format].length).equals(ENDS[format]);
}

const ENDS = {
  jpeg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from('IEND\xaeB`\x82', 'latin1'),
  gif: Buffer.from(';'),
} as const;

/** An AVIF file is a row of boxes, each of which begins with its length. */
function hasWholeBoxes(bytes: Buffer): boolean {
  let end = 0;
  while (end + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(end);
    if (length < 8) return false;
    end += length;
  }
  return end === bytes.length && end > 0;
}
