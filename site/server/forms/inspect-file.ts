import type { FileKind } from '../../../contract/forms/file-kinds.ts';
import { LockedFileError } from './inflate.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectPdf } from './inspect-pdf.ts';

/** The limit on a file's unpacked parts: a scan of a few pages takes that much, and a second to read. */
const MAX_INFLATED = 250_000_000;
/** A Word document with a password is not an archive, and has this in its directory. */
const LOCKED_DOCX = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Detects a file's kind by its bytes, whatever its name; null for others. Throws `UnsafeFileError` for a file that is
 * two kinds at once, is encrypted, or grows beyond limits when it is read.
 */
export async function inspectFile(bytes: Buffer): Promise<FileKind | null> {
  const budget = { bytes: MAX_INFLATED };
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return (await inspectPdf(bytes, budget)) ? 'pdf' : null;
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return (await inspectDocx(bytes, budget)) ? 'docx' : null;
  if (bytes.toString('hex', 0, 4) === 'd0cf11e0' && bytes.includes(LOCKED_DOCX))
    throw new LockedFileError('A document is encrypted');
  return null;
}
