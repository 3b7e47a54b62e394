/**
 * Fallback fonts with the metrics of the web fonts they replace, so that nothing shifts when a font loads: installed
 * fonts with `size-adjust` from the width of a sample line, and the web font's ascent and descent.
 */
import * as harfbuzz from 'harfbuzzjs';
import wawoff2 from 'wawoff2';

const SAMPLES = {
  latin:
    'Hair remembers its roots. Cold-pressed amla and stone-ground sidr leaf, in the oil your grandmother measured by the palm. What the region reaches for: 200 ml, 300 ml.',
  arabic:
    'للشعر ذاكرة الجذور أملا معصورة على البارد وورق سدر مطحون بالحجر، في الزيت الذي كانت جدّتك تقيسه براحة اليد عشرة بيوت تحت شجرة واحدة',
} as const;

/** Installed fonts with the width of the sample line in em: Arial has Liberation Sans's advance widths. */
const STAND_INS = {
  latin: {
    regular: { fonts: ['Arial', 'Roboto', 'Liberation Sans'], width: 74.7 },
    bold: {
      fonts: ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Roboto-Bold', 'Liberation Sans Bold'],
      width: 80.07,
    },
  },
  arabic: {
    regular: { fonts: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic', 'NotoNaskhArabic-Regular'], width: 51.92 },
    bold: { fonts: ['Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold'], width: 53.47 },
  },
} as const;

export type FallbackFont = {
  family: string;
  script: keyof typeof SAMPLES;
  /** The subset, as woff2. */
  data: Uint8Array;
  unicodeRange: string;
  /** The weights in use, and the installed font that replaces each. */
  faces: readonly { weights: string; measuredAt: number; standIn: 'regular' | 'bold' }[];
};

/** Builds `font-fallbacks.css` for the subsets. */
export async function buildFallbackCss(fonts: readonly FallbackFont[]): Promise<string> {
  const rules: string[] = [];
  for (const font of fonts) {
    const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(await wawoff2.decompress(Buffer.from(font.data)))));
    for (const { weights, measuredAt, standIn } of font.faces) {
      const set = new harfbuzz.Font(face);
      set.setVariations([new harfbuzz.Variation('wght', measuredAt)]);
      const { fonts: names, width } = STAND_INS[font.script][standIn];
      const adjust = measureWidth(set, SAMPLES[font.script]) / face.upem / width;
      const { ascender, descender, lineGap } = set.hExtents();
      const share = (units: number) => percent(units / face.upem / adjust);
      rules.push(`@font-face {
  font-family: '${font.family} Fallback';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(adjust)};
  ascent-override: ${share(ascender)};
  descent-override: ${share(-descender)};
  line-gap-override: ${share(lineGap)};
  unicode-range: ${font.unicodeRange};
}`);
    }
  }
  return `/* Made by site/script/fonts.ts from the font files; do not edit. */\n${rules.join('\n')}\n`;
}

function measureWidth(font: harfbuzz.Font, text: string): number {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
