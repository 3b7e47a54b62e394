import { buildCover } from './cover.ts';
import { placeShapes, shapeBounds } from './drawing/shape.ts';
import { createDrawing } from './drawing/svg.ts';
import { buildLook } from './look/look.ts';
import { buildMonogram } from './monogram.ts';
import { PACKS } from './packs/packs.ts';
import type { PlantName } from './plants/plants.ts';
import type { PackRecipe, Recipe } from './recipe.ts';
import { buildBanner } from './scenes/banner.ts';
import { buildHero, buildMobileHero } from './scenes/hero.ts';
import { buildLaidTable } from './scenes/laid-table.ts';
import type { DrawingTools } from './scenes/scene.ts';
import { buildStage } from './scenes/stage.ts';
import type { PackToShow } from './scenes/stand.ts';
import { buildTile } from './scenes/tile.ts';
import { buildStep } from './steps/steps.ts';
import { buildStill } from './stills/still.ts';
import { buildTexture } from './textures/textures.ts';

const PACKSHOT = { width: 800, height: 1000, baseY: 900 } as const;

function buildPackshot(tools: DrawingTools, { form, look }: PackToShow, sizeScale = 1): string {
  const { scale, shift = 0, lift = 0, draw } = PACKS[form];
  const drawing = createDrawing(PACKSHOT);
  const place = { x: PACKSHOT.width / 2 + shift, y: PACKSHOT.baseY - lift, scale: scale * sizeScale };
  drawing.group(place, () => draw({ drawing, typeset: tools.typeset }, look));
  return drawing.toSvg();
}

const PLANT_BOX = 720;
const PLANT_MARGIN = 4;

/** The plant alone, cropped to its outline, so that pages can stand it on a line. */
function buildPlant(tools: DrawingTools, plant: PlantName): string {
  const shapes = tools.drawPlant(plant);
  const { left, top, right, bottom } = shapeBounds(shapes);
  const scale = Math.min((PLANT_BOX - 2 * PLANT_MARGIN) / Math.max(right - left, bottom - top), 1.4);
  const drawing = createDrawing({
    width: Math.round((right - left) * scale + 2 * PLANT_MARGIN),
    height: Math.round((bottom - top) * scale + 2 * PLANT_MARGIN),
  });
  drawing.shapes(placeShapes(shapes, { scale, x: PLANT_MARGIN - left * scale, y: PLANT_MARGIN - top * scale }));
  return drawing.toSvg();
}

/** The picture of a recipe as SVG. */
export function drawRecipe(tools: DrawingTools, recipe: Recipe): string {
  const dress = ({ form, design }: PackRecipe): PackToShow => ({ form, look: buildLook(design, tools.drawPlant) });
  switch (recipe.kind) {
    case 'pack':
      return buildPackshot(tools, dress(recipe), recipe.scale);
    case 'stage':
      return buildStage(tools, { ...recipe, pack: dress(recipe.pack) });
    case 'texture':
      return buildTexture(recipe.texture, recipe.color);
    case 'plant':
      return buildPlant(tools, recipe.plant);
    case 'hero':
      return buildHero(tools, { ...recipe, packs: recipe.packs.map(dress) });
    case 'hero-mobile':
      return buildMobileHero(tools, { ...recipe, packs: recipe.packs.map(dress) });
    case 'room':
      return buildTile(tools, { ...recipe, pack: dress(recipe.pack) });
    case 'table':
      return buildLaidTable(tools, { ...recipe, packs: recipe.packs.map(dress) });
    case 'banner':
      return buildBanner(tools, { ...recipe, packs: recipe.packs.map(dress) });
    case 'still':
      return buildStill(tools, recipe);
    case 'portrait':
      return buildMonogram(tools, recipe);
    case 'cover':
      return buildCover(tools, recipe);
    case 'step':
      return buildStep(recipe.icon, recipe.colors);
  }
}
