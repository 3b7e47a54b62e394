import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../backend/content/load-content.ts';
import { CONTENT_FOLDER } from '../../folders.ts';
import { loadReports } from '../reports/letters.ts';
import type { Faces } from './face.ts';
import { loadFaces } from './faces.ts';
import { createTypesetter, type SetText, type Typesetter } from './set-text.ts';

let faces: Faces;
let set: Typesetter;
beforeAll(async () => {
  faces = await loadFaces();
  set = createTypesetter(faces);
});

const BOX = { role: 'text', size: 10, direction: 'rtl', width: 200 } as const;
const shown = ({ lines }: SetText) =>
  lines.map(({ runs }) => runs.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join(''));

const WORDS = ['زيت', 'الأملا', 'للشعر', '300', 'مل', 'Tarwa', 'و200', 'تُعصر', '(تروى)', 'oil'];

describe('createTypesetter', () => {
  it('keeps every line within the width, with all letters', () => {
    const texts = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(texts, fc.constantFrom('rtl' as const, 'ltr' as const), (words, direction) => {
        const text = set(words.join(' '), { ...BOX, direction, width: 120 });
        for (const { width } of text.lines) expect(width).toBeLessThanOrEqual(120);
        const sorted = (letters: string) => [...letters.replaceAll(' ', '')].sort().join('');
        expect(sorted(shown(text).join(''))).toBe(sorted(words.join('')));
      }),
    );
  });

  it('sets Latin in the Latin face and Arabic in the Arabic face', () => {
    const [line] = set('زيت Tarwa', BOX).lines;
    expect(line?.runs.map(({ face }) => face.name)).toEqual(['text', 'textArabic', 'textArabic']);
  });

  it('shortens an overlong text with an ellipsis that fits', () => {
    const text = set(Array.from({ length: 60 }, () => 'زيت').join(' '), { ...BOX, mostLines: 2 });
    expect(text.lines).toHaveLength(2);
    expect(shown(text)[1]).toContain('…');
    expect(text.width).toBeLessThanOrEqual(BOX.width);
  });

  it('joins Arabic letters', () => {
    const joined = set('ببب', BOX).lines[0]?.runs[0]?.glyphs.map(({ id }) => id) ?? [];
    expect(new Set(joined).size).toBe(3);
  });

  it('has a glyph for every character of the content', async () => {
    const { brands, products, locations, pages } = await loadContent(CONTENT_FOLDER);
    const printed = [
      brands,
      products,
      locations,
      pages.map(({ groups }) => groups),
      [...(await loadReports()).values()],
    ];
    const characters = [...new Set(JSON.stringify(printed))].filter((character) => !/[\s\\<>{}[\]"]/.test(character));
    for (const role of ['text', 'display', 'strong'] as const) {
      const covered = [faces[role], faces[`${role}Arabic`]];
      expect(characters.filter((character) => !covered.some((face) => face.covers(character)))).toEqual([]);
    }
  });
});
