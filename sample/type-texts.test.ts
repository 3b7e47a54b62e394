import { expect, test } from 'vitest';
import { loadContent } from '../backend/content/load-content.ts';
import { isPlacedIn } from '../backend/content/placement.ts';
import { listSoldProducts } from '../backend/content/sold-products.ts';
import { type CountryCode, countryCodes } from '../contract/countries.ts';
import { CONTENT_FOLDER } from './folders.ts';

const content = await loadContent(CONTENT_FOLDER);
const shelves = content.categories.flatMap((category) => [
  { ...category, types: category.types.map(({ slug }) => slug) },
  ...category.types.map((type) => ({ ...type, types: [type.slug] })),
]);
type Shelf = (typeof shelves)[number];

/** The texts of a type that a country reads, in English. */
function textsOf({ description, seo, benefits, faqs }: Shelf, country: CountryCode): string {
  const here = faqs.filter((faq) => isPlacedIn(faq, country));
  return [
    description,
    seo.title,
    seo.description,
    ...benefits.flatMap(({ heading, description: text }) => [heading, text]),
    ...here.flatMap(({ question, answer }) => [question, answer]),
  ]
    .map(({ en }) => en)
    .join(' ');
}

/** Packs that texts mention without promising them; a shelf without products has no page. */
const SPOKEN_OF = new Set([
  'body-lotion: tube',
  'wax-strips: stick',
  'sugar-wax: stick',
  'tooth-powder: tube',
  'tooth-powder: tin',
]);

/** For each country, the names in a type's texts that fit none of its products there. */
function findUnsold(
  named: (text: string) => string[],
  has: (shelf: Shelf, country: CountryCode, name: string) => boolean,
) {
  return countryCodes.flatMap((country) =>
    shelves
      .filter((shelf) => productsOf(shelf, country).length > 0)
      .flatMap((shelf) =>
        named(textsOf(shelf, country))
          .filter((name) => !has(shelf, country, name) && !SPOKEN_OF.has(`${shelf.slug}: ${name}`))
          .map((name) => `${country} ${shelf.slug}: ${name}`),
      ),
  );
}

function productsOf({ types }: Shelf, country: CountryCode) {
  return listSoldProducts(content, country).en.filter(({ type }) => types.includes(type));
}

test('a text of a type names only packs that its country sells', () => {
  const forms: Record<string, string[]> = {
    jar: ['jar'],
    tin: ['tin'],
    tube: ['tube', 'carton-tube', 'lying-carton', 'spatula-set'],
    pump: ['pump'],
    sachet: ['sachet'],
    syrup: ['syrup'],
    'spray bottle': ['spray'],
    dropper: ['dropper'],
    stick: ['stick', 'roll-on'],
  };
  const named = (text: string) => Object.keys(forms).filter((form) => new RegExp(`\\b${form}s?\\b`, 'i').test(text));
  const has = (shelf: Shelf, country: CountryCode, name: string) =>
    productsOf(shelf, country).some(({ pack }) => forms[name]?.includes(pack.form));
  expect(findUnsold(named, has)).toEqual([]);
});

test('a text of a type names only sizes that its country sells', () => {
  const named = (text: string) => [...text.matchAll(/\b\d+ (?:ml|g|kg)\b/g)].map(([size]) => size);
  const has = (shelf: Shelf, country: CountryCode, size: string) =>
    productsOf(shelf, country).some(({ sizes }) => sizes.some(({ label }) => label.en.endsWith(size)));
  expect(findUnsold(named, has)).toEqual([]);
});

test('a type has three questions or more in every country', () => {
  const few = countryCodes.flatMap((country) =>
    shelves
      .filter(({ faqs }) => faqs.filter((faq) => isPlacedIn(faq, country)).length < 3)
      .map(({ slug }) => `${country} ${slug}`),
  );
  expect(few).toEqual([]);
});

/** What a type's texts say about the ingredients of all its products: what every list has, and what none has. */
const SAID_OF_ALL: Record<string, { has?: RegExp; hasNot?: RegExp }> = {
  'hair-oil': { hasNot: /Paraffinum/ },
  'body-lotion': { hasNot: /Alcohol Denat/ },
  'hand-cream': { has: /Butyrospermum Parkii Butter/ },
  soap: { has: /Olivate.*Cocoate.*Castorate.*Glycerin/, hasNot: /Palm|Tallow/ },
  'baby-lotion': { hasNot: /Parfum|(?:Flower|Leaf|Peel|Bud) Oil/ },
  'styling-gel': { has: /Gum/, hasNot: /Alcohol/ },
  'hair-removal-cream': { has: /Aloe/ },
  'wax-strips': { has: /Wipes: .* Oil/ },
  'sugar-wax': { has: /Sucrose.*Citrus Limon/ },
  toothpaste: { has: /Calcium Carbonate|Silica/, hasNot: /Alcohol|CI 75470|Cera Alba|Mel\b/ },
  mouthwash: { hasNot: /Alcohol|CI 75470|Cera Alba|Mel\b/ },
  'tooth-powder': { has: /Eugenia Caryophyllus/, hasNot: /Aqua|Alcohol|Sodium Benzoate/ },
  'petroleum-jelly': { has: /^Petrolatum/ },
  'lip-balm': { has: /Cera Alba/ },
};

test('what a text of a type says of all its products stands in the list of each', () => {
  const { specifications, products, ingredients } = content;
  const belied = products.flatMap(({ fullSlug, type, ingredients: plants }) => {
    const said = SAID_OF_ALL[type];
    const known = specifications?.types[type];
    if (!said || !known || known.as === 'food') return [];
    const { as } = known;
    const names = plants.map((plant) => ingredients.find(({ slug }) => slug === plant)?.inci?.[as] ?? '');
    const own = specifications?.products[fullSlug] ?? known.list.replace('{ingredients}', names.join(', '));
    const list = typeof own === 'string' ? own : own.en;
    return (said.has && !said.has.test(list)) || said.hasNot?.test(list) ? [`${fullSlug}: ${list}`] : [];
  });
  expect(belied).toEqual([]);
});
