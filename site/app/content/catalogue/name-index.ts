import { foldText, foldWords } from '../../../../contract/fold.ts';
import { likeness, trigrams } from '../../words/likeness.ts';
import { createSlugIndex, type SlugIndex } from './addresses.ts';
import type { CatalogueItem } from './catalogue-index.server.ts';
import { createVocabulary } from './spelled-words.ts';

/** A named list of products: a brand, a product type or category, an ingredient. */
export type Name = {
  kind: 'brand' | 'category' | 'type' | 'ingredient';
  slug: string;
  name: string;
  /** The number of products. */
  count: number;
};

/** Builds the page path of a name: a brand, a product type, or the products with an ingredient. */
export function buildNamePath({ kind, slug }: Pick<Name, 'kind' | 'slug'>): string {
  if (kind === 'brand') return `/brands/${slug}`;
  return kind === 'ingredient' ? `/plp?ingredient=${encodeURIComponent(slug)}` : `/${slug}`;
}

/** Suggestions for words that find nothing: a corrected phrase, and similar names. */
export type Nearest = { phrase: string | null; names: Name[] };

export type NameIndex = {
  /** Finds the names and products whose words start with the typed ones, best first. */
  suggest: (key: string, limits: { names: number; products: number }) => { names: Name[]; products: CatalogueItem[] };
  /** Finds suggestions for words that found nothing. */
  findNearest: (key: string, limit: number) => Nearest;
  /** Lists the names with the most products. */
  listPopular: (kind: Name['kind'], limit: number) => Name[];
  /** Names and products by the words of their addresses. */
  addresses: SlugIndex<Name | CatalogueItem>;
};

/** Products processed before other work gets a turn: about two milliseconds. */
const SLICE = 100;
const MIN_ALIKE = 0.34;

type Entry<Value> = { value: Value; name: string; words: string; isFavoured: boolean };

/**
 * Creates the index of a locale's names from its products, in menu order, and its names, in display order. Products are
 * also found by the words of their terms if `termsOf` returns those of the product at a position.
 */
export async function createNameIndex(
  products: readonly CatalogueItem[],
  names: readonly Name[],
  nextTurn: () => Promise<void>,
  termsOf: (place: number) => readonly string[] = () => [],
): Promise<NameIndex> {
  const vocabulary = createVocabulary();
  const addresses = createSlugIndex<Name | CatalogueItem>();
  const nameEntries = names.map((name): Entry<Name> => {
    vocabulary.add(name.name);
    addresses.add(name, name.slug);
    return buildEntry(name, name.name, [name.slug], false);
  });
  // Many products share a term: each is folded once.
  const foldedTerms = new Map<string, string>();
  function foldTerm(term: string): string {
    const known = foldedTerms.get(term);
    if (known !== undefined) return known;
    vocabulary.add(term);
    const folded = foldText(term);
    foldedTerms.set(term, folded);
    return folded;
  }
  const productEntries: Entry<CatalogueItem>[] = [];
  for (const [place, product] of products.entries()) {
    const around = [product.brand?.name ?? '', product.type?.name ?? '', product.slug];
    const entry = buildEntry(product, product.name, around, product.tags.includes('best-seller'));
    productEntries.push({ ...entry, words: [entry.words, ...termsOf(place).map(foldTerm)].join(' ') });
    vocabulary.add(product.name);
    addresses.add(product, product.slug);
    if (place % SLICE === SLICE - 1) await nextTurn();
  }
  const nearby = nameEntries.map((entry) => ({ ...entry, parts: [entry.name, ...slugText(entry)].map(trigrams) }));

  function suggest(key: string, limits: { names: number; products: number }) {
    const typed = foldWords(key);
    return {
      names: findBest(nameEntries, typed, limits.names),
      products: findBest(productEntries, typed, limits.products),
    };
  }

  function findNearest(key: string, limit: number): Nearest {
    const typed = foldWords(key);
    const parts = trigrams(typed.join(' '));
    const alike = nearby
      .map(({ value, parts: own }) => ({ value, score: Math.max(...own.map((one) => likeness(parts, one))) }))
      .filter(({ score }) => score >= MIN_ALIKE)
      .sort((one, other) => other.score - one.score);
    return { phrase: correct(typed), names: alike.slice(0, limit).map(({ value }) => value) };
  }

  /** Replaces each unknown word by the most similar one; null when nothing changes or no product has all of them. */
  function correct(typed: readonly string[]): string | null {
    const meant = [
      ...new Set(typed.flatMap((word) => (vocabulary.has(word) ? [word] : (vocabulary.findNearest(word) ?? [])))),
    ];
    if (meant.length === 0 || meant.join(' ') === typed.join(' ')) return null;
    const isThere = [...productEntries, ...nameEntries].some(({ words }) => hasAll(words, meant));
    return isThere ? meant.map(vocabulary.spell).join(' ') : null;
  }

  function listPopular(kind: Name['kind'], limit: number): Name[] {
    const ofKind = names.filter((name) => name.kind === kind);
    return [...ofKind].sort((one, other) => other.count - one.count).slice(0, limit);
  }

  return { suggest, findNearest, listPopular, addresses };
}

function buildEntry<Value>(value: Value, text: string, around: readonly string[], isFavoured: boolean): Entry<Value> {
  const name = foldWords(text).join(' ');
  return { value, name, words: ` ${name} ${around.flatMap(foldWords).join(' ')}`, isFavoured };
}

function slugText({ value, name }: Entry<Name>): string[] {
  const text = foldWords(value.slug).join(' ');
  return text === name ? [] : [text];
}

function hasAll(words: string, typed: readonly string[]): boolean {
  return typed.every((word) => words.includes(` ${word}`));
}

/** Names that start as typed first, then names that contain it, then the rest; favoured ones first among equals. */
function findBest<Value>(entries: readonly Entry<Value>[], typed: readonly string[], limit: number): Value[] {
  if (typed.length === 0) return [];
  const start = typed.join(' ');
  const places: Value[][] = [[], [], [], [], [], []];
  for (const { value, name, words, isFavoured } of entries) {
    if (!hasAll(words, typed)) continue;
    const fit = name.startsWith(start) ? 0 : hasAll(` ${name}`, typed) ? 2 : 4;
    places[fit + (isFavoured ? 0 : 1)]?.push(value);
  }
  return places.flat().slice(0, limit);
}
