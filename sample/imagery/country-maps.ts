import { readFile } from 'node:fs/promises';
import { type Country, countries } from '../../contract/countries.ts';
import { COUNTRY_MAP_WIDTH, countryMapHeight, projectOnCountry } from '../../contract/country-map.ts';
import type { Point } from './drawing/geometry.ts';
import { MAP_COLORS } from './map-colors.ts';
import { buildOutline, type Land, outline, parseAtlas } from './map-outlines.ts';

/** Finer than the region's: a country is drawn larger. */
const ATLAS = new URL(import.meta.resolve('world-atlas/countries-10m.json'));
/** How far past a country's edges its map is drawn, in degrees. */
const BEYOND = 1;
const DETAIL = 2.5;

/** The map of each country, without names: pages set those in their language. */
export async function buildCountryMaps(): Promise<Map<string, string>> {
  const lands = parseAtlas(await readFile(ATLAS, 'utf8'));
  return new Map(countries.map((country) => [`map/${country.code}.svg`, drawCountry(country, lands)]));
}

function drawCountry({ code, isoNumber, view }: Country, lands: readonly Land[]): string {
  const height = countryMapHeight(code);
  const { west, east, south, north } = view;
  const clamp = (value: number, least: number, most: number) =>
    Math.min(most + BEYOND, Math.max(least - BEYOND, value));
  const project = ([longitude = 0, latitude = 0]: readonly number[]): Point =>
    projectOnCountry(code, clamp(longitude, west, east), clamp(latitude, south, north));
  const isNear = ([longitude = 0, latitude = 0]: readonly number[]) =>
    longitude > west - BEYOND && longitude < east + BEYOND && latitude > south - BEYOND && latitude < north + BEYOND;
  const draw = (land: Land) => buildOutline(outline(land, { project, isNear, detail: DETAIL }));
  const isOwn = ({ id }: Land) => String(id) === isoNumber;
  const others = lands.filter((land) => !isOwn(land)).map(draw);
  const own = lands.filter(isOwn).map(draw);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COUNTRY_MAP_WIDTH} ${height}">`,
    `<path d="${others.join('')}" fill="${MAP_COLORS.land}" stroke="${MAP_COLORS.border}" stroke-width="2"/>`,
    `<path d="${own.join('')}" fill="${MAP_COLORS.ours}" stroke="${MAP_COLORS.border}" stroke-width="2"/>`,
    '</svg>\n',
  ].join('');
}
