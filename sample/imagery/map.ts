import { readFile } from 'node:fs/promises';
import { countries } from '../../contract/countries.ts';
import { type Language, languages } from '../../contract/languages.ts';
import { buildPathData } from './drawing/path-data.ts';
import type { Typesetter } from './drawing/type.ts';
import { MAP_COLORS } from './map-colors.ts';
import { type Label, type Pin, pinScale, placeLabels } from './map-labels.ts';
import {
  ATLAS,
  buildOutline,
  HEIGHT,
  isWithin,
  type Land,
  outline,
  parseAtlas,
  project,
  REGION,
  WIDTH,
} from './map-outlines.ts';

/** A crop of the map; names stay out of its margins. */
type View = { x: number; y: number; width: number; height: number; margin: number };
const WHOLE: View = { x: 0, y: 0, width: WIDTH, height: HEIGHT, margin: 0 };
/**
 * The crop for narrow screens, with room above for the northernmost pin and its name, and to the east for the
 * easternmost name, in the sea after its pin. It fills the screen; names stay out of the page's gutter.
 */
const closeView = (pins: readonly Pin[]): View => ({
  x: 40,
  y: Math.round(Math.min(...pins.map(({ at }) => at[1]))) - 118,
  width: WIDTH + 70,
  height: HEIGHT - 245,
  margin: 65,
});

const fade = (id: string, direction: string) =>
  `<linearGradient id="${id}"${direction}><stop offset="0" stop-color="#000"/><stop offset=".16" stop-color="#fff"/><stop offset=".84" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>`;

/** The hatch of foreign land and the masks that fade it out at the picture's edges. */
function buildDefinitions({ x, y, width, height }: Omit<View, 'margin'>): string {
  const mask = (id: string, gradient: string) =>
    `<mask id="${id}" maskUnits="userSpaceOnUse"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${gradient})"/></mask>`;
  return [
    '<defs><pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">',
    `<rect width="9" height="9" fill="${MAP_COLORS.land}"/><rect width="1.6" height="9" fill="${MAP_COLORS.hatch}"/></pattern>`,
    fade('across', ''),
    fade('down', ' x2="0" y2="1"'),
    mask('sides', 'across'),
    mask('ends', 'down'),
    '</defs>',
  ].join('');
}

const PIN = 'M0 0C-13-10-12-28 0-36C12-28 13-10 0 0Z';

function drawCity(pin: Pin, { text, isOnOurs }: Label, scale: number): string {
  const [left, top] = pin.at;
  const ink = isOnOurs ? MAP_COLORS.onOurs : MAP_COLORS.onDark;
  const halo = `stroke="${isOnOurs ? MAP_COLORS.ours : MAP_COLORS.border}" stroke-width="6" paint-order="stroke"`;
  const sign = `<path transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${pinScale(scale).toFixed(2)})" d="${PIN}" fill="${MAP_COLORS.pin}" stroke="#fff" stroke-width="2"/>`;
  return `${sign}<path d="${buildPathData(text.path)}" fill="${ink}" ${halo}/>`;
}

/** The region, our countries in leaf green with their cities; `mobile` is the crop for narrow screens. */
export async function buildMaps(
  typeset: Typesetter,
  onLabel: (label: Label) => void = () => {},
): Promise<Map<string, string>> {
  const lands = parseAtlas(await readFile(ATLAS, 'utf8'));
  const isOurs = ({ id }: Land) => countries.some(({ isoNumber }) => isoNumber === String(id));
  const others = lands.filter((land) => !isOurs(land)).map((land) => buildOutline(outline(land, REGION)));
  const ours = lands.filter(isOurs).map((land) => outline(land, REGION));
  const ground = [
    `<g mask="url(#sides)"><g mask="url(#ends)"><path d="${others.join('')}" fill="url(#hatch)"/></g></g>`,
    `<g fill="${MAP_COLORS.ours}" stroke="${MAP_COLORS.border}" stroke-width="2">`,
    ...ours.map((rings) => `<path d="${buildOutline(rings)}"/>`),
    '</g>',
  ].join('');
  const pins = countries.map(({ city }): Pin => ({ at: project(city.at), name: city.name }));
  const build = (language: Language, { x, y, width, height, margin }: View, scale: number) => {
    const labels = placeLabels(pins, {
      typeset,
      language,
      scale,
      view: { left: x + margin, top: y, right: x + width - margin, bottom: y + height },
      groundOf: (point) => {
        const country = ours.findIndex((rings) => isWithin(rings, point));
        return country < 0 ? null : country;
      },
    });
    const cities = labels.map((label, index) => {
      onLabel(label);
      const pin = pins[index];
      return pin ? drawCity(pin, label, scale) : '';
    });
    const definitions = buildDefinitions({ x, y, width, height });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${definitions}${ground}${cities.join('')}</svg>\n`;
  };
  return new Map(
    languages.flatMap((language) => [
      [`map/${language.code}.svg`, build(language, WHOLE, 1)],
      [`map/${language.code}-mobile.svg`, build(language, closeView(pins), 1.75)],
    ]),
  );
}
