import sharp from 'sharp';
import { inLanguage, type Language, languages, type Translated } from '../../contract/languages.ts';
import { buildPathData } from './drawing/path-data.ts';
import type { TypeStyle } from './drawing/type.ts';
import { buildLogo, INK } from './logo.ts';
import { buildLook, type PackDesign } from './look/look.ts';
import { rangeOf } from './look/ranges.ts';
import { buildScene, type Studio } from './scenes/scene.ts';
import { type PackToShow, standPacks } from './scenes/stand.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;

/** What the preview says under the logo. */
const LINES: Translated<readonly string[]> = {
  en: ['Grown here,', 'made for home'],
  ar: ['من أرضنا', 'إلى بيتك'],
};

const OIL: PackDesign = {
  range: 'tarwa',
  descriptor: { en: ['Amla hair oil', 'for length & shine'], ar: ['زيت شعر بالأملا', 'للطول واللمعان'] },
  size: '200 ml',
  plant: 'amla',
};
const SHAMPOO: PackDesign = {
  range: 'tarwa',
  descriptor: { en: ['Sidr & amla', 'shampoo'], ar: ['شامبو السدر', 'والأملا'] },
  size: '400 ml',
  plant: 'sidr',
};

function buildPreviewScene(studio: Studio, mirrored: boolean): string {
  const { room: wall, shadowPlant } = rangeOf('tarwa');
  const packs: PackToShow[] = [
    { form: 'oil', look: buildLook(OIL, studio.garden) },
    { form: 'shampoo', look: buildLook(SHAMPOO, studio.garden) },
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
  return buildScene(studio, {
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
    behind: [{ plant: 'neem', x: 1112, y: 524, scale: 0.6, rotation: 0.28 }],
    standing: [{ plant: 'amla-cluster', x: 640, y: 574, scale: 0.28 }],
    before: [{ plant: 'amla', x: 1150, y: 136, scale: 0.46, rotation: 0.1, blur: 1 }],
  });
}

function buildWords({ type }: Studio, { code, script, dir }: Language): string {
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
  const lines = inLanguage(LINES, code).map((line, row) => type(line, { ...style, y: 336 + row * step }).path);
  const words = `<path fill="${INK}" d="${lines.map((path) => buildPathData(path)).join('')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${words}</svg>`;
}

const LOGO_WIDTH = 330;

/** The picture social networks show beside a link to the site, by file name under `public/`. */
export async function renderSocialPreviews(studio: Studio): Promise<Map<string, Buffer>> {
  const logo = await sharp(Buffer.from(buildLogo(studio.type, INK)), { density: 144 })
    .resize(LOGO_WIDTH)
    .toBuffer();
  const render = async (language: Language): Promise<[string, Buffer]> => {
    const mirrored = language.dir === 'rtl';
    const words = Buffer.from(buildWords(studio, language));
    const left = mirrored ? WIDTH - MARGIN - LOGO_WIDTH : MARGIN - 12;
    const picture = await sharp(Buffer.from(buildPreviewScene(studio, mirrored)), { unlimited: true })
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
