import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../backend/content/load-content.ts';
import { CONTENT_FOLDER } from '../../folders.ts';
import type { Face } from './fonts.ts';
import { boundsOf, type Path } from './geometry.ts';
import { createTypesetter, type Typesetter } from './type.ts';

const missing: string[] = [];
let typeset: Typesetter;
beforeAll(async () => {
  typeset = await createTypesetter((run, face) => missing.push(`${face}: ${run}`));
});

/** Counts the outlines of a path. */
function outlines(path: Path): number {
  return path.filter(({ op }) => op === 'M').length;
}

describe('createTypesetter', () => {
  it.each([
    ['left', 0, 1],
    ['middle', -0.5, 0.5],
    ['right', -1, 0],
  ] as const)('aligns text at its %s anchor', (anchor, from, to) => {
    const { path, width } = typeset('Sidrana', { face: 'display', size: 100, anchor });
    const { left, right } = boundsOf([path]);
    expect(left).toBeGreaterThan(width * from - 12);
    expect(right).toBeLessThan(width * to + 12);
  });

  it('puts numbers in Arabic in reading order: ٤٨ before ساعة, to its right', () => {
    const style = { face: 'textArabic', size: 100, anchor: 'left' } as const;
    const word = typeset('ساعة', style);
    const line = typeset('٤٨ ساعة', style);
    const digits = typeset('٤٨', style);
    expect(line.width).toBeGreaterThan(word.width + digits.width);
    const tail = boundsOf([line.path]).right;
    const atRight = line.path.filter((segment) => segment.op === 'M' && segment.to[0] > line.width - digits.width);
    expect(tail).toBeLessThanOrEqual(line.width + 5);
    expect(atRight.length).toBe(outlines(digits.path));
  });

  it('sets digits left to right: ١٣ is not ٣١', () => {
    const style = { face: 'textArabic', size: 100, anchor: 'left' } as const;
    const [one, three] = [typeset('١', style), typeset('٣', style)];
    const pair = typeset('١٣', style);
    const firstOutline = boundsOf([pair.path.slice(0, one.path.length)]);
    expect(firstOutline.right).toBeLessThan(pair.width - three.width + 5);
  });

  it('has a glyph for every letter on packs', async () => {
    const { products, brands } = await loadContent(CONTENT_FOLDER);
    missing.length = 0;
    const set = (lines: readonly string[], face: Face) => {
      for (const line of lines) typeset(line, { face, size: 20 });
    };
    for (const { pack, sizes } of products) {
      set(pack.descriptor.en, 'text');
      set(pack.descriptor.ar, 'textArabic');
      set(
        sizes.map(({ label }) => label.en),
        'text',
      );
    }
    for (const { name } of brands) {
      set([name.en], 'display');
      set([name.ar], 'displayArabic');
    }
    expect(missing).toEqual([]);
  });
});
