import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../backend/content/content.ts';
import type { MediaEntry } from '../../backend/content/media-manifest.ts';
import { readManifest } from '../../backend/content/read-manifest.ts';
import { openDataFolder } from '../../contract/data-folder.ts';
import { type FillReport, fillFolder, type MadeFile, updateCommitted } from '../fill-folder.ts';
import { FILM_FOLDER } from '../folders.ts';
import { loadDrawingTools } from '../imagery/drawing-tools.ts';
import type { DrawingTools } from '../imagery/scenes/scene.ts';
import { updateManifest } from '../manifest.ts';
import { filmJobs } from './film-jobs.ts';
import type { DocumentTools, JobGroup } from './job.ts';
import { listJobs } from './jobs.ts';
import { loadDocumentWriter } from './layout/document-writer.ts';
import { createPictures, type Pictures } from './layout/pictures.ts';
import { loadReports } from './reports/letters.ts';

/** A file of the manifest with its size in bytes. */
type Sized<T> = T & { bytes: number };
type DocumentEntry = Sized<Omit<MediaEntry, 'variants'>> & {
  variants?: Sized<NonNullable<MediaEntry['variants']>[number]>[];
};

function createTools(pictures: Pictures): DocumentTools {
  let openDocument: ReturnType<typeof loadDocumentWriter> | undefined;
  let drawingTools: Promise<DrawingTools> | undefined;
  return {
    pictures,
    openDocument: () => (openDocument ??= loadDocumentWriter()),
    drawingTools: () => (drawingTools ??= loadDrawingTools()),
  };
}

function listFiles(groups: readonly JobGroup[], pictures: Pictures): MadeFile[] {
  const tools = createTools(pictures);
  return groups.flatMap(({ jobs }) =>
    jobs.map(({ file, published, make }) => ({ name: file, published, make: () => make(tools) })),
  );
}

async function buildEntry({ ref: _, jobs, ...entry }: JobGroup, dir: string): Promise<DocumentEntry | null> {
  const sized = await Promise.all(
    jobs.map(async ({ file, country, language }) => ({
      ...(country && { country }),
      ...(language && { language }),
      file,
      bytes: (await stat(join(dir, file))).size,
    })),
  );
  const [first] = sized;
  if (!first) return null;
  const { file, bytes } = first;
  return { file, ...entry, bytes, ...(sized.length > 1 && { variants: sized }) };
}

/**
 * Makes the catalogs, investor documents and films of the content in a media folder that has its pictures, and adds
 * them to its manifest, each with its size in bytes; a second run makes nothing.
 */
export async function renderDocuments({ content, dir }: { content: Content; dir: string }): Promise<FillReport> {
  const pictures = createPictures({ dir, manifest: await readManifest(dir) });
  const groups = listJobs(content, await loadReports(), pictures);
  await openDataFolder(dir);
  const report = await fillFolder({ files: listFiles(groups, pictures), dir, committedDir: FILM_FOLDER });
  const entries: Record<string, MediaEntry> = {};
  for (const group of groups) {
    const entry = await buildEntry(group, dir);
    if (entry) entries[group.ref] = entry;
  }
  await updateManifest(dir, 'documents', entries);
  return report;
}

/** Brings the committed films up to date with the content. */
export async function renderCommitted(content: Content, onMade: (file: string) => void): Promise<FillReport> {
  const pictures = createPictures({ dir: FILM_FOLDER, manifest: {} });
  return updateCommitted({ files: listFiles(filmJobs(content), pictures), dir: FILM_FOLDER, onMade });
}
