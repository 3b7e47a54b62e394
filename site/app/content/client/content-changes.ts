import type { ContentChangesQuery } from '../generated/graphql.ts';

/** What is listed of a kind of content: what is known of each entry, by its id, and whether all entries are. */
export type Listed = { entries: ReadonlyMap<string, string>; isWhole: boolean };
export type ContentState = Readonly<Record<Kind, Listed>>;

type Kind = keyof typeof OPERATIONS;

/**
 * The operations that show each kind: `lists` of many entries, which any change of one may concern, and `lookups` by name,
 * which know the entry by its id and are concerned only when one comes or goes.
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
    lookups: ['getProduct'],
  },
  menuItems: { lists: ['GetMenu', 'GetFooterMenuData', 'GetQuickLinksMenu'], lookups: [] },
  productCategories: {
    lists: ['GetProductFilters', 'brandsData', 'categoryChildren', 'getProductCategories'],
    lookups: ['getBrandHero', 'getSeoMetaForCatrgories', 'productTypeCategoryPage'],
  },
  ingredients: { lists: ['ingredientsData'], lookups: [] },
} satisfies Partial<Record<keyof ContentChangesQuery, { lists: readonly string[]; lookups: readonly string[] }>>;

const KINDS = Object.keys(OPERATIONS) as Kind[];
/** A list as long as a page goes on: an entry that is not on it may only have been pushed off. */
const WHOLE_PAGE = 100;

/** A list of entries, which in menus and category trees have lists of their own. */
type List = { nodes: readonly Entry[] } | null | undefined;
type Entry = { id?: string; children?: List; childItems?: List };

/** Reads the state of a locale's content. */
export function readState(answer: ContentChangesQuery): ContentState {
  const listOf = (kind: Kind): Listed => {
    const lists = listAll(answer[kind]);
    const entries = lists
      .flat()
      .flatMap(({ children, childItems, ...own }): [string, string][] =>
        own.id === undefined ? [] : [[own.id, JSON.stringify(own)]],
      );
    return { entries: new Map(entries), isWhole: lists.every(({ length }) => length < WHOLE_PAGE) };
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, listOf(kind)])) as ContentState;
}

/** Lists a list and those within it. */
function listAll(list: List): (readonly Entry[])[] {
  const nodes = list?.nodes ?? [];
  return [
    nodes,
    ...nodes.flatMap(({ children, childItems }) => [children, childItems].flatMap((one) => (one ? listAll(one) : []))),
  ];
}

/** Lists the tags of what has changed between two states of a country's content, as a notice would name them. */
export function listChangedTags(country: string, before: ContentState, after: ContentState): string[] {
  return KINDS.flatMap((kind) => {
    const [old, now] = [before[kind].entries, after[kind].entries];
    const changed = [...now.keys()].filter((id) => old.get(id) !== now.get(id));
    const gone = after[kind].isWhole ? [...old.keys()].filter((id) => !now.has(id)) : [];
    if (changed.length + gone.length === 0) return [];
    const isAnotherList = gone.length > 0 || changed.some((id) => !old.has(id));
    const { lists, lookups } = OPERATIONS[kind];
    return [...changed, ...gone, ...lists, ...(isAnotherList ? lookups : [])].map((name) => `${country}:${name}`);
  });
}
