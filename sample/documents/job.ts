import { createHash } from 'node:crypto';
import type { MediaEntry } from '../../backend/content/media-manifest.ts';
import type { CountryCode } from '../../contract/countries.ts';
import type { WrittenLanguage } from '../../contract/languages.ts';
import type { DrawingTools } from '../imagery/scenes/scene.ts';
import type { OpenDocument } from './layout/document-writer.ts';
import type { Pictures } from './layout/pictures.ts';

/** The tools documents and films are made with; each loads when a job first needs it. */
export type DocumentTools = {
  openDocument(): Promise<OpenDocument>;
  drawingTools(): Promise<DrawingTools>;
  pictures: Pictures;
};

/** One file to make: its reference, country, language and name, and the function that makes it. */
export type Job = {
  ref: string;
  country?: CountryCode;
  language?: WrittenLanguage;
  file: string;
  /** The publication date, `2026-08-11`, used as the file's modification time. */
  published?: string;
  make(tools: DocumentTools): Promise<Uint8Array>;
};
/** A reference with its metadata and the files made for it. */
export type JobGroup = Pick<MediaEntry, 'mimeType' | 'alt' | 'width' | 'height'> & { ref: string; jobs: Job[] };

export const PDF = 'application/pdf';

/** Raised when the drawing of a kind changes, so that its files get new names and are made again. */
const VERSIONS = { catalog: 2, report: 1, film: 1 } as const;

/** The name of a file: a hash of everything it is made from and of its kind's version. */
export function nameFile(kind: keyof typeof VERSIONS, source: unknown, extension: string): string {
  const hash = createHash('sha256').update(JSON.stringify([kind, VERSIONS[kind], source]));
  return `${hash.digest('hex').slice(0, 24)}.${extension}`;
}
