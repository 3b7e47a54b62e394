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
const groupsOf = (...types: string[]) =>
  resolveBrandCategories([brand('tarwa', ...types), ...categories], new Set(['tarwa'])).get('tarwa');

test.each([
  ['one type', ['hair-oil'], ['HAIR-CARE']],
  ['most of its types first', ['soap', 'hair-oil', 'shampoo'], ['HAIR-CARE', 'SKIN-CARE']],
  ['a tie goes to the first', ['soap', 'hair-oil'], ['SKIN-CARE', 'HAIR-CARE']],
  ['types without a category', ['incense'], []],
  ['no types', [], []],
])('%s', (_case, types, names) => {
  expect(groupsOf(...types)?.map(({ name }) => name)).toEqual(names);
});

test('a category names the types of the brand in it', () => {
  expect(groupsOf('soap', 'hair-oil', 'shampoo')).toEqual([
    { slug: 'hair-care', name: 'HAIR-CARE', types: ['hair-oil', 'shampoo'] },
    { slug: 'skin-care', name: 'SKIN-CARE', types: ['soap'] },
  ]);
});

test('a brand without children has no group, and neither have categories', () => {
  expect([...resolveBrandCategories([{ slug: 'tarwa' }, ...categories], new Set(['tarwa']))]).toEqual([['tarwa', []]]);
});
