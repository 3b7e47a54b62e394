/** The files a form may take. */
export type FileKind = 'pdf' | 'docx';

/** What a kind is called, and how its bytes are told. */
export const FILE_KINDS = {
  pdf: { extension: '.pdf', mimeType: 'application/pdf', isIn: (bytes) => startsWith(bytes, '%PDF-') },
  docx: {
    extension: '.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    // A ZIP archive with Word's folder in it.
    isIn: (bytes) => startsWith(bytes, 'PK\x03\x04') && bytes.includes('word/'),
  },
} as const satisfies Record<FileKind, { extension: string; mimeType: string; isIn: (bytes: Buffer) => boolean }>;

/** The kind that both the name and the bytes of a file say it is, or null. */
export function readFileKind(name: string, bytes: Buffer): FileKind | null {
  const kinds: readonly FileKind[] = ['pdf', 'docx'];
  return (
    kinds.find((kind) => name.toLowerCase().endsWith(FILE_KINDS[kind].extension) && FILE_KINDS[kind].isIn(bytes)) ??
    null
  );
}

function startsWith(bytes: Buffer, text: string): boolean {
  return bytes.toString('latin1', 0, text.length) === text;
}
