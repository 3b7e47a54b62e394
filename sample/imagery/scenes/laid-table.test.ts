import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../backend/content/load-content.ts';
import { CONTENT_FOLDER } from '../../folders.ts';
import { imageCatalogue } from '../catalogue.ts';
import { RANGE_NAMES } from '../look/ranges.ts';
import { PACKS } from '../packs/packs.ts';
import type { Recipe } from '../recipe.ts';
import { TABLE_DRESSINGS } from './table-dressings.ts';
import { type PlacedPack, planTable } from './table-plan.ts';

type Table = Extract<Recipe, { kind: 'table' }>;
let tables: Table[];
beforeAll(async () => {
  const images = imageCatalogue(await loadContent(CONTENT_FOLDER));
  tables = images.flatMap(({ recipe }) => (recipe.kind === 'table' ? [recipe] : []));
});

/** The edges of a standing pack. */
function boxOf({ pack: { form }, x, y, scale }: PlacedPack) {
  const { scale: own, footprint } = PACKS[form];
  const half = footprint.halfWidth * own * scale;
  return { from: x - half, to: x + half, top: y - footprint.height * own * scale };
}

test('every range has a table of five packs', () => {
  expect(tables.map(({ range }) => range)).toEqual(RANGE_NAMES);
  for (const { range, packs } of tables) expect(packs, range).toHaveLength(5);
});

test('packs stand beside each other on their table, none at its edges', () => {
  for (const { range, packs } of tables) {
    // Only the forms count here.
    const { behind, before, lying } = planTable(packs as never, TABLE_DRESSINGS[range].lies);
    expect(behind.length + before.length + (lying ? 1 : 0), range).toBe(5);
    for (const row of [behind, before].map((placed) => placed.map(boxOf))) {
      for (const [index, { from, to, top }] of row.entries()) {
        expect(from, range).toBeGreaterThan(index === 0 ? 250 : (row[index - 1]?.to ?? 0));
        expect(to, range).toBeLessThan(990);
        expect(top, range).toBeGreaterThan(80);
      }
    }
  }
});
