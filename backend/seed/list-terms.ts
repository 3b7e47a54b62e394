import { byLanguage, inLanguage, type Translated } from '../../contract/languages.ts';
import type { BrandContent, Content, IngredientContent, NamedContent, ProductTypeContent } from '../content/content.ts';
import type { SoldProduct } from '../content/sold-products.ts';
import type { Taxonomy } from '../db/schema/terms.ts';
import { FACETS } from './facets.ts';

/** A term without an id yet, with the texts of both languages. */
type NewTerm = {
  taxonomy: Taxonomy;
  slug: string;
  name: Translated;
  order: number;
  parent?: string;
  description?: Translated;
  image?: string;
  fields?: Record<string, unknown>;
};

/** Every term of a site in one language, parents before their children. */
export function listTerms(content: Content, products: readonly SoldProduct[]): NewTerm[] {
  const named = (taxonomy: Taxonomy, items: readonly NamedContent[]): NewTerm[] =>
    items.map(({ slug, name }) => ({ taxonomy, slug, name, order: 0 }));
  return [
    ...content.brands.flatMap((brand) => [
      {
        taxonomy: 'category' as const,
        slug: brand.slug,
        name: brand.name,
        order: brand.order,
        description: brand.description,
        image: `room/${brand.slug}`,
        fields: { seo: seoOf(brand), brandBanner: { heading: brand.heading, image: `hero/${brand.slug}` } },
      },
      ...listFacets(content, brand, products),
    ]),
    ...content.categories.flatMap((category, index) => [
      { ...typeTerm(category, products), order: 100 + index },
      ...category.types.map((type, place) => ({
        ...typeTerm(type, products),
        order: 200 + place,
        parent: category.slug,
      })),
    ]),
    ...named('productTag', content.productTags),
    ...content.ingredients.map((ingredient) => ({
      taxonomy: 'ingredient' as const,
      slug: ingredient.slug,
      name: ingredient.name,
      order: 0,
      description: withBotanicalName(ingredient),
      fields: { ingredientFields: { image: `plant/${ingredient.slug}` } },
    })),
    ...named('postTag', [
      ...content.postTags,
      ...content.brands.filter(isNew(content)),
      ...content.categories.flatMap((category) => [category, ...category.types]).filter(isNew(content)),
    ]),
  ];
}

const BOTANICAL: Translated = { en: 'Botanical name', ar: 'الاسم العلمي' };

/** Adds the botanical name of an ingredient at the end of its description. */
function withBotanicalName({ description, botanical }: IngredientContent): Translated {
  return byLanguage((language) =>
    [
      inLanguage(description, language),
      ...(botanical ? [`<p>${inLanguage(BOTANICAL, language)}: <i lang="la">${botanical}</i></p>`] : []),
    ].join('\n'),
  );
}

/** Brands and product types are also tags of posts, unless the editors defined such a tag themselves. */
function isNew(content: Content) {
  const named = new Set(content.postTags.map((tag) => tag.slug));
  return ({ slug }: { slug: string }) => !named.has(slug);
}

function typeTerm(type: ProductTypeContent, products: readonly SoldProduct[]): Omit<NewTerm, 'order'> {
  const [benefit1, benefit2, benefit3, benefit4] = type.benefits;
  return {
    taxonomy: 'category',
    slug: type.slug,
    name: type.name,
    description: type.description,
    image: `banner/${type.slug}`,
    fields: {
      seo: seoOf(type),
      categoryPage: {
        ...{ benefit1, benefit2, benefit3, benefit4 },
        faqs: type.faqs.map((question) => buildQuestion(question, products)),
      },
    },
  };
}

/** A type's question; the products whose pages omit it are listed by their slugs in the language. */
function buildQuestion({ notOn, ...question }: ProductTypeContent['faqs'][number], products: readonly SoldProduct[]) {
  if (notOn === undefined) return question;
  const excluded = products.filter(({ fullSlug }) => notOn.includes(fullSlug));
  return { ...question, notOn: excluded.map(({ siteSlug }) => siteSlug).join(' ') };
}

function seoOf({ seo }: { seo: { title: Translated; description: Translated } }) {
  return { metaTitle: seo.title, metaDescription: seo.description };
}

/** A brand's facets (`tarwa-ingredient`) and their values (`tarwa-amla`), only those its products have. */
function listFacets(
  content: Content,
  { slug: brand, collections }: BrandContent,
  products: readonly SoldProduct[],
): NewTerm[] {
  const { facets: names } = content;
  if (names === null) return [];
  const ofBrand = products.filter((product) => product.brand === brand);
  /** A collection is its type's category under the brand; that of all types has the whole range (decision 0267). */
  const texts = new Map(
    Object.entries(collections).map(([type, { text, seo }]) => [
      `${brand}-${type === 'all' ? 'product-type' : type}`,
      { description: text, fields: { seo: seoOf({ seo }) } },
    ]),
  );
  const terms = FACETS.flatMap((facet, index): NewTerm[] => {
    const parent = `${brand}-${facet.key}`;
    const used = new Set(ofBrand.flatMap(facet.of));
    const values = facet.values(content).filter((value) => used.has(value.slug));
    return [
      { taxonomy: 'category', slug: parent, name: facet.name(names), order: 300 + index, parent: brand },
      ...values.map((value) => ({
        taxonomy: 'category' as const,
        slug: `${brand}-${value.slug}`,
        name: value.name,
        order: 400,
        parent,
        ...(facet.image ? { image: facet.image(value.slug) } : {}),
      })),
    ];
  });
  return terms.map((term) => ({ ...term, ...texts.get(term.slug) }));
}
