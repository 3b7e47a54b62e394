import { expect, test } from 'vitest';
import { languages, resolveLanguage } from '../../contract/languages.ts';
import type { Point } from './drawing/geometry.ts';
import type { Typesetter } from './drawing/type.ts';
import { placeLabels } from './map-labels.ts';

/** Sets every letter 10 wide; the path starts where the text does. */
const typeset: Typesetter = (text, { x = 0, y = 0, anchor = 'left' }) => {
  const width = text.length * 10;
  const start = { left: x, middle: x - width / 2, right: x - width }[anchor];
  return { path: [{ op: 'M', to: [start, y] }], width };
};
const view = { left: 0, top: 0, right: 400, bottom: 400 };

function place(pins: Point[], isOurs: (point: Point) => boolean = () => true) {
  const english = resolveLanguage('en');
  const named = pins.map((at) => ({ at, name: { en: 'Name', ar: 'اسم' } }));
  return placeLabels(named, { typeset, language: english, scale: 1, view, isOurs }).map(
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
  expect(labels[0]?.right).toBeLessThan(200);
});

test('it is on one kind of ground, and tells which', () => {
  // The land ends right after the pin.
  const labels = place([[200, 200]], ([x]) => x < 230);
  expect(labels).toEqual([expect.objectContaining({ right: 184, isOnOurs: true })]);
  expect(place([[200, 200]], () => false)[0]?.isOnOurs).toBe(false);
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
    isOurs: () => true,
  });
  expect(new Set(faces)).toEqual(new Set([language.script === 'Arab' ? 'textArabic' : 'text']));
});
