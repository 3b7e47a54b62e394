import { expect, test } from 'vitest';
import { describeProduct } from '../backend/content/describe-product.ts';
import { loadContent } from '../backend/content/load-content.ts';
import { isPlacedIn } from '../backend/content/placement.ts';
import { listSoldProducts } from '../backend/content/sold-products.ts';
import { countryCodes } from '../contract/countries.ts';
import { buildFullName } from '../contract/full-name.ts';
import { writtenLanguages } from '../contract/languages.ts';
import { CONTENT_FOLDER } from './folders.ts';

const content = await loadContent(CONTENT_FOLDER);
const brandNames = new Map(content.brands.map(({ slug, name }) => [slug, name]));

const WHERE_TO_BUY = { en: 'where to buy.', ar: 'أماكن البيع.' };

test.each(countryCodes)('every product has a title and a description of its own in %s', (country) => {
  const sold = listSoldProducts(content, country);
  for (const language of writtenLanguages) {
    const described = sold[language].map((product) => ({
      name: product.name[language],
      ...describeProduct(
        product,
        buildFullName(product.name[language], brandNames.get(product.brand)?.[language], language),
        language,
      ),
    }));
    const wrong = described.filter(({ name, metaTitle, metaDescription }) => {
      const isRightLength = metaTitle.length <= 60 && metaDescription.length >= 70 && metaDescription.length <= 160;
      return !isRightLength || !metaDescription.includes(name) || !metaDescription.endsWith(WHERE_TO_BUY[language]);
    });
    expect(wrong).toEqual([]);
    expect(new Set(described.map(({ metaTitle }) => metaTitle)).size).toBe(described.length);
  }
});

/** How many products a page of a list shows. */
const PAGE_SIZE = 24;

test('at most a fifth of what a page of a list shows is a best seller, and one of fewer than five', () => {
  const order = new Map(content.brands.map((brand) => [brand.slug, brand.order]));
  const categoryOf = new Map(content.categories.flatMap(({ slug, types }) => types.map((type) => [type.slug, slug])));
  const inOrder = content.products.toSorted(
    (one, other) => one.position - other.position || (order.get(one.brand) ?? 0) - (order.get(other.brand) ?? 0),
  );
  const crowded = countryCodes.flatMap((country) => {
    const { en: sold } = listSoldProducts({ ...content, products: inOrder }, country);
    const lists = Map.groupBy(
      sold.flatMap((product) =>
        ['all', categoryOf.get(product.type), product.type, product.brand].map((list) => ({ list, product })),
      ),
      ({ list }) => list,
    );
    return [...lists].flatMap(([list, shown]) =>
      Array.from({ length: Math.ceil(shown.length / PAGE_SIZE) }, (_, page) => {
        const cards = shown.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
        const best = cards.filter(({ product }) => product.tags.includes('best-seller')).length;
        return best > Math.max(1, cards.length / 5)
          ? `${country} ${list} ${page + 1}: ${best} of ${cards.length}`
          : null;
      }).filter((line) => line !== null),
    );
  });
  expect(crowded).toEqual([]);
});

test('a product marked as a travel size has its smallest size wherever it is sold', () => {
  const smallest = new Map(content.products.map(({ fullSlug, sizes }) => [fullSlug, sizes[0]?.value]));
  const lacking = countryCodes.flatMap((country) =>
    listSoldProducts(content, country)
      .en.filter(({ fullSlug, tags, sizes }) => {
        return tags.includes('travel-size') && sizes[0]?.value !== smallest.get(fullSlug);
      })
      .map(({ fullSlug }) => `${country} ${fullSlug}`),
  );
  expect(lacking).toEqual([]);
});

test('every country has four best sellers for its home page, and no two of one range', () => {
  for (const country of countryCodes) {
    const best = listSoldProducts(content, country).en.filter(({ tags }) => tags.includes('best-seller'));
    expect(best.length, country).toBeGreaterThanOrEqual(4);
    expect(new Set(best.map(({ brand }) => brand)).size, country).toBe(best.length);
  }
});

test('every product says what is in it, where it is from, how it keeps and what to mind', () => {
  const { specifications, products } = content;
  const silent = products.filter(({ type, brand, fullSlug }) => {
    const known = specifications?.types[type];
    return !known || !specifications.origins[brand] || (known.as === 'food' && !specifications.products[fullSlug]);
  });
  expect(silent.map(({ fullSlug }) => fullSlug)).toEqual([]);
});

test('a food made with honey or dates says where they come from', () => {
  const { sources } = content.specifications ?? {};
  const foods = content.products.filter(({ type }) => content.specifications?.types[type]?.as === 'food');
  const listed = (fullSlug: string) => {
    const own = content.specifications?.products[fullSlug];
    return typeof own === 'object' ? own.en : (own ?? '');
  };
  const withHoney = foods.filter(({ fullSlug }) => /honey/i.test(listed(fullSlug))).map(({ fullSlug }) => fullSlug);
  const withDates = foods.filter(({ fullSlug }) => /date/i.test(listed(fullSlug))).map(({ fullSlug }) => fullSlug);
  expect(Object.keys(sources?.['source-honey']?.products ?? {}).sort()).toEqual(withHoney.sort());
  expect(Object.keys(sources?.['source-dates']?.products ?? {}).sort()).toEqual(withDates.sort());
});

test('no mark of a product is belied by its list of ingredients', () => {
  const belied = content.products.flatMap(({ fullSlug, tags, ingredients, type }) => {
    const own = content.specifications?.products[fullSlug];
    const list = typeof own === 'object' ? own.en : (own ?? content.specifications?.types[type]?.list ?? '');
    const animal = /Cera Alba|\bMel\b|Lanolin/.test(list) || ingredients.includes('honey');
    return [
      ...(tags.includes('vegan') && animal ? [`${fullSlug}: vegan`] : []),
      ...(tags.includes('fragrance-free') && /Parfum/.test(list) ? [`${fullSlug}: fragrance-free`] : []),
      ...(tags.includes('alcohol-free') && /Alcohol Denat/.test(list) ? [`${fullSlug}: alcohol-free`] : []),
      ...(type === 'toothpaste' && tags.includes('fluoride-free') === /fluor/i.test(list)
        ? [`${fullSlug}: fluoride`]
        : []),
    ];
  });
  expect(belied).toEqual([]);
});

// Lists are by weight: an essential oil is a few drops in a carrier oil.
test('an oil that carries stands before essential oils in every list of ingredients', () => {
  const { specifications, ingredients, products } = content;
  const turned = products.flatMap((product) => {
    const type = specifications?.types[product.type];
    const form = type?.as === 'food' ? undefined : type?.as;
    const plants = product.ingredients.flatMap(
      (slug) => (form && ingredients.find((one) => one.slug === slug)?.inci?.[form]) || [],
    );
    const own = specifications?.products[product.fullSlug];
    const list =
      typeof own === 'object' ? own.en : (own ?? (type?.list ?? '').replace('{ingredients}', plants.join(', ')));
    const names = list.replace(/\. Wipes: .*/, '').split(', ');
    const essential = names.findIndex((name) => /(?:Flower|Leaf|Peel|Bud|Root) Oil$/.test(name));
    const carrier = names.findLastIndex((name) => /(?:Seed|Kernel|Fruit|Nucifera|Dulcis) Oil$/.test(name));
    return essential >= 0 && essential < carrier ? [`${product.fullSlug}: ${list}`] : [];
  });
  expect(turned).toEqual([]);
});

test('the figures that pages show are those of the content', () => {
  const home = content.pages.find(({ slug }) => slug === 'home')?.groups;
  const sizes = content.products.flatMap((product) => product.sizes).length;
  expect(home?.storyBlocks?.keyData3?.figure.en).toBe(String(sizes));
  expect(home?.storyBlocks?.keyData4?.figure.en).toBe(String(countryCodes.length));
  const distribution = content.pages.find(({ slug }) => slug === 'distribution')?.content;
  const tables = [distribution ?? []].flat().map(({ en }) => [...en.matchAll(/<th scope="row">/g)].length);
  const partners = tables.reduce((sum, rows) => sum + rows, 0);
  expect(home?.globalPresence?.highlight2.figure).toEqual({ en: String(partners), ar: String(partners) });
});

/** Whether a text names a plant: «صبّار» and «بالصبّار» are «الصبّار» too. */
function namesPlant(text: string, name: string): boolean {
  const start = '(?<![\\p{L}\\p{M}])[وف]?(?:[بك]?ال|لل|[بكل])?';
  return new RegExp(`${start}${name.replace(/^ال/, '')}(?!\\p{L})`, 'iu').test(text);
}

/** Plants that a type's questions and benefits mention without promising them. */
const SPOKEN_OF = new Set(['hair-oil: henna', 'shampoo: henna', 'petroleum-jelly: henna', 'baby-balm: honey']);

// All countries read the same text; what it promises must be on the shelf of each.
test('no type or range promises a plant that a country does not sell in it', () => {
  const shelves = [
    ...content.categories.map((category) => ({ ...category, slugs: category.types.map(({ slug }) => slug) })),
    ...content.categories.flatMap(({ types }) => types.map((type) => ({ ...type, slugs: [type.slug] }))),
    ...content.brands.map((brand) => ({ ...brand, slugs: [brand.slug] })),
  ];
  const broken = countryCodes.flatMap((country) => {
    const sold = listSoldProducts(content, country);
    return writtenLanguages.flatMap((language) =>
      shelves.flatMap((shelf) => {
        const { slug, slugs, description, seo } = shelf;
        const products = sold[language].filter(({ type, brand }) => slugs.includes(type) || slugs.includes(brand));
        const benefits = 'faqs' in shelf ? shelf.benefits.map((one) => [one.heading, one.description]) : [];
        const here = 'faqs' in shelf ? shelf.faqs.filter((faq) => isPlacedIn(faq, country)) : [];
        const faqs = here.map(({ question, answer }) => [question, answer]);
        const texts = [description, seo.title, seo.description, ...benefits.flat(), ...faqs.flat()];
        const text = texts.map((one) => one?.[language] ?? '').join(' ');
        const plants = new Set(products.flatMap(({ ingredients }) => ingredients));
        // English has dates that are no fruit; a shelf without products has no page.
        return content.ingredients
          .filter((one) => products.length > 0 && !plants.has(one.slug) && one.slug !== 'date')
          .filter(({ slug: plant, name }) => namesPlant(text, name[language]) && !SPOKEN_OF.has(`${slug}: ${plant}`))
          .map((plant) => `${country} ${language} ${slug}: ${plant.slug}`);
      }),
    );
  });
  expect(broken).toEqual([]);
});

test('a benefit of a type shows a plant that is in its products', () => {
  const plantsOf = (slugs: string[]) =>
    new Set(content.products.flatMap(({ type, ingredients }) => (slugs.includes(type) ? ingredients : [])));
  const strange = content.categories.flatMap((category) => {
    const inCategory = plantsOf(category.types.map(({ slug }) => slug));
    return [category, ...category.types].flatMap(({ slug, benefits }) => {
      const own = slug === category.slug ? inCategory : plantsOf([slug]);
      // A type of few plants borrows from its category.
      const shown = own.size < benefits.length ? inCategory : own;
      return benefits
        .filter(({ image }) => !shown.has((image ?? '').replace('plant/', '')))
        .map(({ image }) => `${slug}: ${image}`);
    });
  });
  expect(strange).toEqual([]);
});

test('every product that removes hair begins with a patch test, as its category promises', () => {
  const types = content.categories.find(({ slug }) => slug === 'hair-removal')?.types.map(({ slug }) => slug) ?? [];
  const products = content.products.filter(({ type }) => types.includes(type));
  expect(products.length).toBeGreaterThan(5);
  for (const { fullSlug, howToUse } of products) expect(howToUse[0]?.icon, fullSlug).toBe('patch-test');
});

test('what shines on lips is not for a need of hair', () => {
  const ofHair = new Set(['dry-hair', 'breakage', 'frizz', 'flaky-scalp', 'shine', 'oily-scalp']);
  const wrong = content.products.filter(({ type, tags }) => type === 'lip-balm' && tags.some((tag) => ofHair.has(tag)));
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
