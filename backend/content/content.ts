/** A content folder once loaded: the lists of all its files, joined. */
import type { z } from 'zod';
import type { LanguageCode } from '../../contract/languages.ts';
import type {
  facetsFile,
  ingredientsFile,
  marketplacesFile,
  oneLanguageFile,
  productTypesFile,
} from './schema/catalogue.ts';
import type { text } from './schema/fields.ts';
import type { MenuItemContent } from './schema/menu.ts';
import type { pagesFile } from './schema/page.ts';
import type { awardsFile, campaignsFile, locationsFile, postsFile, shopsFile, tagsFile } from './schema/posts.ts';
import type { rangeFile } from './schema/range.ts';
import type { specificationsFile } from './schema/specifications.ts';

export type Text = z.output<typeof text>;
type FileBound = { file: string };

export type BrandContent = z.output<typeof rangeFile>['brand'] & FileBound;
export type ProductContent = z.output<typeof rangeFile>['products'][number] &
  FileBound & {
    /** Slug of its brand. */
    brand: string;
    /** `{brand}-{slug}`, its slug on the site. */
    fullSlug: string;
    /** Place in its file, from 0. */
    position: number;
    /** Full slug of the product whose pictures it shows, when it has none of its own. */
    picturedAs?: string;
  };
type CategoryContent = z.output<typeof productTypesFile>['categories'][number];
export type ProductTypeContent = CategoryContent['types'][number];
export type IngredientContent = z.output<typeof ingredientsFile>['ingredients'][number];
export type NamedContent = z.output<typeof tagsFile>['tags'][number];
type MarketplacesContent = z.output<typeof marketplacesFile>['marketplaces'];
export type PageContent = z.output<typeof pagesFile>['pages'][number] & FileBound;
type PostContent = z.output<typeof postsFile>['posts'][number] &
  FileBound & { category: z.output<typeof postsFile>['category'] };
export type CampaignContent = z.output<typeof campaignsFile>['campaigns'][number];
export type LocationContent = z.output<typeof locationsFile>['locations'][number];
export type ShopContent = z.output<typeof shopsFile>['locations'][number];
type AwardContent = z.output<typeof awardsFile>['awards'][number];
type OneLanguageContent = z.output<typeof oneLanguageFile>['products'][number] & { language: LanguageCode };

export type { MenuItemContent };

export type SpecificationsContent = z.output<typeof specificationsFile>;

export type Content = {
  /** In their order. */
  brands: BrandContent[];
  /** In file order within a brand. */
  products: ProductContent[];
  categories: CategoryContent[];
  ingredients: IngredientContent[];
  facets: z.output<typeof facetsFile>['facets'] | null;
  regimens: NamedContent[];
  productTags: NamedContent[];
  marketplaces: Partial<MarketplacesContent>;
  menus: { primary: MenuItemContent[]; footer: MenuItemContent[]; quickLinks: MenuItemContent[] };
  pages: PageContent[];
  posts: PostContent[];
  campaigns: CampaignContent[];
  locations: LocationContent[];
  shops: ShopContent[];
  awards: AwardContent[];
  /** Tags of posts and campaigns. */
  postTags: NamedContent[];
  oneLanguage: OneLanguageContent[];
  /** The texts of the packs; null if the folder has none. */
  specifications: SpecificationsContent | null;
  /** Other words people use for things, by slug. */
  searchWords: Record<string, string[]>;
};
