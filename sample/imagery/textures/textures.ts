import type { Color } from '../drawing/oklch.ts';
import { createDrawing } from '../drawing/svg.ts';
import { lather, leaves, powder } from './grains.ts';
import { oil, water } from './pool.ts';
import { honey, paste } from './ribbon.ts';
import { wax, wood } from './solids.ts';
import { balm, cream, gel, scrub } from './stroke.ts';
import { HEIGHT, WIDTH } from './swatch.ts';

/** How a product's contents look when taken out of the pack. */
export const TEXTURES = {
  balm,
  cream,
  gel,
  honey,
  lather,
  leaves,
  oil,
  paste,
  powder,
  scrub,
  water,
  wax,
  wood,
} as const;
export type TextureName = keyof typeof TEXTURES;

/** 800 × 560: some of a substance, on a transparent background. */
export function buildTexture(texture: TextureName, color: Color): string {
  const drawing = createDrawing({ width: WIDTH, height: HEIGHT });
  TEXTURES[texture](drawing, color);
  return drawing.toSvg();
}
