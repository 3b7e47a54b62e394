import type { STEP_ICONS } from '../../../backend/content/schema/step-icons.ts';
import { adjust } from '../drawing/color.ts';
import { createDrawing } from '../drawing/svg.ts';
import { pour, shake, spray, squeeze } from './bottles.ts';
import { dry, lather, peel, wipe } from './cloths.ts';
import { brush, comb, style } from './combs.ts';
import { dissolve, drink, stir } from './glasses.ts';
import { massage } from './hands.ts';
import { CREAM, LEAF, type StepColors, type Tool } from './paint.ts';
import { apply, patchTest, scrape, spread } from './spatulas.ts';
import { repeat, wait } from './times.ts';
import { rinse, spit, warm } from './vessels.ts';

export type StepIcon = (typeof STEP_ICONS)[number];

const TOOLS: Readonly<Record<StepIcon, Tool>> = {
  pour,
  warm,
  massage,
  comb,
  wait,
  rinse,
  dry,
  squeeze,
  brush,
  spit,
  lather,
  spread,
  wipe,
  'patch-test': patchTest,
  stir,
  drink,
  dissolve,
  repeat,
  style,
  apply,
  shake,
  spray,
  scrape,
  peel,
};

const OF_THE_HOUSE: StepColors = { body: LEAF, cap: adjust(LEAF, -0.2), substance: CREAM };

/** A how-to-use step, shown by its tools: SVG on a transparent background. */
export function buildStep(icon: StepIcon, colors = OF_THE_HOUSE): string {
  const drawing = createDrawing({ width: 200, height: 200 });
  TOOLS[icon](drawing, colors);
  return `${drawing.toSvg()}\n`;
}
