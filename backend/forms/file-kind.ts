import { FILE_KINDS, type FileKind } from '../../contract/forms/file-kinds.ts';

/** Recognises each kind by its bytes. */
const IS_IN: Readonly<Record<FileKind, (bytes: Buffer) => boolean>> = {
  pdf: (bytes) => startsWith(bytes, '%PDF-'),
  // A ZIP archive with Word's folder in it.
  docx: (bytes) => startsWith(bytes, 'PK\x03\x04') && bytes.includes('word/'),
};

/** The kind that both the name and the bytes of a file say it is, or null. */
export function readFileKind(name: string, bytes: Buffer): FileKind | null {
  const kinds: readonly FileKind[] = ['pdf', 'docx'];
  return kinds.find((kind) => name.toLowerCase().endsWith(FILE_KINDS[kind].extension) && IS_IN[kind](bytes)) ?? null;
}

function startsWith(bytes: Buffer, text: string): boolean {
  return bytes.toString('latin1', 0, text.length) === text;
}
