/** The files a form may accept, and their names. */
export type FileKind = 'pdf' | 'docx';

export const FILE_KINDS: Readonly<Record<FileKind, { extension: string; mimeType: string }>> = {
  pdf: { extension: '.pdf', mimeType: 'application/pdf' },
  docx: {
    extension: '.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
};
