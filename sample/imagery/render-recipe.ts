import sharp from 'sharp';
import { drawRecipe } from './draw-recipe.ts';
import { outputOf, type Recipe } from './recipe.ts';
import type { DrawingTools } from './scenes/scene.ts';

const POINTS_PER_INCH = 72;
/** The size limit of a picture in bytes, and the lowest quality used to meet it. */
const MAX_BYTES = 70_000;
const MIN_QUALITY = 60;

/** The bytes of a recipe's file. */
export async function renderRecipe(tools: DrawingTools, recipe: Recipe): Promise<Buffer> {
  const svg = Buffer.from(drawRecipe(tools, recipe));
  const { format, scale, quality } = outputOf(recipe);
  if (format === 'svg') return svg;
  const { data, info } = await sharp(svg, { density: POINTS_PER_INCH * scale, unlimited: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = async (wanted: number): Promise<Buffer> => {
    const bytes = await sharp(data, { raw: info }).webp({ quality: wanted, alphaQuality: 90, effort: 4 }).toBuffer();
    return bytes.length > MAX_BYTES && wanted > MIN_QUALITY ? encode(wanted - 4) : bytes;
  };
  return encode(quality);
}
