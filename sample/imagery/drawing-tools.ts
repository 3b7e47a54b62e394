import { createTypesetter } from './drawing/type.ts';
import { createPlantDrawer } from './plants/plants.ts';
import type { DrawingTools } from './scenes/scene.ts';

/** Loads the tools every picture is drawn with. */
export async function loadDrawingTools(): Promise<DrawingTools> {
  return { typeset: await createTypesetter(), drawPlant: createPlantDrawer() };
}
