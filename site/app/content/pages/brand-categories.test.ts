import { expect, test } from 'vitest';
import { type CategoryTree, resolveBrandCategories } from './brand-categories.ts';

const category = (slug: string, ...children: CategoryTree[]): CategoryTree => ({
  slug,
  name: slug.toUpperCase(),
  children: { nodes: children },
});
const categories = [
  category('hair-care', category('hair-oil'), category('shampoo')),
  category('skin-care', category('soap'), category('body-lotion')),
];
const brand = (slug: string, ...types: string[]) =>
  category(
    slug,
    category(`${slug}-ingredient`, category(`${slug}-shampoo-ginger`)),
    category(`${slug}-product-type`, ...types.map((type) => category(`${slug}-${type}`))),
  );
const groupOf = (...types: string[]) =>
  resolveBrandCategories([brand('tarwa', ...types), ...categories], new Set(['tarwa'])).get('tarwa')?.name;

test.each([
  ['one type', ['hair-oil'], 'HAIR-CARE'],
  ['most of its types', ['soap', 'hair-oil', 'shampoo'], 'HAIR-CARE'],
  ['a tie goes to the first', ['soap', 'hair-oil'], 'SKIN-CARE'],
  ['types without a category', ['incense'], undefined],
  ['no types', [], undefined],
])('%s', (_case, types, name) => {
  expect(groupOf(...types)).toBe(name);
});

test('a brand without children has no group, and neither have categories', () => {
  expect([...resolveBrandCategories([{ slug: 'tarwa' }, ...categories], new Set(['tarwa']))]).toEqual([]);
});
