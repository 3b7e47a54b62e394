import { expect, test } from 'vitest';
import { type CategoryTree, resolveBrandGroups } from './brand-groups.ts';

const category = (slug: string, ...children: CategoryTree[]): CategoryTree => ({
  slug,
  name: slug.toUpperCase(),
  children: { nodes: children },
});
const groups = [
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
  resolveBrandGroups([brand('tarwa', ...types), ...groups], new Set(['tarwa'])).get('tarwa')?.name;

test.each([
  ['one type', ['hair-oil'], 'HAIR-CARE'],
  ['most of its types', ['soap', 'hair-oil', 'shampoo'], 'HAIR-CARE'],
  ['a tie goes to the first', ['soap', 'hair-oil'], 'SKIN-CARE'],
  ['types of no group', ['incense'], undefined],
  ['no types', [], undefined],
])('%s', (_case, types, name) => {
  expect(groupOf(...types)).toBe(name);
});

test('a brand without children has no group, and groups have none themselves', () => {
  expect([...resolveBrandGroups([{ slug: 'tarwa' }, ...groups], new Set(['tarwa']))]).toEqual([]);
});
