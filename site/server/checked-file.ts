import { crc32 } from 'node:zlib';

/** At the end of a stored file: the checksum of what is before it, by which another process knows that it is whole. */
export const CHECKSUM_BYTES = 4;

export function buildChecksum(content: Buffer): Buffer {
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(content));
  return checksum;
}

/** Reads the content of a file; null when it is empty, cut, or not as it was written. */
export function readContent(bytes: Buffer): Buffer | null {
  const content = bytes.subarray(0, -CHECKSUM_BYTES);
  return content.length > 0 && buildChecksum(content).equals(bytes.subarray(-CHECKSUM_BYTES)) ? content : null;
}
