import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';

/** The services of `contract/dialects/`. */
export const dialectNames = ['wpml-vendor', 'wpml-rburgst', 'one-group-missing', 'no-field-groups'] as const;

export type DialectName = (typeof dialectNames)[number];

/** Builds the schema of a service, optionally with changes to its text. */
export function buildDialect(name: DialectName, change = (text: string) => text): GraphQLSchema {
  return buildSchema(change(readDialect(`${name}.graphql`)));
}

export function readDialect(file: string): string {
  return readFileSync(new URL(`../../../contract/dialects/${file}`, import.meta.url), 'utf8');
}

/** Builds the schema of a service with Polylang: an enum of the languages, and translations that are nodes. */
export function buildPolylang(): GraphQLSchema {
  return buildDialect('wpml-vendor', (text) => {
    const types = text.split(/^(?=(?:type|interface|input|enum|union) )/m).map((type) => {
      const [, name = ''] = /^(?:type|interface) (\w+)/.exec(type) ?? [];
      return type
        .replace(/^ {2}(?:wpmlLanguage: String|languageCode: String)\n/gm, '')
        .replace(/^( {2}language): String$/gm, '$1: LanguageCodeFilterEnum')
        .replace(/^ {2}locale: Locale$/gm, '  language: Language')
        .replace(/^( {2}translations): \[Translation\]$/gm, `$1: [${name}]`)
        .replace(/^( {2}languages): \[LanguageInfo\]$/gm, '$1: [Language]');
    });
    return types
      .join('')
      .concat('enum LanguageCodeFilterEnum { AR EN ALL DEFAULT }\n')
      .concat('type Language { code: String homeUrl: String id: ID! locale: String name: String slug: String }\n');
  });
}

/** Builds the schema of a service without a language extension, and without our field groups. */
export function buildWithoutLanguages(): GraphQLSchema {
  return buildDialect('no-field-groups', (text) =>
    text.replace(
      /^ {2}(?:wpmlLanguage|language|languageCode|languages|translations|locale)\b(?!: String\n {2}startOfWeek).*\n/gm,
      '',
    ),
  );
}

/** WooGraphQL before 1.0, whose lists of products are of a union. */
export function withProductUnion(text: string): string {
  return text
    .replace(
      /^interface ProductUnion \{[^}]*\}/m,
      'union ProductUnion = SimpleProduct | VariableProduct | ExternalProduct',
    )
    .replace(/^(type RootQueryToProductConnection \{[^}]*nodes: \[)Product!/m, '$1ProductUnion!')
    .replaceAll(' & ProductUnion', '')
    .replace(/^(interface Product(?:Variation)?) implements ProductUnion/gm, '$1');
}

/** Field groups of the ACF bridge 0.x: pictures without an edge, and single words instead of lists. */
function withOldGroups(text: string): string {
  return text
    .replace(/: AcfMediaItemConnectionEdge$/gm, ': MediaItem')
    .replace(/^( {2}(?:videoType|textPosition)): \[String\]$/gm, '$1: String');
}

/** What is missing from services recorded before shops, days of jobs, barcodes and places of questions were queried. */
const NEWER = [
  'CareersJobs.datePosted',
  'CategoryPageFaqs.notOn',
  ...['city', 'kind', 'latitude', 'longitude', 'openingHours', 'stock', 'website'].map(
    (field) => `LocationDetails.${field}`,
  ),
  'Product.gtin',
  'ProductVariation.gtin',
];

/** The fields of the documents that each service lacks. */
export const LACKING: Readonly<Record<DialectName, readonly string[]>> = {
  'wpml-vendor': [],
  'wpml-rburgst': [...NEWER, 'Ingredient.translations', 'ProductCategory.languageCode', 'ProductCategory.translations'],
  'one-group-missing': [...NEWER, 'Page.subNavigation'],
  // biome-ignore format: a list of words reads better in rows
  'no-field-groups': [
    'Campaign.videoGroup', 'Ingredient.ingredientFields', 'Location.locationDetails', 'MenuItem.menuFields',
    'MenuLocationEnum.QUICK_LINKS', 'Page.brandSlider', 'Page.careers', 'Page.catalogs', 'Page.corporateResponsibility',
    'Page.enquiry', 'Page.globalPresence', 'Page.hiringProcess', 'Page.homeRemedies', 'Page.homeSlider',
    'Page.investorResults', 'Page.journey', 'Page.leadership', 'Page.motherEarth', 'Page.nature', 'Page.pageBanner',
    'Page.principles', 'Page.seo', 'Page.storyBlocks', 'Page.subNavigation', 'Page.visionMission', 'Post.seo',
    'Product.gtin', 'Product.productDetails', 'Product.seo', 'ProductCategory.brandBanner', 'ProductCategory.categoryPage',
    'ProductCategory.seo', 'ProductVariation.gtin',
  ],
};

/** Reads which field a refusal is about, as `Page.subNavigation`. */
export function readRefusedField(message: string): string {
  const [, field, type] = /^(?:\w+ )*"(\w+)" (?:\w+ )*"(\w+)"/.exec(message) ?? [];
  return `${type}.${field}`;
}

/** A service of each kind, as many as there are countries, and what is known to be missing from it. */
export const dialects = [
  ...dialectNames.map((name) => ({
    name,
    schema: buildDialect(name),
    hasGroups: name !== 'no-field-groups',
    lacks: LACKING[name],
  })),
  {
    name: 'no languages',
    schema: buildWithoutLanguages(),
    hasGroups: false,
    lacks: [...LACKING['no-field-groups'], 'Page.translations', 'ProductCategory.languageCode'],
  },
  {
    name: 'old plugins',
    schema: buildDialect('wpml-vendor', (text) => withProductUnion(withOldGroups(text))),
    hasGroups: true,
    lacks: [],
  },
  { name: 'Polylang', schema: buildPolylang(), hasGroups: true, lacks: ['ProductCategory.languageCode'] },
];
