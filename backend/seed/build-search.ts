import { foldText, foldWords } from '../../contract/fold.ts';
import { everyTranslation } from '../../contract/languages.ts';
import type { Content, Text } from '../content/content.ts';
import type { Json } from '../db/json.ts';
import type { EntryRow } from '../db/schema/entries.ts';
import type { SearchDocumentRow, SearchWordRow } from '../db/schema/search.ts';
import { buildPlace } from '../search/place.ts';
import { plainText } from '../search/plain-text.ts';
import type { SiteRows } from './site.ts';

/** Builds the documents that search reads: products, pages, posts, campaigns, locations and awards, folded. */
export function buildSearchDocuments(content: Content, rows: SiteRows): SearchDocumentRow[] {
  const lexicon = createLexicon(content);
  const slugs = new Map(rows.terms.map((term) => [term.id, term.slug]));
  const names = Map.groupBy(rows.products, (product) => product.translation);
  const products = new Map(content.products.map((product) => [product.fullSlug, product]));
  const sources = new Map(content.oneLanguage.map(({ product, slug }) => [slug, product]));

  const productDocuments = rows.products.map((row): SearchDocumentRow => {
    const source = products.get(sources.get(row.slug) ?? row.slug);
    const versions = names.get(row.translation) ?? [row];
    const [leading = '', ...others] = source?.ingredients ?? [];
    const tags = row.tags.flatMap((id) => slugs.get(id) ?? []);
    const type = source?.type ?? '';
    const words = [...others, ...tags, ...(source?.regimens ?? [])].flatMap(lexicon.wordsOf);
    const keywords = source?.keywords ? everyTranslation(source.keywords).flat() : [];
    return {
      country: row.country,
      language: row.language,
      kind: 'product',
      node: row.id,
      place: buildPlace(row.country, row.language, 'product'),
      position: row.menuOrder,
      name: buildNames(versions, [type, leading, ...others].map(lexicon.wordsOf)),
      brand: joinWords([source?.brand ?? '', type, leading].flatMap(lexicon.wordsOf)),
      words: joinWords([...words, ...keywords, ...lexicon.wordsOfCategory(type)]),
      body: joinWords([
        plainText(row.shortDescription),
        plainText(row.description),
        ...textsOf(row.fields.productDetails ?? null),
      ]),
    };
  });
  const entryDocuments = rows.entries.map(
    (row): SearchDocumentRow => ({
      country: row.country,
      language: row.language,
      kind: row.type,
      node: row.id,
      place: buildPlace(row.country, row.language, row.type),
      // Newest first among equal matches.
      position: -Math.floor(Date.parse(`${row.date.replace(' ', 'T')}Z`) / 86_400_000),
      name: foldText(row.title),
      brand: '',
      words: joinWords(row.tags.flatMap((id) => lexicon.wordsOf(slugs.get(id) ?? ''))),
      body: joinWords([plainText(row.excerpt), plainText(row.content), ...groupTexts(row)]),
    }),
  );
  return [...productDocuments, ...entryDocuments];
}

/** Every word of the documents, with the number of names, brands and word lists that contain it. */
export function buildSearchWords(documents: Iterable<SearchDocumentRow>): SearchWordRow[] {
  const weights = new Map<string, number>();
  for (const { name, brand, words, body } of documents) {
    for (const word of new Set(`${name} ${brand} ${words}`.split(/\s/)))
      weights.set(word, (weights.get(word) ?? 0) + 1);
    for (const word of body.split(' ')) if (!weights.has(word)) weights.set(word, 0);
  }
  return [...weights]
    .filter(([word]) => word.length > 1 && !/^\d+$/.test(word))
    .map(([word, weight]) => ({ word, weight }));
}

/**
 * Builds the names of a product: one line per language, and one for synonyms of the things in its name, so that
 * `روزماري` finds products named after rosemary first.
 */
function buildNames(versions: readonly { name: string }[], things: readonly string[][]): string {
  const names = [...new Set(versions.map((version) => foldText(version.name)))];
  const named = things.filter((words) =>
    words.some((word) => names.some((name) => ` ${name} `.includes(` ${foldText(word)} `))),
  );
  const others = joinWords(named.flat());
  return (others === '' ? names : [...names, others]).join('\n');
}

/** Collects the names and synonyms of brands, product types, ingredients, moments and tags, in both languages. */
function createLexicon(content: Content) {
  const words = new Map<string, string[]>();
  function add(slug: string, ...texts: string[]) {
    words.set(slug, [...(words.get(slug) ?? []), ...texts]);
  }
  const named = (items: readonly { slug: string; name: Text }[]) => {
    for (const { slug, name } of items) add(slug, ...everyTranslation(name));
  };
  named(content.brands);
  for (const brand of content.brands) add(brand.slug, ...brand.legacySlugs);
  named(content.ingredients);
  for (const ingredient of content.ingredients) add(ingredient.slug, ingredient.botanical);
  named(content.regimens);
  named([...content.productTags, ...content.postTags]);
  for (const category of content.categories) named([category, ...category.types]);
  for (const [slug, synonyms] of Object.entries(content.searchWords)) add(slug, ...synonyms);
  const categories = new Map(
    content.categories.flatMap((category) => category.types.map((type) => [type.slug, category.slug])),
  );
  const wordsOf = (slug: string): string[] => words.get(slug) ?? [];
  return { wordsOf, wordsOfCategory: (type: string) => wordsOf(categories.get(type) ?? '') };
}

function joinWords(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(foldWords))].join(' ');
}

function groupTexts(row: EntryRow): string[] {
  const { seo: _, ...groups } = row.fields;
  return textsOf(groups);
}

/** Every text in a field group that readers see. */
function textsOf(value: Json): string[] {
  if (typeof value === 'string') return /^(https?:|\/|#[0-9a-f]{6}$)/.test(value) ? [] : [plainText(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}
