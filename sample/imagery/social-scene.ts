import { buildLook, type PackDesign } from './look/look.ts';
import { rangeOf } from './look/ranges.ts';
import { buildScene } from './scenes/build-scene.ts';
import type { DrawingTools } from './scenes/scene.ts';
import { type PackToShow, standPacks } from './scenes/stand.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

const OIL: PackDesign = {
  range: 'tarwa',
  descriptor: { en: ['Amla hair oil', 'soft & shiny'], ar: ['زيت شعر بالأملا', 'نعومة ولمعان'] },
  size: '200 ml',
  plant: 'amla',
};
const SHAMPOO: PackDesign = {
  range: 'tarwa',
  descriptor: { en: ['Sidr & amla', 'shampoo'], ar: ['شامبو السدر', 'والأملا'] },
  size: '400 ml',
  plant: 'sidr',
};

export function buildPreviewScene(tools: DrawingTools, mirrored: boolean): string {
  const { room: wall, shadowPlant } = rangeOf('tarwa');
  const packs: PackToShow[] = [
    { form: 'oil', look: buildLook(OIL, tools.drawPlant) },
    { form: 'shampoo', look: buildLook(SHAMPOO, tools.drawPlant) },
  ];
  const stood = standPacks(packs, {
    middle: 890,
    width: 400,
    tallest: 392,
    backY: 556,
    backHeight: 64,
    frontY: 582,
    frontHeight: 34,
  });
  return buildScene(tools, {
    room: {
      width: WIDTH,
      height: HEIGHT,
      wall,
      floorY: 512,
      niche: { x: 668, y: 72, width: 444, height: 440, depth: 46 },
      shadowPlant,
      mirrored,
    },
    ...stood,
    behind: [{ plant: 'neem', x: 1116, y: 536, tall: 400 }],
    standing: [{ plant: 'amla', x: 640, y: 596, tall: 170 }],
    before: [{ plant: 'amla', x: 1150, y: 136, scale: 0.46, rotation: 0.1, blur: 1 }],
  });
}
