import { crc32 } from 'node:zlib';
import type { ContentChangesQuery } from '../generated/graphql.ts';

/** The checksums of a kind's listed entries by id, and whether the list is complete. */
type Listed = { entries: ReadonlyMap<string, number>; isWhole: boolean };
/** The last state of each kind; kinds that were never answered are missing. */
export type ContentState = Readonly<Partial<Record<Kind, Listed>>>;

type Kind = keyof typeof OPERATIONS;

/**
 * The operations that show each kind: `lists` of many entries, which a change of any of them may affect, and `lookups`
 * by name, which know the entry's id and are affected only when one is added or removed.
 */
export const OPERATIONS = {
  // biome-ignore format: a list of words reads better in rows
  pages: {
    lists: ['getPages'],
    lookups: [
      'CatalogsPage', 'Disclaimer', 'HomePage', 'Leadership', 'Nature', 'PrivacyPolicy', 'Responsibility', 'Story',
      'companyHealthHub', 'getBrandsPage', 'getInvestor', 'getJoin', 'getLifeAtCompany', 'getenquiry', 'gethire',
      'ingredientsData', 'newsAndMedia', 'pageByName', 'pageGroups', 'pressReleases', 'pageByUri',
    ],
  },
  posts: {
    lists: ['HomePage', 'companyHealthHub', 'getPosts', 'newsAndMedia', 'pressReleases', 'siteIndexPosts'],
    lookups: ['singleBlog'],
  },
  campaigns: {
    lists: ['Responsibility', 'campaigns', 'campaignsByBrand', 'newsAndMedia', 'siteIndexPosts'],
    lookups: [],
  },
  locations: { lists: ['ourLocations'], lookups: [] },
  awards: { lists: ['HomePage'], lookups: [] },
  products: {
    lists: ['getProducts', 'getProductsByBrand', 'hasProducts', 'productTypeCategoryPage'],
    lookups: ['getProduct', 'hasProduct'],
  },
  menuItems: { lists: ['GetMenu', 'GetFooterMenuData', 'GetQuickLinksMenu'], lookups: [] },
  productCategories: {
    lists: ['GetProductFilters', 'brandsData', 'categoryChildren', 'getProductCategories'],
    lookups: ['getBrandHero', 'getSeoMetaForCatrgories', 'productTypeCategoryPage'],
  },
  ingredients: { lists: ['ingredientsData'], lookups: [] },
} satisfies Partial<Record<keyof ContentChangesQuery, { lists: readonly string[]; lookups: readonly string[] }>>;

const KINDS = Object.keys(OPERATIONS) as Kind[];
/** A full page may not be the whole list: an entry that is not on it may only have been pushed off. */
const WHOLE_PAGE = 100;

/** A list of entries; in menus and category trees, these have lists of their own. */
type List = { nodes: readonly Entry[]; pageInfo?: unknown } | null | undefined;
type Entry = { id?: string; children?: List; childItems?: List };

/** Reads the state of a locale's content. Kinds that were not queried, or not answered, keep their former state. */
export function readState(answer: ContentChangesQuery, before: ContentState = {}): ContentState {
  const listOf = (kind: Kind): Listed | undefined => {
    if (isMissing(answer[kind])) return before[kind];
    const lists = listAll(answer[kind]);
    const entries = lists
      .flatMap((list) => list?.nodes ?? [])
      .flatMap(({ children, childItems, ...own }): [string, number][] =>
        own.id === undefined ? [] : [[own.id, crc32(JSON.stringify(own))]],
      );
    const former = lists.every((list) => !isMissing(list)) ? [] : (before[kind]?.entries ?? []);
    return {
      entries: new Map([...former, ...entries]),
      isWhole: lists.every((list) => (list?.nodes.length ?? 0) < WHOLE_PAGE),
    };
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, listOf(kind)])) as ContentState;
}

/**
 * Whether a list was left out, or is null: cleaning then adds an empty one with `pageInfo`, which the query does not
 * request.
 */
function isMissing(list: List): boolean {
  return !list || 'pageInfo' in list;
}

/** Lists a list and those within it. */
function listAll(list: List): List[] {
  const inside = (list?.nodes ?? []).flatMap(({ children, childItems }) =>
    [children, childItems].flatMap((one) => (one === undefined ? [] : listAll(one))),
  );
  return [list, ...inside];
}

/** Lists the tags that changed between two states of a country's content, as a notice would name them. */
export function listChangedTags(country: string, before: ContentState, after: ContentState): string[] {
  return KINDS.flatMap((kind) => {
    const old = before[kind]?.entries;
    const { entries: now, isWhole } = after[kind] ?? {};
    if (old === undefined || now === undefined) return [];
    const changed = [...now.keys()].filter((id) => old.get(id) !== now.get(id));
    const gone = isWhole ? [...old.keys()].filter((id) => !now.has(id)) : [];
    if (changed.length + gone.length === 0) return [];
    const isAnotherList = gone.length > 0 || changed.some((id) => !old.has(id));
    const { lists, lookups } = OPERATIONS[kind];
    return [...changed, ...gone, ...lists, ...(isAnotherList ? lookups : [])].map((name) => `${country}:${name}`);
  });
}
