import type { CountryCode } from '../../../../contract/countries.ts';
import { type Fields, isFields } from '../../../../contract/is-fields.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../../../contract/languages.ts';
import { parseSlug } from '../cleaning/slug.ts';
import { findOriginalSlug, listTranslations, readLanguage, readTranslation } from './translations.ts';

type Place = { country: CountryCode; language: LanguageCode };
/** Entries with a slug per language. The site index has those of pages (decision 0132). */
export type SluggedKind = 'products' | 'posts' | 'productCategories' | 'ingredients' | 'jobs';

/** The lists of answers, by name. */
const LISTS: Readonly<Record<string, SluggedKind>> = {
  products: 'products',
  related: 'products',
  posts: 'posts',
  pressReleases: 'posts',
  healthHub: 'posts',
  productCategories: 'productCategories',
  children: 'productCategories',
  ingredients: 'ingredients',
  jobs: 'jobs',
};
/** The variables that hold slugs. */
const VARIABLES: Readonly<Record<string, Readonly<Record<string, SluggedKind>>>> = {
  getProduct: { slugIn: 'products' },
  hasProduct: { slugIn: 'products' },
  singleBlog: { slug: 'posts' },
  hasProducts: { category: 'productCategories', categoryIn: 'productCategories' },
  getProductsByBrand: { category: 'productCategories' },
  getBrandHero: { slug: 'productCategories' },
  GetProductFilters: { slug: 'productCategories' },
  productTypeCategoryPage: { nameIn: 'productCategories' },
  getSeoMetaForCatrgories: { category: 'productCategories' },
  // A campaign has its brand as a tag, which is translated as its category is.
  campaignsByBrand: { slug: 'productCategories' },
};

/** Polylang does not say which language a translation is in; where there are two, it is the other. */
const OTHERS = languageCodes.filter((code) => code !== defaultLanguage);
const ONLY_OTHER = OTHERS.length === 1 ? (OTHERS[0] ?? null) : null;

export type OriginalSlugs = ReturnType<typeof createOriginalSlugs>;

/** Returns the kind of entry whose slug an operation takes. */
export function findSluggedKind(operation: string): SluggedKind | null {
  return Object.values(VARIABLES[operation] ?? {})[0] ?? null;
}

/**
 * Creates the translation of slugs (decision 0174): outside the client an entry has the slug of its original, that of
 * the default language, in every language. The service's own slugs are learned from its answers and used in queries.
 */
export function createOriginalSlugs() {
  const own = new Map<string, string>();
  const originals = new Map<string, string>();
  /** The slugs of terms that are the same in their language. */
  const taken = new Set<string>();
  const keyOf = ({ country, language }: Place, kind: SluggedKind, slug: string) =>
    [country, language, kind, slug].join(' ');

  /** An entry with the slug itself in that language takes precedence. */
  function learn(place: Place, kind: SluggedKind, original: string, slug: string): void {
    if (original === slug) own.delete(keyOf(place, kind, original));
    else if (!taken.has(keyOf(place, kind, original))) {
      own.set(keyOf(place, kind, original), slug);
      originals.set([place.country, kind, slug].join(' '), original);
    }
  }

  /** Returns the value itself when no slug in it changes: a catalogue has thousands of objects. */
  function readValue(value: unknown, place: Place, kind: SluggedKind | undefined): unknown {
    if (Array.isArray(value)) {
      const read = value.map((one) => readValue(one, place, kind));
      return read.every((one, index) => one === value[index]) ? value : read;
    }
    if (!isFields(value)) return value;
    const changed: Record<string, unknown> = {};
    for (const name in value) {
      if (name === 'translations') continue;
      const read = readValue(value[name], place, LISTS[name] ?? (name === 'nodes' ? kind : undefined));
      if (read !== value[name]) changed[name] = read;
    }
    const field = kind === 'jobs' ? 'jobId' : 'slug';
    const given = value[field];
    if (kind !== undefined && typeof given === 'string') {
      const slug = readSlug(value, parseSlug(given), place, kind);
      if (slug !== given) changed[field] = slug;
    }
    return Object.keys(changed).length === 0 ? value : { ...value, ...changed };
  }

  function readSlug(node: Fields, slug: string, place: Place, kind: SluggedKind): string {
    const { country, language } = place;
    if (language === defaultLanguage) {
      for (const one of listTranslations(node)) {
        const other = readLanguage(one) ?? ONLY_OTHER;
        const there = readTranslation(one);
        if (other !== null && other !== language && there !== null)
          learn({ country, language: other }, kind, slug, there);
      }
      return slug;
    }
    const fromAnswer = findOriginalSlug(node, language);
    // Not every answer has translations.
    const original =
      fromAnswer ?? originals.get([country, kind, slug].join(' ')) ?? withoutEnding(slug, language, kind);
    if (original !== slug && taken.has(keyOf(place, kind, original))) return slug;
    if (original === slug && !hasTranslations(kind)) taken.add(keyOf(place, kind, slug));
    learn(place, kind, original, slug);
    return original;
  }

  return {
    /** Reads an answer: gives translations the slugs of their originals. */
    read: <Answer extends object>(answer: Answer, place: Place): Answer =>
      readValue(answer, place, undefined) as Answer,

    /** Writes variables as the service knows them. */
    write: (operation: string, variables: Fields, place: Place): Fields => {
      const kinds = VARIABLES[operation];
      if (kinds === undefined || place.language === defaultLanguage) return variables;
      const ownOf = (kind: SluggedKind, slug: unknown) =>
        typeof slug === 'string' ? (own.get(keyOf(place, kind, slug)) ?? slug) : slug;
      return Object.fromEntries(
        Object.entries(variables).map(([name, value]) => {
          const kind = kinds[name];
          if (kind === undefined) return [name, value];
          return [name, Array.isArray(value) ? value.map((one) => ownOf(kind, one)) : ownOf(kind, value)];
        }),
      );
    },

    /** The original's slug, from a slug of another language in a country's service; null when none is known. */
    originalOf: (country: CountryCode, kind: SluggedKind, slug: string): string | null =>
      originals.get([country, kind, parseSlug(slug)].join(' ')) ?? null,
  };
}

/** Whether both extensions report its translations. */
function hasTranslations(kind: SluggedKind): boolean {
  return kind === 'products' || kind === 'posts';
}

/** WPML's ending: `hair-care-ar`. Terms have no translations in the public extension, nor have rows of a group. */
function withoutEnding(slug: string, language: LanguageCode, kind: SluggedKind): string {
  return !hasTranslations(kind) && slug.endsWith(`-${language}`) ? slug.slice(0, -language.length - 1) : slug;
}
