import type { ContentChangesQuery } from '../generated/graphql.ts';

/** What is listed of a kind of content: what is known of each entry, by its id. */
export type Listed = ReadonlyMap<string, string>;
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

/** Reads the state of a locale's content. */
export function readState(answer: ContentChangesQuery): ContentState {
  const listOf = (kind: Kind): Listed =>
    new Map((answer[kind]?.nodes ?? []).flatMap((node) => ('id' in node ? [[node.id, JSON.stringify(node)]] : [])));
  return Object.fromEntries(KINDS.map((kind) => [kind, listOf(kind)])) as ContentState;
}

/** Lists the tags of what has changed between two states of a country's content, as a notice would name them. */
export function listChangedTags(country: string, before: ContentState, after: ContentState): string[] {
  return KINDS.flatMap((kind) => {
    const [old, now] = [before[kind], after[kind]];
    const changed = [...now.keys()].filter((id) => old.get(id) !== now.get(id));
    const gone = now.size < WHOLE_PAGE ? [...old.keys()].filter((id) => !now.has(id)) : [];
    if (changed.length + gone.length === 0) return [];
    const isAnotherList = gone.length > 0 || changed.some((id) => !old.has(id));
    const { lists, lookups } = OPERATIONS[kind];
    return [...changed, ...gone, ...lists, ...(isAnotherList ? lookups : [])].map((name) => `${country}:${name}`);
  });
}
