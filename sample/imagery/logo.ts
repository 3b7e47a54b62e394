import { company } from '../company.ts';
import { buildMark } from './drawing/mark.ts';
import type { Color } from './drawing/oklch.ts';
import { buildPathData } from './drawing/path-data.ts';
import type { Typesetter } from './drawing/type.ts';

export const INK = '#10271d';
export const ORANGE = '#e9531c';

const MARK_HEIGHT = 100;
const GAP = 44;
const EDGE = 10;

/** The mark's paths in SVG: leaf, side veins, stem. */
export function buildMarkPaths(colors: { leaf: Color; veins: Color; stem: Color }): string {
  const mark = buildMark(MARK_HEIGHT);
  const veins = mark.veins.map((vein) => buildPathData(vein)).join('');
  return [
    `<path fill="${colors.leaf}" d="${buildPathData(mark.leaf)}"/>`,
    `<path fill="${colors.stem}" d="${buildPathData(mark.stem)}"/>`,
    `<path fill="${colors.veins}" d="${veins}"/>`,
  ].join('');
}

/** The logo on one stem: Latin name, sidr leaf, Arabic name (art direction 1.1). */
export function buildLogo(typeset: Typesetter, ink: Color): string {
  const baseline = -26;
  const latin = typeset(company.name.en, {
    face: 'display',
    weight: 700,
    size: 64,
    tracking: -0.01,
    anchor: 'right',
    x: -GAP,
    y: baseline,
  });
  const arabic = typeset(company.name.ar, {
    face: 'displayArabic',
    weight: 700,
    size: 62,
    anchor: 'left',
    x: GAP,
    y: baseline,
  });
  const left = Math.floor(-(latin.width + GAP + EDGE));
  const width = Math.ceil(latin.width + arabic.width + 2 * (GAP + EDGE));
  const words = `<path fill="${ink}" d="${buildPathData(latin.path)}${buildPathData(arabic.path)}"/>`;
  const mark = buildMarkPaths({ leaf: ORANGE, veins: '#ffffff', stem: ink });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} -108 ${width} 136">${words}${mark}</svg>\n`;
}

/** The leaf alone. */
export function buildMarkSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-34 -104 68 132">${buildMarkPaths({ leaf: ORANGE, veins: '#ffffff', stem: INK })}</svg>\n`;
}
