import sharp from 'sharp';
import { rangeOf } from './look/ranges.ts';
import type { DrawingTools } from './scenes/scene.ts';
import { buildStill } from './stills/still.ts';

/** The saffron room of the error screen, in both directions; no content refers to it, so it ships with the site. */
export async function renderNotFoundScenes(tools: DrawingTools): Promise<[string, Buffer][]> {
  const render = async (mirrored: boolean): Promise<[string, Buffer]> => {
    const svg = buildStill(tools, {
      wall: rangeOf('qiwam').room,
      subject: 'door',
      plant: 'olive',
      companion: 'olive',
      range: 'qiwam',
      shadowPlant: 'olive',
      vessel: '#c9724a',
      mirrored,
    });
    const picture = await sharp(Buffer.from(svg), { unlimited: true }).webp({ quality: 80, effort: 5 }).toBuffer();
    return [`scenes/not-found${mirrored ? '-rtl' : ''}.webp`, picture];
  };
  return Promise.all([render(false), render(true)]);
}
