/** The map of one country: the projection of its picture, and the position of a place on it. */
import { type CountryCode, resolveCountry } from './countries.ts';

/** Its width; heights follow from what each map shows. */
export const COUNTRY_MAP_WIDTH = 800;
/** Degrees of latitude are drawn taller than those of longitude, as they are around the tropic. */
const STRETCH = 1.12;

/** Projects a place onto the map of a country. */
export function projectOnCountry(code: CountryCode, longitude: number, latitude: number): [x: number, y: number] {
  const { west, east, north } = resolveCountry(code).view;
  const scale = COUNTRY_MAP_WIDTH / (east - west);
  return [Math.round((longitude - west) * scale), Math.round((north - latitude) * scale * STRETCH)];
}

/** The height of a country's map. */
export function countryMapHeight(code: CountryCode): number {
  const { east, south } = resolveCountry(code).view;
  return projectOnCountry(code, east, south)[1];
}
