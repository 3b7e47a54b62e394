import { mkdir, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../backend/content/content.ts';
import type { MediaEntry, MediaManifest } from '../../backend/content/media-manifest.ts';
import { readManifest } from '../../backend/content/read-manifest.ts';
import { createTypesetter } from '../imagery/drawing/type.ts';
import { createGarden } from '../imagery/plants/plants.ts';
import type { Studio } from '../imagery/scenes/scene.ts';
import { copyOrLink, listFiles, writeWhole } from './files.ts';
import { filmJobs, type JobGroup, listJobs, type Workshop } from './jobs.ts';
import { createPictures, type Pictures } from './press/pictures.ts';
import { createPrinter } from './press/press.ts';
import { loadReports } from './reports/letters.ts';

/** Films are committed: one takes ten seconds to make and a moment to copy. */
export const RENDERED_DIR = fileURLToPath(new URL('../media/films', import.meta.url));
const MANIFEST = 'manifest.json';

export type RenderReport = { rendered: number; copied: number; kept: number };
/** A file of the manifest with its size in bytes. */
type Sized<T> = T & { bytes: number };
type DocumentEntry = Sized<Omit<MediaEntry, 'variants'>> & {
  variants?: Sized<NonNullable<MediaEntry['variants']>[number]>[];
};

function createWorkshop(pictures: Pictures): Workshop {
  let printer: ReturnType<typeof createPrinter> | undefined;
  let studio: Promise<Studio> | undefined;
  const openStudio = async () => ({ type: await createTypesetter(), garden: createGarden() });
  return {
    pictures,
    printer: () => (printer ??= createPrinter()),
    studio: () => (studio ??= openStudio()),
  };
}

/** Makes the files of the groups that `dir` lacks: copied where they are committed, made where they are not. */
async function renderMissing(of: {
  groups: readonly JobGroup[];
  dir: string;
  pictures: Pictures;
  onRendered: (file: string) => void;
}): Promise<RenderReport> {
  const { groups, dir, pictures, onRendered } = of;
  await mkdir(dir, { recursive: true });
  const [present, committed] = await Promise.all([listFiles(dir), listFiles(RENDERED_DIR)]);
  const workshop = createWorkshop(pictures);
  const report = { rendered: 0, copied: 0, kept: 0 };
  for (const { file, published, make } of groups.flatMap(({ jobs }) => jobs)) {
    if (present.has(file)) report.kept++;
    else if (committed.has(file)) {
      await copyOrLink(join(RENDERED_DIR, file), join(dir, file));
      report.copied++;
    } else {
      await writeWhole(join(dir, file), await make(workshop));
      if (published) await utimes(join(dir, file), new Date(published), new Date(published));
      onRendered(file);
      report.rendered++;
    }
    present.add(file);
  }
  return report;
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
 * Makes the catalogs, investor documents and films of the content in `dir`, after the pictures are there, and merges
 * them into its `manifest.json`, each with its size in bytes; a second run makes nothing.
 */
export async function renderDocuments({
  content,
  dir,
  onRendered = () => {},
}: {
  content: Content;
  dir: string;
  onRendered?: (file: string) => void;
}): Promise<RenderReport> {
  const manifest = await readManifest(dir);
  const pictures = createPictures({ dir, manifest });
  const groups = listJobs(content, await loadReports(), pictures);
  const report = await renderMissing({ groups, dir, pictures, onRendered });
  const merged: MediaManifest = Object.fromEntries(
    Object.entries(manifest).filter(([ref]) => !/^(document|video)\//.test(ref)),
  );
  for (const group of groups) {
    const entry = await buildEntry(group, dir);
    if (entry) merged[group.ref] = entry;
  }
  await writeWhole(join(dir, MANIFEST), `${JSON.stringify(merged, null, 1)}\n`);
  return report;
}

/** Brings the committed films up to date with the content: makes the missing, deletes the stale. */
export async function renderCommitted(content: Content, onRendered: (file: string) => void): Promise<RenderReport> {
  const groups = filmJobs(content);
  const pictures = createPictures({ dir: RENDERED_DIR, manifest: {} });
  const report = await renderMissing({ groups, dir: RENDERED_DIR, pictures, onRendered });
  const wanted = new Set(groups.flatMap(({ jobs }) => jobs.map(({ file }) => file)));
  for (const file of await listFiles(RENDERED_DIR)) {
    if (!wanted.has(file)) await unlink(join(RENDERED_DIR, file));
  }
  return report;
}
