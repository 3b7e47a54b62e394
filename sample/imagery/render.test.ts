import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Content } from '../../backend/content/content.ts';
import { readContent } from '../../backend/content/load-content.ts';
import { STEP_ICONS } from '../../backend/content/schema/step-icons.ts';
import { showsSubstance } from '../../backend/content/step-references.ts';
import type { FillReport } from '../fill-folder.ts';
import { renderMedia } from './render.ts';

/** What content without products still needs: the steps in which no product is seen. */
const COUNT = STEP_ICONS.filter((icon) => !showsSubstance(icon)).length;

let dir: string;
/** Content of an empty folder. */
let content: Content;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-'));
  ({ content } = await readContent(dir));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const count = ({ made, copied }: FillReport) => made + copied;

describe('renderMedia', () => {
  it('renders missing pictures, and nothing the second time', async () => {
    expect(count(await renderMedia({ content, dir }))).toBe(COUNT);
    expect(await renderMedia({ content, dir })).toEqual({ made: 0, copied: 0, kept: COUNT });
  });

  it('writes a manifest whose files exist', async () => {
    await renderMedia({ content, dir });
    const manifest: Record<string, { file: string; mimeType: string; width: number }> = JSON.parse(
      await readFile(join(dir, 'manifest.json'), 'utf8'),
    );
    expect(Object.keys(manifest)).toHaveLength(COUNT);
    expect(manifest['step/pour']).toMatchObject({ mimeType: 'image/svg+xml', width: 200 });
    for (const { file } of Object.values(manifest)) expect((await stat(join(dir, file))).size).toBeGreaterThan(100);
    for (const { file } of Object.values(manifest)) expect((await stat(join(dir, file))).mode & 0o077).toBe(0);
  });

  it('keeps the entries of documents and films', async () => {
    const document = { file: 'x.pdf', mimeType: 'application/pdf', alt: { en: 'x', ar: 'س' } };
    await writeFile(join(dir, 'manifest.json'), JSON.stringify({ 'document/x': document, 'still/old': document }));
    await renderMedia({ content, dir });
    const manifest: Record<string, unknown> = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8'));
    expect(manifest['document/x']).toEqual(document);
    expect(manifest['still/old']).toBeUndefined();
  });
});
