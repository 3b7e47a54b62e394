import { describe, expect, it } from 'vitest';
import { type LabelText, printDescriptor } from './descriptor.ts';
import { createDrawing } from './svg.ts';
import type { Typesetter } from './type.ts';

const HALF = 100;
const label = (en: string[], ar: string[]): LabelText => ({
  range: { en: 'Tarwa', ar: 'تروى' },
  descriptor: { en, ar },
  size: '200 ml',
});

/** Every letter is half as wide as it is high; returns the lines as they are printed. */
function print(text: LabelText) {
  const lines: { text: string; size: number; y: number }[] = [];
  const typeset: Typesetter = (line, { size, y }) => {
    if (y !== undefined) lines.push({ text: line, size, y });
    return { path: [], width: line.length * size * 0.5 };
  };
  const canvas = { drawing: createDrawing({ width: 10, height: 10 }), typeset };
  printDescriptor(canvas, text, 0, HALF, '#000000', (x, y) => [x, y]);
  return lines;
}

/** Where the light of a window lies on a round pack, as a share of its half width (art direction 4). */
const HIGHLIGHT = 0.67;

describe('printDescriptor', () => {
  it('stays clear of the highlight, wrapped round a pack', () => {
    const lines = print(label(['Argan serum', 'for smooth ends'], ['سيروم الأرغان', 'لأطراف ناعمة']));
    for (const { text, size } of lines) expect(Math.sin((text.length * size * 0.5) / 2 / HALF)).toBeLessThan(HIGHLIGHT);
  });

  it('prints one line a language, the whole descriptor where it is legible', () => {
    const lines = print(label(['Miswak', 'toothpaste'], ['معجون', 'المسواك']));
    expect(lines.map(({ text }) => text)).toEqual(['Miswak toothpaste', 'معجون المسواك']);
    expect(lines[1]?.y).toBeGreaterThan(lines[0]?.y ?? 0);
  });

  it('leaves out the second line rather than print it too small', () => {
    const lines = print(label(['Amla hair oil', 'soft & shiny all day'], ['زيت شعر بالأملا', 'نعومة ولمعان كل يوم']));
    expect(lines.map(({ text }) => text)).toEqual(['Amla hair oil', 'زيت شعر بالأملا']);
    for (const { size } of lines) expect(size).toBeGreaterThanOrEqual(HALF * 0.135);
  });

  it('leaves out the second line of both languages where all of one is smaller than can be read', () => {
    const lotion = label(['Baby lotion', 'oats'], ['لوشن الأطفال', 'شوفان']);
    expect(print(lotion).map(({ text }) => text)).toEqual(['Baby lotion oats', 'لوشن الأطفال شوفان']);
    const shown = print({ ...lotion, smallest: HALF * 0.19 });
    expect(shown.map(({ text }) => text)).toEqual(['Baby lotion', 'لوشن الأطفال']);
  });

  it('keeps a second line without which the first says too little', () => {
    const paste = label(['Miswak', 'toothpaste'], ['معجون', 'المسواك']);
    expect(print({ ...paste, smallest: HALF }).map(({ text }) => text)).toEqual(['Miswak toothpaste', 'معجون المسواك']);
  });
});
