import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountryCode, countries } from '../../../../contract/countries.ts';
import { COUNTRY_MAP_WIDTH, countryMapHeight, projectOnCountry } from '../../../../contract/country-map.ts';
import { type Box, contains, crosses, holds, overlaps, runsThrough } from './map-geometry.ts';
import { FULL_TARGET, LEAST_TARGET, type MapTag, MOST_TAGS, placeTags } from './map-tags.ts';

/** Cities by longitude and latitude, near ones among them. */
const CITIES: Record<CountryCode, [en: string, ar: string, longitude: number, latitude: number][]> = {
  uae: [
    ['Dubai', 'دبي', 55.27, 25.2],
    ['Sharjah', 'الشارقة', 55.41, 25.35],
    ['Ajman', 'عجمان', 55.44, 25.41],
    ['Umm Al Quwain', 'أم القيوين', 55.55, 25.56],
    ['Ras Al Khaimah', 'رأس الخيمة', 55.94, 25.79],
    ['Fujairah', 'الفجيرة', 56.33, 25.13],
    ['Abu Dhabi', 'أبوظبي', 54.37, 24.45],
    ['Al Ain', 'العين', 55.76, 24.21],
  ],
  ksa: [
    ['Dammam', 'الدمّام', 50.1, 26.43],
    ['Khobar', 'الخبر', 50.2, 26.28],
    ['Dhahran', 'الظهران', 50.15, 26.29],
    ['Jubail', 'الجبيل', 49.66, 27.01],
    ['Riyadh', 'الرياض', 46.7, 24.7],
    ['Jeddah', 'جدّة', 39.2, 21.5],
    ['Makkah', 'مكّة المكرّمة', 39.82, 21.42],
    ['Taif', 'الطائف', 40.41, 21.27],
    ['Madinah', 'المدينة المنوّرة', 39.6, 24.5],
  ],
  kwt: [
    ['Kuwait City', 'مدينة الكويت', 47.98, 29.37],
    ['Salmiya', 'السالمية', 48.07, 29.33],
    ['Hawalli', 'حولي', 48.03, 29.33],
    ['Farwaniya', 'الفروانية', 47.96, 29.28],
    ['Jahra', 'الجهراء', 47.66, 29.34],
    ['Ahmadi', 'الأحمدي', 48.08, 29.08],
  ],
  qat: [
    ['Doha', 'الدوحة', 51.53, 25.29],
    ['Al Rayyan', 'الريّان', 51.42, 25.29],
    ['Lusail', 'لوسيل', 51.5, 25.42],
    ['Al Wakrah', 'الوكرة', 51.6, 25.17],
  ],
  omn: [
    ['Muscat', 'مسقط', 58.41, 23.59],
    ['Mutrah', 'مطرح', 58.57, 23.62],
    ['Seeb', 'السيب', 58.18, 23.67],
    ['Sur', 'صور', 59.53, 22.57],
    ['Salalah', 'صلالة', 54.09, 17.02],
  ],
  bhr: [
    ['Manama', 'المنامة', 50.58, 26.23],
    ['Muharraq', 'المحرّق', 50.62, 26.26],
    ['Isa Town', 'مدينة عيسى', 50.55, 26.17],
    ['Riffa', 'الرفاع', 50.56, 26.13],
    ['Hamad Town', 'مدينة حمد', 50.51, 26.11],
  ],
  egy: [
    ['Cairo', 'القاهرة', 31.24, 30.04],
    ['Giza', 'الجيزة', 31.21, 30.01],
    ['Sixth of October City', 'مدينة السادس من أكتوبر', 30.93, 29.97],
    ['Alexandria', 'الإسكندرية', 29.92, 31.2],
    ['Mansoura', 'المنصورة', 31.38, 31.04],
  ],
};
const locales = countries.flatMap(({ code }) => (['en', 'ar'] as const).map((language) => ({ code, language })));

function tagCountry(code: CountryCode, language: 'en' | 'ar') {
  const places = CITIES[code].map(([en, ar, longitude, latitude]) => {
    const [x, y] = projectOnCountry(code, longitude, latitude);
    return { name: { en, ar }[language], x, y };
  });
  return { places, tags: placeTags(places, frameOf(code)) };
}

const frameOf = (code: CountryCode) => ({ width: COUNTRY_MAP_WIDTH, height: countryMapHeight(code) });

/** What is wrong with any map: tags that meet, leave the frame, or are too small to press. */
function listFaults(tags: readonly MapTag[], { width, height }: { width: number; height: number }): string[] {
  const frame: Box = { left: 0, top: 0, right: width, bottom: height };
  return tags.flatMap(({ name, plate, target, stake }, index) => [
    ...tags.slice(index + 1).flatMap((other) => (overlaps(target, other.target) ? [`${name} on ${other.name}`] : [])),
    ...(holds(target, plate) && holds(frame, target) ? [] : [`${name} outside`]),
    ...(Math.min(target.right - target.left, target.bottom - target.top) < LEAST_TARGET ? [`${name} small`] : []),
    ...(contains(plate, stake[0]) ? [`${name} on its place`] : []),
  ]);
}

test.each(locales)('every city of $code has a tag of its own: $language', ({ code, language }) => {
  const { places, tags } = tagCountry(code, language);
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
      expect(tags.length).toBeLessThanOrEqual(MOST_TAGS);
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

test('what is pressed is as tall as a finger wants it where there is room', () => {
  const heightOf = ({ target }: MapTag) => target.bottom - target.top;
  const place = (name: string, x: number, y: number) => ({ name, x, y });
  const frame = { width: 800, height: 650 };
  expect(placeTags([place('Alone', 400, 300)], frame).map(heightOf)).toEqual([FULL_TARGET]);
  const near = [place('One', 400, 300), place('Two', 404, 302), place('Three', 398, 305)];
  expect(Math.min(...placeTags(near, frame).map(heightOf))).toBe(LEAST_TARGET);
});

test('a place outside the map has no tag', () => {
  expect(placeTags([{ name: 'Far', x: 820, y: 300 }], { width: 800, height: 650 })).toEqual([]);
});
