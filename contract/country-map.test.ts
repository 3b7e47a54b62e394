import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { COUNTRY_MAP_WIDTH, countryMapHeight, projectOnCountry } from './country-map.ts';

test('the city of each country lies on its map', () => {
  for (const { code, city } of countries) {
    const [x, y] = projectOnCountry(code, ...city.at);
    expect([x > 0, x < COUNTRY_MAP_WIDTH, y > 0, y < countryMapHeight(code)], code).toEqual([true, true, true, true]);
  }
});

test('the corners of a map are its view', () => {
  for (const { code, view } of countries) {
    expect(projectOnCountry(code, view.west, view.north)).toEqual([0, 0]);
    expect(projectOnCountry(code, view.east, view.south)).toEqual([COUNTRY_MAP_WIDTH, countryMapHeight(code)]);
  }
});
