import { inLanguage, type LanguageCode, languages } from '../../contract/languages.ts';
import type { Content, NamedContent, ProductTypeContent, Text } from '../content/content.ts';
import type { SoldProduct } from '../content/sold-products.ts';
import type { Json } from '../db/json.ts';
import type { Taxonomy, TermRow } from '../db/schema/terms.ts';
import type { Site } from './site.ts';
import { buildDescription } from './typography.ts';

/** Finds the id of a term by its slug; terms a site does not have are undefined. */
export type TermIds = (taxonomy: Taxonomy, language: LanguageCode, slug: string) => number | undefined;

type NewTerm = {
  taxonomy: Taxonomy;
  slug: string;
  name: Text;
  order: number;
  parent?: string;
  description?: Text;
  image?: string;
  fields?: Record<string, unknown>;
};

/**
 * Adds a site's terms to its rows (the category tree, product tags, ingredients, post tags) and returns how to find
 * their ids.
 */
export function buildTerms(site: Site, content: Content, sold: Record<LanguageCode, SoldProduct[]>): TermIds {
  const ids = new Map<string, number>();
  const termIds: TermIds = (taxonomy, language, slug) => ids.get(`${taxonomy} ${language} ${slug}`);

  for (const { code: language } of languages) {
    const collator = new Intl.Collator(language);
    const orders = new Map<number, number>();
    const rows = listTerms(content, sold[language]).map((term): TermRow => {
      const id = site.nextTermId();
      ids.set(`${term.taxonomy} ${language} ${term.slug}`, id);
      orders.set(id, term.order);
      return {
        country: site.country,
        id,
        language,
        translation: site.translation(`${term.taxonomy} ${term.slug}`),
        taxonomy: term.taxonomy,
        parent: term.parent === undefined ? 0 : (termIds(term.taxonomy, language, term.parent) ?? 0),
        position: 0,
        slug: term.slug,
        name: inLanguage(term.name, language),
        description: term.description === undefined ? '' : buildDescription(inLanguage(term.description, language)),
        image: term.image === undefined ? null : site.mediaId(term.image, language),
        count: 0,
        fields: readFields(site, term.fields ?? {}, language),
      };
    });
    rows.sort(
      (one, other) => (orders.get(one.id) ?? 0) - (orders.get(other.id) ?? 0) || collator.compare(one.name, other.name),
    );
    rows.forEach((row, index) => {
      row.position = index + 1;
    });
    site.rows.terms.push(...rows);
  }
  return termIds;
}

function readFields(site: Site, fields: Record<string, unknown>, language: LanguageCode): Record<string, Json> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, site.read(value, language)]));
}

/** Every term of a site in one language, parents before their children. */
function listTerms(content: Content, products: SoldProduct[]): NewTerm[] {
  const named = (taxonomy: Taxonomy, items: NamedContent[]): NewTerm[] =>
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
      ...listFacets(content, brand.slug, products),
    ]),
    ...content.groups.flatMap((group, index) => [
      { ...typeTerm(group), order: 100 + index },
      ...group.types.map((type, place) => ({ ...typeTerm(type), order: 200 + place, parent: group.slug })),
    ]),
    ...named('productTag', content.productTags),
    ...content.ingredients.map((ingredient) => ({
      taxonomy: 'ingredient' as const,
      slug: ingredient.slug,
      name: ingredient.name,
      order: 0,
      description: ingredient.description,
      fields: { ingredientFields: { image: `plant/${ingredient.slug}` } },
    })),
    ...named('postTag', [
      ...content.postTags,
      ...content.brands.filter(isNew(content)),
      ...content.groups.flatMap((group) => [group, ...group.types]).filter(isNew(content)),
    ]),
  ];
}

/** Brands and product types are tags of posts too, unless the editors named such a tag themselves. */
function isNew(content: Content) {
  const named = new Set(content.postTags.map((tag) => tag.slug));
  return ({ slug }: { slug: string }) => !named.has(slug);
}

function typeTerm(type: ProductTypeContent): Omit<NewTerm, 'order'> {
  const [benefit1, benefit2, benefit3, benefit4] = type.benefits;
  return {
    taxonomy: 'category',
    slug: type.slug,
    name: type.name,
    description: type.description,
    image: `banner/${type.slug}`,
    fields: { seo: seoOf(type), categoryPage: { benefit1, benefit2, benefit3, benefit4, faqs: type.faqs } },
  };
}

function seoOf({ seo }: { seo: { title: Text; description: Text } }) {
  return { metaTitle: seo.title, metaDescription: seo.description };
}

/** A brand's facets (`tarwa-ingredient`) and their values (`tarwa-amla`), only those its products have. */
function listFacets(content: Content, brand: string, products: SoldProduct[]): NewTerm[] {
  if (content.facets === null) return [];
  const ofBrand = products.filter((product) => product.brand === brand);
  const types = content.groups.flatMap((group) => group.types);
  const facets = [
    {
      key: 'product-type',
      name: content.facets.productType,
      values: types,
      of: (product: SoldProduct) => [product.type],
    },
    {
      key: 'ingredient',
      name: content.facets.ingredient,
      values: content.ingredients,
      of: (product: SoldProduct) => product.ingredients,
    },
    {
      key: 'regimen',
      name: content.facets.regimen,
      values: content.regimens,
      of: (product: SoldProduct) => product.regimens,
    },
  ];
  return facets.flatMap((facet, index): NewTerm[] => {
    const parent = `${brand}-${facet.key}`;
    const used = new Set(ofBrand.flatMap(facet.of));
    const values = facet.values.filter((value) => used.has(value.slug));
    return [
      { taxonomy: 'category', slug: parent, name: facet.name, order: 300 + index, parent: brand },
      ...values.map((value) => ({
        taxonomy: 'category' as const,
        slug: `${brand}-${value.slug}`,
        name: value.name,
        order: 400,
        parent,
        ...(facet.key === 'ingredient' ? { image: `plant/${value.slug}` } : {}),
      })),
    ];
  });
}
