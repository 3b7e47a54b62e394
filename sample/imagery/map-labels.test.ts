import { expect, test } from 'vitest';
import { languages, resolveLanguage } from '../../contract/languages.ts';
import type { Point } from './drawing/geometry.ts';
import type { Typesetter } from './drawing/type.ts';
import { type GroundOf, placeLabels } from './map-labels.ts';

/** Sets every letter 10 wide; the path starts where the text does. */
const typeset: Typesetter = (text, { x = 0, y = 0, anchor = 'left' }) => {
  const width = text.length * 10;
  const start = { left: x, middle: x - width / 2, right: x - width }[anchor];
  return { path: [{ op: 'M', to: [start, y] }], width };
};
const view = { left: 0, top: 0, right: 400, bottom: 400 };

function place(pins: Point[], groundOf: GroundOf = () => 0) {
  const english = resolveLanguage('en');
  const named = pins.map((at) => ({ at, name: { en: 'Name', ar: 'اسم' } }));
  return placeLabels(named, { typeset, language: english, scale: 1, view, groundOf }).map(
    ({ text: { path, width }, isOnOurs }) => {
      const [start] = path;
      const [left, y] = start?.op === 'M' ? start.to : [0, 0];
      return { left, right: left + width, y, isOnOurs };
    },
  );
}

test('a name is placed after its pin if there is room', () => {
  expect(place([[200, 200]])).toEqual([{ left: 218, right: 258, y: 188, isOnOurs: true }]);
});

test('at the edge of the map it is placed before the pin', () => {
  expect(place([[390, 200]])[0]?.right).toBe(374);
});

test('it does not overlap other pins or their names', () => {
  const pins: Point[] = [
    [200, 200],
    [240, 196],
    [200, 240],
  ];
  const labels = place(pins);
  const isClear = labels.every((one, index) =>
    labels.every(
      (other, place) =>
        place <= index || one.right <= other.left || other.right <= one.left || Math.abs(one.y - other.y) >= 20,
    ),
  );
  expect(isClear).toBe(true);
});

test('names on one line are not read as one', () => {
  // The second is at the edge: its name is before it.
  const [first, second] = place([
    [268, 200],
    [390, 205],
  ]);
  const isApart = Math.abs((first?.y ?? 0) - (second?.y ?? 0)) >= 20 || (second?.left ?? 0) - (first?.right ?? 0) >= 18;
  expect(isApart).toBe(true);
});

test('a name steps aside for the next, which is over borders elsewhere', () => {
  const pins: Point[] = [
    [200, 200],
    [280, 200],
  ];
  const [first, second] = place(pins, ([x, y]) => (x < 270 ? 0 : x * 1000 + y));
  expect(first?.right).toBe(184);
  expect(second?.right).toBe(264);
});

test('it is on one kind of ground, and tells which', () => {
  // The land ends right after the pin.
  const labels = place([[200, 200]], ([x]) => (x < 230 ? 0 : null));
  expect(labels).toEqual([expect.objectContaining({ right: 184, isOnOurs: true })]);
  expect(place([[200, 200]], () => null)[0]?.isOnOurs).toBe(false);
});

test('it is not over the border of two of our countries', () => {
  expect(place([[200, 200]], ([x]) => (x < 230 ? 0 : 1))[0]).toMatchObject({ right: 184, isOnOurs: true });
});

test.each(languages)('the name of $code is set in a face of its script', (language) => {
  const faces: string[] = [];
  const spy: Typesetter = (text, style) => {
    faces.push(style.face);
    return typeset(text, style);
  };
  placeLabels([{ at: [9, 9], name: { en: 'Name', ar: 'اسم' } }], {
    typeset: spy,
    language,
    scale: 1,
    view,
    groundOf: () => 0,
  });
  expect(new Set(faces)).toEqual(new Set([language.script === 'Arab' ? 'textArabic' : 'text']));
});
