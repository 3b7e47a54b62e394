import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountryCode, countries } from '../../../../contract/countries.ts';
import { COUNTRY_MAP_WIDTH, countryMapHeight, projectOnCountry } from '../../../../contract/country-map.ts';
import { type LanguageCode, languages } from '../../../../contract/languages.ts';
import { CITIES } from '../../test/cities.ts';
import { type Box, contains, containsBox, crosses, overlaps, runsThrough } from './map-geometry.ts';
import { FULL_TARGET, type MapTag, MIN_TARGET } from './map-tag-options.ts';
import { placeTags } from './map-tags.ts';

const locales = countries.flatMap(({ code }) => languages.map((language) => ({ code, language: language.code })));
const nameOf = (code: CountryCode) => countries.find((country) => country.code === code)?.name.en ?? '';

function tagCountry(code: CountryCode, language: LanguageCode) {
  const places = (CITIES[nameOf(code)] ?? []).map(([en, ar, longitude, latitude]) => {
    const [x, y] = projectOnCountry(code, longitude, latitude);
    return { name: { en, ar }[language], x, y };
  });
  return { places, tags: placeTags(places, frameOf(code)) };
}

const frameOf = (code: CountryCode) => ({ width: COUNTRY_MAP_WIDTH, height: countryMapHeight(code) });

/** The faults a map can have: tags that overlap, leave the frame, or are too small to press. */
function listFaults(tags: readonly MapTag[], { width, height }: { width: number; height: number }): string[] {
  const frame: Box = { left: 0, top: 0, right: width, bottom: height };
  return tags.flatMap(({ name, plate, target, stake }, index) => [
    ...tags.slice(index + 1).flatMap((other) => (overlaps(target, other.target) ? [`${name} on ${other.name}`] : [])),
    ...(containsBox(target, plate) && containsBox(frame, target) ? [] : [`${name} outside`]),
    ...(Math.min(target.right - target.left, target.bottom - target.top) < MIN_TARGET ? [`${name} small`] : []),
    ...(contains(plate, stake[0]) ? [`${name} on its place`] : []),
  ]);
}

test.each(locales)('every city of $code has a tag of its own: $language', ({ code, language }) => {
  const { places, tags } = tagCountry(code, language);
  expect(places.length).toBeGreaterThan(3);
  expect(tags.map(({ name }) => name)).toEqual(places.map(({ name }) => name));
  expect(listFaults(tags, frameOf(code))).toEqual([]);
});

test.each(locales)(
  'no tag of $code stands on a place or a stake, and no stakes cross: $language',
  ({ code, language }) => {
    const { places, tags } = tagCountry(code, language);
    const faults = tags.flatMap(({ name, plate, stake }) => [
      ...places.filter((place) => contains(plate, place)).map((place) => `${name} on the place ${place.name}`),
      ...tags
        .filter((other) => other.name !== name)
        .flatMap((other) => [
          ...(runsThrough(other.stake, plate) ? [`${name} on the stake of ${other.name}`] : []),
          ...(crosses(stake, other.stake) ? [`${name} across ${other.name}`] : []),
        ]),
    ]);
    expect(faults).toEqual([]);
  },
);

const letters = fc.constantFrom(...'aeilmnorstwMASW', ...'ابدرسصكلمنوية', ' ');
const names = fc.string({ unit: letters, minLength: 2, maxLength: 20 });

test('no two tags meet and none leaves the frame, for any cities', () => {
  const frames = fc.record({ width: fc.constant(COUNTRY_MAP_WIDTH), height: fc.integer({ min: 500, max: 1100 }) });
  const places = fc.record({
    name: names,
    x: fc.integer({ min: -100, max: 900 }),
    y: fc.integer({ min: -100, max: 1200 }),
  });
  const cities = fc.uniqueArray(places, { maxLength: 40, selector: ({ name }) => name });
  fc.assert(
    fc.property(cities, frames, (places, frame) => {
      const tags = placeTags(places, frame);
      expect(listFaults(tags, frame)).toEqual([]);
      expect(placeTags(places, frame)).toEqual(tags);
    }),
    { numRuns: 40 },
  );
});

test('eight cities side by side each have a tag', () => {
  const near = fc.record({ x: fc.integer({ min: 350, max: 450 }), y: fc.integer({ min: 300, max: 360 }) });
  fc.assert(
    fc.property(fc.array(near, { minLength: 8, maxLength: 8 }), (places) => {
      const named = places.map((place, index) => ({ ...place, name: `Town ${index}` }));
      expect(placeTags(named, { width: 800, height: 650 })).toHaveLength(8);
    }),
    { numRuns: 20 },
  );
});

test('of many cities sixteen have a tag, the first ones', () => {
  const places = Array.from({ length: 20 }, (_, index) => ({
    name: `T${index}`,
    x: 100 + (index % 4) * 200,
    y: 100 + Math.floor(index / 4) * 200,
  }));
  const tags = placeTags(places, { width: 800, height: 1100 });
  expect(tags.map(({ name }) => name)).toEqual(places.slice(0, 16).map(({ name }) => name));
});

test('a tag can be pressed on phones: 24 px at 320, 44 px at 390 where there is room', () => {
  expect((MIN_TARGET * (320 - 40)) / COUNTRY_MAP_WIDTH).toBeGreaterThanOrEqual(24);
  expect((FULL_TARGET * (390 - 41)) / COUNTRY_MAP_WIDTH).toBeGreaterThanOrEqual(44);
});

test('what is pressed is as tall as a finger wants it where there is room', () => {
  const heightOf = ({ target }: MapTag) => target.bottom - target.top;
  const place = (name: string, x: number, y: number) => ({ name, x, y });
  const frame = { width: 800, height: 650 };
  expect(placeTags([place('Alone', 400, 300)], frame).map(heightOf)).toEqual([FULL_TARGET]);
  const near = [place('One', 400, 300), place('Two', 404, 302), place('Three', 398, 305)];
  expect(Math.min(...placeTags(near, frame).map(heightOf))).toBe(MIN_TARGET);
});

test('a place outside the map has no tag', () => {
  expect(placeTags([{ name: 'Far', x: 820, y: 300 }], { width: 800, height: 650 })).toEqual([]);
});
