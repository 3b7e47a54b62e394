import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import wawoff2 from 'wawoff2';

export const FONT_FILES = {
  display: 'ysabeau/files/ysabeau-latin-wght-normal.woff2',
  displayArabic: 'el-messiri/files/el-messiri-arabic-wght-normal.woff2',
  text: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  textArabic: 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
} as const;

export type Face = keyof typeof FONT_FILES;

export async function loadFace(file: string): Promise<harfbuzz.Face> {
  const url = new URL(import.meta.resolve(`@fontsource-variable/${file}`));
  return new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(await wawoff2.decompress(await readFile(url)))));
}
