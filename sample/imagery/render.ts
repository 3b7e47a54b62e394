import { link, mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Content } from '../../backend/content/content.ts';
import type { MediaEntry, MediaManifest } from '../../backend/content/media-manifest.ts';
import { imageCatalogue } from './catalogue.ts';
import { createTypesetter } from './drawing/type.ts';
import { createGarden } from './plants/plants.ts';
import { drawRecipe, fileNameOf, outputOf, type Recipe } from './recipe.ts';
import type { Studio } from './scenes/scene.ts';

/** Pictures that are committed because they take longer to make than to check out. */
export const RENDERED_DIR = fileURLToPath(new URL('../media/pictures', import.meta.url));
const POINTS_PER_INCH = 72;
const AT_ONCE = 2;

/** What a picture may weigh, and the quality it is never pressed below to get there. */
const MOST_BYTES = 70_000;
const LOWEST_QUALITY = 60;

/** Draws a recipe and gives the bytes of its file. */
export async function renderRecipe(studio: Studio, recipe: Recipe): Promise<Buffer> {
  const svg = Buffer.from(drawRecipe(studio, recipe));
  const { format, scale, quality } = outputOf(recipe);
  if (format === 'svg') return svg;
  const { data, info } = await sharp(svg, { density: POINTS_PER_INCH * scale, unlimited: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = async (wanted: number): Promise<Buffer> => {
    const bytes = await sharp(data, { raw: info }).webp({ quality: wanted, alphaQuality: 90, effort: 4 }).toBuffer();
    return bytes.length > MOST_BYTES && wanted > LOWEST_QUALITY ? encode(wanted - 4) : bytes;
  };
  return encode(quality);
}

/** Puts a file in place whole or not at all, so that a reader never sees half of one. */
async function writeWhole(file: string, data: string | Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, data);
  await rename(draft, file);
}

async function listFiles(dir: string): Promise<Set<string>> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return new Set(names);
}

async function copyOrLink(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await writeWhole(to, await readFile(from));
  });
}

/** The recipes of a catalogue by the name of the file they make. */
function recipesByFile(content: Content): Map<string, Recipe> {
  const recipes = imageCatalogue(content).flatMap(({ recipe, mirrored }) => (mirrored ? [recipe, mirrored] : [recipe]));
  return new Map(recipes.map((recipe) => [fileNameOf(recipe), recipe]));
}

export type RenderReport = { rendered: number; copied: number; kept: number };

/** Makes every wanted picture that `dir` lacks: copied where it is committed, drawn where it is not. */
async function renderMissing(
  wanted: ReadonlyMap<string, Recipe>,
  dir: string,
  onRendered: (file: string) => void,
): Promise<RenderReport> {
  await mkdir(dir, { recursive: true });
  const [present, committed] = await Promise.all([listFiles(dir), listFiles(RENDERED_DIR)]);
  const missing = [...wanted].filter(([file]) => !present.has(file));
  const shipped = missing.filter(([file]) => committed.has(file));
  for (const [file] of shipped) await copyOrLink(join(RENDERED_DIR, file), join(dir, file));

  const toDraw = missing.filter(([file]) => !committed.has(file));
  if (toDraw.length > 0) {
    const studio: Studio = { type: await createTypesetter(), garden: createGarden() };
    const queue = toDraw.values();
    const work = async () => {
      for (const [file, recipe] of queue) {
        await writeWhole(join(dir, file), await renderRecipe(studio, recipe));
        onRendered(file);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return { rendered: toDraw.length, copied: shipped.length, kept: wanted.size - missing.length };
}

async function buildManifest(content: Content, dir: string): Promise<MediaManifest> {
  const measure = async (file: string) => {
    const { width, height } = await sharp(join(dir, file)).metadata();
    return { width, height };
  };
  const entries = imageCatalogue(content).map(async ({ ref, recipe, mirrored, alt }): Promise<[string, MediaEntry]> => {
    const file = fileNameOf(recipe);
    const mimeType = outputOf(recipe).format === 'svg' ? 'image/svg+xml' : 'image/webp';
    const size = await measure(file);
    return [ref, { file, ...(mirrored && { mirroredFile: fileNameOf(mirrored) }), mimeType, ...size, alt }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const MANIFEST = 'manifest.json';
/** Kinds that are made elsewhere and keep their entries. */
const OTHER_KINDS = /^(document|video)\//;

async function readOtherEntries(file: string): Promise<[string, unknown][]> {
  const source = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const entries: unknown = JSON.parse(source);
  return Object.entries(entries ?? {}).filter(([ref]) => OTHER_KINDS.test(ref));
}

/** Makes the pictures the content needs in `dir` and writes `manifest.json` beside them; a second run draws nothing. */
export async function renderMedia({
  content,
  dir,
  onRendered = () => {},
}: {
  content: Content;
  dir: string;
  onRendered?: (file: string) => void;
}): Promise<RenderReport> {
  const report = await renderMissing(recipesByFile(content), dir, onRendered);
  const others = await readOtherEntries(join(dir, MANIFEST));
  const manifest = { ...Object.fromEntries(others), ...(await buildManifest(content, dir)) };
  await writeWhole(join(dir, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return report;
}

/**
 * Brings the committed pictures up to date with the content: draws the missing, deletes the stale.
 * Vectors are not committed, drawing them takes no time.
 */
export async function renderCommitted(content: Content, onRendered: (file: string) => void): Promise<RenderReport> {
  const wanted = new Map([...recipesByFile(content)].filter(([, recipe]) => outputOf(recipe).format === 'webp'));
  const report = await renderMissing(wanted, RENDERED_DIR, onRendered);
  for (const file of await listFiles(RENDERED_DIR)) {
    if (!wanted.has(file)) await unlink(join(RENDERED_DIR, file));
  }
  return report;
}
