import sharp from 'sharp';
import { inLanguage, type Language, languages, type Translated } from '../../contract/languages.ts';
import { buildPathData } from './drawing/path-data.ts';
import type { TypeStyle } from './drawing/type.ts';
import { buildLogo, INK } from './logo.ts';
import type { DrawingTools } from './scenes/scene.ts';
import { buildPreviewScene, HEIGHT, WIDTH } from './social-scene.ts';

const MARGIN = 72;

/** What the preview says under the logo. */
const LINES: Translated<readonly string[]> = {
  en: ['Grown here,', 'made for home'],
  ar: ['من أرضنا', 'إلى بيتك'],
};

function buildWords({ typeset }: DrawingTools, { code, script, dir }: Language): string {
  const arabic = script === 'Arab';
  const style: TypeStyle = {
    face: arabic ? 'displayArabic' : 'display',
    weight: 700,
    size: arabic ? 76 : 80,
    tracking: -0.015,
    anchor: dir === 'rtl' ? 'right' : 'left',
    x: dir === 'rtl' ? WIDTH - MARGIN : MARGIN,
  };
  const step = arabic ? 108 : 88;
  const lines = inLanguage(LINES, code).map((line, row) => typeset(line, { ...style, y: 336 + row * step }).path);
  const words = `<path fill="${INK}" d="${lines.map((path) => buildPathData(path)).join('')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${words}</svg>`;
}

const LOGO_WIDTH = 330;

/** The picture social networks show beside a link to the site, by file name under `public/`. */
export async function renderSocialPreviews(tools: DrawingTools): Promise<Map<string, Buffer>> {
  const logo = await sharp(Buffer.from(buildLogo(tools.typeset, INK)), { density: 144 })
    .resize(LOGO_WIDTH)
    .toBuffer();
  const render = async (language: Language): Promise<[string, Buffer]> => {
    const mirrored = language.dir === 'rtl';
    const words = Buffer.from(buildWords(tools, language));
    const left = mirrored ? WIDTH - MARGIN - LOGO_WIDTH : MARGIN - 12;
    const picture = await sharp(Buffer.from(buildPreviewScene(tools, mirrored)), { unlimited: true })
      .composite([
        { input: logo, left, top: 128 },
        { input: words, left: 0, top: 0 },
      ])
      .png({ palette: true, quality: 92, effort: 9 })
      .toBuffer();
    return [`social-${language.code}.png`, picture];
  };
  return new Map(await Promise.all(languages.map(render)));
}
