import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../backend/content/content.ts';
import { loadContent } from '../../backend/content/load-content.ts';
import { findReferences } from '../../backend/content/media-references.ts';
import { readManifest } from '../../backend/content/read-manifest.ts';
import { countries } from '../../contract/countries.ts';
import { writtenLanguages } from '../../contract/languages.ts';
import { CONTENT_FOLDER } from '../folders.ts';
import { listJobs } from './jobs.ts';
import { createPictures } from './layout/pictures.ts';
import { renderDocuments } from './render.ts';
import { loadReports } from './reports/letters.ts';

/** A catalog has a file for each country and language. */
const EVERYWHERE = countries.length * writtenLanguages.length;

let content: Content;
let dir: string;

/** One range only, with one picture for everything. */
beforeAll(async () => {
  const allContent = await loadContent(CONTENT_FOLDER);
  const products = allContent.products.filter(({ brand }) => brand === 'qiwam').slice(0, 2);
  content = { ...allContent, products };
  dir = await mkdtemp(join(tmpdir(), 'documents-'));
  const green = { create: { width: 80, height: 100, channels: 4, background: '#1d5a3f' } } as const;
  await writeFile(join(dir, 'green.webp'), await sharp(green).webp().toBuffer());
  const alt = { en: 'Green', ar: 'أخضر' };
  const picture = { file: 'green.webp', mimeType: 'image/webp', width: 80, height: 100, alt };
  const refs = ['hero-mobile/qiwam', ...products.map(({ fullSlug }) => `pack/${fullSlug}`)];
  const stale = { 'document/gone': { file: 'gone.pdf', mimeType: 'application/pdf', alt } };
  const entries = { ...Object.fromEntries(refs.map((ref) => [ref, picture])), ...stale };
  await writeFile(join(dir, 'manifest.json'), JSON.stringify(entries));
});

describe('renderDocuments', () => {
  it('renders missing documents once, and adds them to the manifest of pictures', async () => {
    const first = await renderDocuments({ content, dir });
    expect(first).toMatchObject({ made: 3 * EVERYWHERE + 12 * writtenLanguages.length, kept: 0 });
    expect(first.copied).toBeGreaterThan(0);
    const second = await renderDocuments({ content, dir });
    expect(second).toEqual({ made: 0, copied: 0, kept: first.made + first.copied });

    const manifest = await readManifest(dir);
    expect(manifest['hero-mobile/qiwam']?.file).toBe('green.webp');
    expect(manifest['document/gone']).toBeUndefined();
    const { variants = [] } = manifest['document/qiwam-pantry-2026'] ?? {};
    expect(variants).toHaveLength(EVERYWHERE);
    expect(new Set(variants.map(({ file }) => file)).size).toBe(EVERYWHERE);
    const files = await readdir(dir);
    for (const { file } of variants) expect(files).toContain(file);
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('writes the size of every file', async () => {
    const manifest: Record<string, { file: string; bytes?: number }> = JSON.parse(
      await readFile(join(dir, 'manifest.json'), 'utf8'),
    );
    for (const [ref, { file, bytes }] of Object.entries(manifest)) {
      if (/^(document|video)\//.test(ref)) expect(bytes).toBe((await stat(join(dir, file))).size);
    }
  });
});

describe('the content', () => {
  it('refers to existing documents and films only, each with a name in both languages', async () => {
    const allContent = await loadContent(CONTENT_FOLDER);
    const groups = listJobs(allContent, await loadReports(), createPictures({ dir, manifest: {} }));
    const rendered = groups.map(({ ref }) => ref).sort();
    const references = ['document', 'video'].flatMap((kind) =>
      findReferences(allContent, kind).map((name) => `${kind}/${name}`),
    );
    expect(rendered).toEqual(references.sort());
    for (const { alt } of groups) expect(alt.en && alt.ar).toBeTruthy();
  });

  it('names files by their content: another picture, another name', async () => {
    const reports = await loadReports();
    const filesWith = (file: string) => {
      const manifest = { 'hero-mobile/qiwam': { file, mimeType: 'image/webp', alt: { en: 'a', ar: 'ا' } } };
      return listJobs(content, reports, createPictures({ dir, manifest })).flatMap(({ jobs }) =>
        jobs.map((job) => job.file),
      );
    };
    const [one, same, other] = [filesWith('a.webp'), filesWith('a.webp'), filesWith('b.webp')];
    expect(one).toEqual(same);
    expect(one.filter((file) => !other.includes(file))).toHaveLength(EVERYWHERE);
  });
});
