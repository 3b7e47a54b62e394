import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../backend/content/content.ts';
import type { MediaEntry } from '../../backend/content/media-manifest.ts';
import { openDataFolder } from '../../contract/data-folder.ts';
import { type FillReport, fillFolder, type MadeFile, updateCommitted } from '../fill-folder.ts';
import { PICTURE_FOLDER } from '../folders.ts';
import { updateManifest } from '../manifest.ts';
import { imageCatalogue } from './catalogue.ts';
import { loadDrawingTools } from './drawing-tools.ts';
import { fileNameOf, outputOf, type Recipe } from './recipe.ts';
import { renderRecipe } from './render-recipe.ts';
import type { DrawingTools } from './scenes/scene.ts';

const AT_ONCE = 2;

/** The pictures of the content as files to make; fonts are loaded with the first that is made. */
function listPictures(content: Content, isWanted: (recipe: Recipe) => boolean = () => true): MadeFile[] {
  let tools: Promise<DrawingTools> | undefined;
  const loadTools = () => (tools ??= loadDrawingTools());
  return imageCatalogue(content)
    .flatMap(({ recipe, mirrored }) => (mirrored ? [recipe, mirrored] : [recipe]))
    .filter(isWanted)
    .map((recipe) => ({
      name: fileNameOf(recipe),
      make: async () => renderRecipe(await loadTools(), recipe),
    }));
}

async function buildEntries(content: Content, dir: string): Promise<Record<string, MediaEntry>> {
  const entries = imageCatalogue(content).map(async ({ ref, recipe, mirrored, alt }): Promise<[string, MediaEntry]> => {
    const file = fileNameOf(recipe);
    const mimeType = outputOf(recipe).format === 'svg' ? 'image/svg+xml' : 'image/webp';
    const { width, height } = await sharp(join(dir, file)).metadata();
    return [ref, { file, ...(mirrored && { mirroredFile: fileNameOf(mirrored) }), mimeType, width, height, alt }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Makes the pictures the content needs in a media folder and adds them to its manifest; a second run draws nothing. */
export async function renderMedia({ content, dir }: { content: Content; dir: string }): Promise<FillReport> {
  await openDataFolder(dir);
  const report = await fillFolder({
    files: listPictures(content),
    dir,
    committedDir: PICTURE_FOLDER,
    atOnce: AT_ONCE,
  });
  await updateManifest(dir, 'pictures', await buildEntries(content, dir));
  return report;
}

/** Brings the committed pictures up to date with the content. Vectors are not committed: drawing them takes no time. */
export async function renderCommitted(content: Content, onMade: (file: string) => void): Promise<FillReport> {
  const files = listPictures(content, (recipe) => outputOf(recipe).format === 'webp');
  return updateCommitted({ files, dir: PICTURE_FOLDER, atOnce: AT_ONCE, onMade });
}
